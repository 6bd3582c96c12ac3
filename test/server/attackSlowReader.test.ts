import { connect, type Socket } from 'node:net';
import { RULES_VERSION } from '../../src/rules/version';
import { ask, begun, say, seated } from './attack/guest';
import { frame, TEXT, until } from './attack/rawLine';
import { openTarget, type Target } from './attack/target';

/** Who asks for long answers and reads none. Measured is the house, in a process of its own. */

const LINES = 50;
const MIB = 2 ** 20;
const MOST_GROWN = 100 * MIB;
const SAID = 200;
/** So many have to be cut before the house is believed to stay small: what the network itself holds comes first. */
const ENOUGH_CUT = LINES;

let target: Target;
const open = new Set<Socket>();
let isOver = false;

beforeAll(async () => {
  target = await openTarget('attacked-reading', { CHATS_PER_MINUTE: '10000', SOCKETS_PER_ADDRESS: '1000' });
});
afterAll(async () => {
  isOver = true;
  for (const socket of open) socket.destroy();
  await target.close();
});

const metric = async (name: RegExp): Promise<number> =>
  Number(name.exec((await ask(target.url, ['GET', '/metrics'])).text)?.[1] ?? 0);
const memory = (): Promise<number> => metric(/^process_resident_memory_bytes (\d+)/m);
const cut = (): Promise<number> => metric(/^tiletum_refused_packets_total\{reason="slowReader"\} (\d+)/m);

/** A table whose chat is full: 150 kB for whoever comes to it. */
async function talkative(): Promise<string> {
  const [host] = await begun(target.url);
  const socket = await seated(target.url, host);
  for (let n = 0; n < SAID; n += 1)
    expect(await say(socket, 'chat', 'é'.repeat(400))).toEqual({ done: true });
  socket.disconnect();
  return host.id;
}

/** Asks for all of it again and again, says that it lives, and never reads; where it is cut it comes back. */
function attack(id: string): void {
  if (isOver) return;
  const { hostname, port } = new URL(target.url);
  const socket = connect(Number(port), hostname);
  open.add(socket);
  const text = (packet: string): void => {
    if (socket.writable) socket.write(frame(Buffer.from(packet), TEXT));
  };
  socket.write(
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\n` +
      'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  socket.once('data', () => {
    socket.pause();
    text('40/tiletum,');
  });
  let n = 0;
  const asking = setInterval(() => {
    n += 1;
    text(`42/tiletum,${n}["sync","${id}",null,null,0,${RULES_VERSION}]`);
    if (n % 20 === 0) text('3');
  }, 50);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(asking);
    open.delete(socket);
    setTimeout(() => attack(id), 100);
  });
}

test('fifty who don’t read are cut, and the house stays small', async () => {
  const id = await talkative();
  const before = await memory();
  for (let n = 0; n < LINES; n += 1) attack(id);
  let most = before;
  await until(async () => {
    most = Math.max(most, await memory());
    return (await cut()) >= ENOUGH_CUT;
  }, 60_000);
  expect(most - before).toBeLessThan(MOST_GROWN);
  await target.stands();
});
