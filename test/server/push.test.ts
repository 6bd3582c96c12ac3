import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { WebPushError } from 'web-push';
import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { readConfig } from '../../src/server/config';
import { openHouse, type House } from '../../src/server/house';
import { createLog } from '../../src/server/logs';
import { createMetrics } from '../../src/server/metrics';
import { readSubscription, type PushMessage, type Send } from '../../src/server/push';
import { PROBLEMS } from '../../src/table/online/problems';
import type { Subscription } from '../../src/server/pushStore';
import { actorAt } from './behind';

const SERVICE = 'https://fcm.googleapis.com/fcm/send/';
const browser = (name: string, language = 'en'): Subscription => ({
  endpoint: SERVICE + name,
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  language,
});

interface Sent {
  readonly to: string;
  readonly message: PushMessage;
}

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close();
});

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tiletum-push-'));

/** A house whose notices come here; `answer` is what the service of a browser says. */
async function open(folder = newFolder(), answer: (to: string) => void = () => undefined) {
  const sent: Sent[] = [];
  const reported: string[] = [];
  const send: Send = ({ endpoint }, text) => {
    const to = endpoint.replace(SERVICE, '');
    sent.push({ to, message: JSON.parse(text) as PushMessage });
    answer(to);
    return Promise.resolve();
  };
  const config = readConfig({ DATA_DIR: folder });
  const log = createLog(config, { write: line => void reported.push(line) });
  const house = await openHouse(config, log, createMetrics(), send);
  houses.push(house);
  return { house, sent, reported };
}

/** Ann and Bob sit down. */
async function sitDown({ lobby }: House, firstPlayer = 0) {
  const ann = await lobby.create(
    { name: 'Ann', colour: undefined, kinds: ['person', 'person'], variant: { firstPlayer } },
    false,
  );
  return { ann, bob: await lobby.join(ann.id, 'Bob', undefined) };
}

/** They begin; who has to act first is told. */
async function begin(house: House) {
  const { ann, bob } = await sitDown(house);
  const { lobby, matches } = house;
  await lobby.start(ann.id, ann.token);
  const held = await matches.hold(ann.id);
  if (!held) throw new Error('there is no match');
  /** Whoever decides plays on until it is another seat's turn. */
  const playTurn = async (): Promise<void> => {
    const seat = activeSeat(held.table.G) ?? 0;
    while (activeSeat(held.table.G) === seat) {
      const legal = legalMoves(held.table.G, seat);
      const move = legal.find(({ type }) => type === 'endTurn' || type === 'pass') ?? legal[0];
      if (!move) throw new Error('there is no move');
      await matches.act(ann.id, await actorAt(house, ann.id, seat), held.table._stateID, move);
    }
    await sentOut();
  };
  return { ann, bob, playTurn };
}

const sentOut = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 50));

test.each([
  [0, []],
  [1, ['bob']],
])('when Ann begins and seat %i has the first turn, %j is told', async (firstPlayer, told) => {
  const { house, sent } = await open();
  const { ann, bob } = await sitDown(house, firstPlayer);
  await house.pushes.keep(ann.id, ann.seat, browser('ann'));
  await house.pushes.keep(bob.id, bob.seat, browser('bob'));
  await house.lobby.start(ann.id, ann.token);
  await sentOut();
  expect(sent.map(({ to }) => to)).toEqual(told);
});

test('somebody who is not there is told once when the turn comes, and only at browsers of that seat', async () => {
  const { house, sent } = await open();
  const { ann, bob, playTurn } = await begin(house);
  await house.pushes.keep(ann.id, ann.seat, browser('ann'));
  await house.pushes.keep(bob.id, bob.seat, browser('bob', 'fr'));
  await playTurn();
  expect(sent).toEqual([{ to: 'bob', message: { id: bob.id, host: 'Ann', language: 'fr' } }]);
  await playTurn();
  expect(sent.map(({ to }) => to)).toEqual(['bob', 'ann']);
});

test('a browser that is no more is forgotten, another failure is reported without its address', async () => {
  const { house, sent, reported } = await open(undefined, to => {
    const status = to === 'old' ? 410 : 503;
    throw new WebPushError('no', status, {}, 'body', SERVICE + to);
  });
  const { bob, playTurn } = await begin(house);
  await house.pushes.keep(bob.id, bob.seat, browser('old'));
  await house.pushes.keep(bob.id, bob.seat, browser('busy'));
  await playTurn();
  await playTurn();
  await playTurn();
  expect(sent.map(({ to }) => to).sort()).toEqual(['busy', 'busy', 'old']);
  expect(reported.join()).toContain('push service');
  expect(reported.join()).not.toContain(SERVICE);
});

test('a browser whose keys can’t be read keeps no other from being told, and is reported once', async () => {
  const folder = newFolder();
  const { house, sent, reported } = await open(folder);
  const { bob, playTurn } = await begin(house);
  await house.pushes.keep(bob.id, bob.seat, browser('old'));
  const database = new Database(join(folder, 'tiletum.db'), { timeout: 5000 });
  database.exec(`update pushes set keys = '{"ke'`);
  database.close();
  await house.pushes.keep(bob.id, bob.seat, browser('new'));
  await playTurn();
  await playTurn();
  await playTurn();
  expect(sent.map(({ to }) => to)).toEqual(['new', 'new']);
  expect(reported).toHaveLength(1);
  // who comes with the same browser again is told again
  await house.pushes.keep(bob.id, bob.seat, browser('old'));
  await playTurn();
  await playTurn();
  expect(
    sent
      .map(({ to }) => to)
      .slice(2)
      .sort(),
  ).toEqual(['new', 'old']);
});

test('who wants to hear no more is left alone, and a seat has five browsers at most', async () => {
  const { house, sent } = await open();
  const { bob, playTurn } = await begin(house);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await house.pushes.keep(bob.id, bob.seat, browser(name));
  await house.pushes.forget(bob.id, bob.seat, browser('g').endpoint);
  await playTurn();
  expect(sent).toHaveLength(4);
});

test('the keys of the house stay the same when it opens again', async () => {
  const folder = newFolder();
  const first = await open(folder);
  await houses.pop()?.close();
  const second = await open(folder);
  expect(second.house.pushes.publicKey).toBe(first.house.pushes.publicKey);
  expect(second.house.pushes.publicKey).toMatch(/^[\w-]{87}$/);
});

test('the house talks to push services and to nobody else', () => {
  const { keys } = browser('x');
  const at = (endpoint: unknown) => () => readSubscription({ endpoint, keys });
  expect(at(`${SERVICE}x`)()).toEqual({ endpoint: `${SERVICE}x`, keys, language: 'en' });
  for (const endpoint of [
    ...[
      'http://fcm.googleapis.com/x',
      'https://localhost/x',
      'https://169.254.169.254/',
      'file:///etc/passwd',
    ],
    ...[
      'https://fcm.googleapis.com.example.org/',
      'https://fcm.googleapis.com:22/',
      'https://a@fcm.googleapis.com/',
    ],
    ...[`${SERVICE}${'x'.repeat(1000)}`, 7, undefined],
  ])
    expect(at(endpoint)).toThrow(PROBLEMS.badOptions);
  expect(() => readSubscription({ endpoint: `${SERVICE}x`, keys: { ...keys, auth: 'short' } })).toThrow(
    PROBLEMS.badOptions,
  );
});
