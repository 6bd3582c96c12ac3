import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A web socket byte by byte: what no browser sends can be sent with it. */

export const TEXT = 1;
export const BINARY = 2;

export interface RawLine {
  send(text: string | Buffer, opcode?: number): void;
  /** Bytes as they are, without a frame. */
  bytes(bytes: Buffer): void;
  heard(): string;
  readonly closed: Promise<void>;
  close(): void;
}

export function frame(payload: Buffer, opcode: number): Buffer {
  const { length } = payload;
  const size =
    length < 126
      ? Buffer.from([0x80 | length])
      : length < 65_536
        ? Buffer.from([0x80 | 126, length >> 8, length & 255])
        : Buffer.concat([Buffer.from([0x80 | 127, 0, 0, 0, 0]), uint32(length)]);
  // masked with zeros it is the same
  return Buffer.concat([Buffer.from([0x80 | opcode]), size, Buffer.alloc(4), payload]);
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

export function rawLine(
  url: string,
  { query = 'EIO=4&transport=websocket', headers = '' }: { query?: string; headers?: string } = {},
): Promise<RawLine> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let heard = '';
  const closed = new Promise<void>(resolve => socket.once('close', () => resolve()));
  socket.on('data', chunk => (heard += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(
    `GET /socket.io/?${query} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${headers}\r\n`,
  );
  const raw: RawLine = {
    send: (text, opcode = TEXT) => socket.write(frame(Buffer.from(text), opcode)),
    bytes: bytes => socket.write(bytes),
    heard: () => heard,
    closed,
    close: () => socket.destroy(),
  };
  return new Promise(resolve => {
    socket.once('data', () => resolve(raw));
    void closed.then(() => resolve(raw));
  });
}

/** A raw line that has come to the tables' namespace. */
export async function rawGuest(url: string): Promise<RawLine> {
  const raw = await rawLine(url);
  raw.send('40/tiletum,');
  await until(() => raw.heard().includes('40/tiletum,'));
  return raw;
}

export async function until(isSo: () => boolean | Promise<boolean>, patience = 15_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it did not come to be in time');
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
