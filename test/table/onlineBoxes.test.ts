import { EventEmitter } from 'node:events';
import { RULES_VERSION } from '../../src/rules/version';
import { isAtHand, shelve } from '../../src/rules/shelf';
import { createGame } from '../../src/table/game';
import { openOnlineTable } from '../../src/table/online/follow';
import type { HouseSocket } from '../../src/table/online/entrance';
import { OnlineMatch } from '../../src/table/online/onlineMatch';
import { seeded } from '../../src/rules/chance';
import { optionsFor } from '../../src/tools/step';
import { toy } from '../toy/box';

/** A match of the house that is played with a box: it comes before the lines are followed. */

/** A line to a house that answers with this start. */
class Line extends EventEmitter {
  connected = false;
  readonly io = { engine: { close: (): void => undefined } };
  asked = 0;
  start: unknown;

  connect = (): this => {
    this.connected = true;
    this.emit('connect');
    return this;
  };
  disconnect = (): this => {
    this.connected = false;
    this.emit('disconnect', 'io client disconnect');
    return this;
  };
  timeout = () => ({
    emit: (_event: string, ...args: unknown[]) => {
      this.asked += 1;
      const reply = args.at(-1) as (late: null, answer: unknown) => void;
      const table = { id: 'x', status: 'running', seats: [] };
      reply(null, { rules: RULES_VERSION, table, start: this.start, from: 0, lines: [], chats: [] });
    },
  });
}

const SOON_MS = 20;
const start = {
  options: { ...optionsFor(2), boxes: { toy: { claySoil: true } } },
  opening: [] as readonly (string | number)[],
};

function comeTo(fetchBoxes: (names: readonly string[]) => Promise<void>) {
  const line = new Line();
  line.start = start;
  const match = new OnlineMatch(line as unknown as HouseSocket, { id: 'x' }, SOON_MS, fetchBoxes);
  match.open();
  return { line, match };
}

const aMoment = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 2 * SOON_MS));

test('where the box does not come, it says so and asks again', async () => {
  const wanted: string[] = [];
  const { line, match } = comeTo(names => {
    wanted.push(...names);
    return Promise.reject(new Error('no line'));
  });
  await aMoment();
  expect(wanted.slice(0, 1)).toEqual(['toy']);
  expect(match.moment()).toMatchObject({ table: undefined, problem: { problem: 'boxAway' } });
  expect(line.asked).toBeGreaterThan(1);
  match.close();
});

test('a line that was cut meanwhile is not taken for an open one', async () => {
  let come = (): void => undefined;
  const { line, match } = comeTo(() => new Promise(resolve => (come = resolve)));
  line.disconnect();
  come();
  await aMoment();
  expect(match.moment().line).not.toBe('open');
});

test('the table is laid when the box has come', async () => {
  const { match } = comeTo(() => {
    shelve(toy);
    // what comes out is known to the house alone: here it is drawn with the box at hand
    const drawn = openOnlineTable(createGame(seeded(1)), start.options).start;
    Object.assign(start, drawn);
    return Promise.resolve();
  });
  expect(isAtHand('toy')).toBe(true);
  await aMoment();
  expect(match.moment()).toMatchObject({ line: 'open', problem: undefined });
  expect(match.moment().table?.G.boxes).toHaveProperty('toy');
  match.close();
});
