import { activeSeat } from '../../src/rules/model';
import { below, seededNumbers } from '../../src/rules/chance';
import { legalMoves } from '../../src/rules/moves';
import {
  beginTable,
  logEntriesOf,
  follow,
  guess,
  mayDo,
  type FollowedTable,
} from '../../src/table/online/follow';
import { lineOf, parseAct, parseLine, printAct, type Act } from '../../src/table/online/lines';
import { openingOutcomes, optionsOf } from '../../src/table/record';
import { aMatch, expectRefusals } from './match';

expectRefusals();

/** A game at random in the framework itself, with a step back now and then; every line of it, and how it ended. */
function played(seed: number, players: number) {
  const match = aMatch({ players, seed });
  const start = { options: optionsOf(match.stored().G), opening: openingOutcomes(match.stored()) };
  const whim = seededNumbers(seed + 7);
  const lines: string[] = [];
  for (let steps = 0; steps < 400 && !match.stored().G.ranking; steps += 1) {
    const before = match.stored();
    const moves = legalMoves(before.G, activeSeat(before.G) ?? 0);
    const move = moves[below(moves.length, whim)];
    if (before.G.undoable > 0 && below(4, whim) === 0) match.client.undo();
    else if (move) match.make(move);
    const [entry] = match.stored().deltalog ?? [];
    if (entry && match.stored()._stateID > before._stateID) lines.push(lineOf(entry));
  }
  return { start, lines, state: match.stored().G };
}

test.each([
  [1, 2],
  [2, 3],
  [3, 4],
])('a game goes over the wire as lines, and comes out as it was (seed %d, %d players)', (seed, players) => {
  const { start, lines, state } = played(seed, players);
  expect(lines.length).toBeGreaterThan(50);
  const table = lines.reduce(follow, beginTable(JSON.parse(JSON.stringify(start)) as typeof start));
  expect(JSON.stringify(table.G)).toBe(JSON.stringify(state));
  expect(table._stateID).toBe(lines.length);
});

test('every line is one line, and says who, what and what came out', () => {
  for (const line of played(4, 3).lines) {
    const { seat, act } = parseLine(line);
    expect(line).toMatch(new RegExp(`^${seat} ${printAct(act)}( > [\\w -]+)?$`));
    expect(parseAct(printAct(act))).toEqual(act);
  }
});

test('each line gives its entry to the log', () => {
  const { start, lines } = played(5, 2);
  let table: FollowedTable = beginTable(start);
  for (const line of lines) {
    table = follow(table, line);
    expect(logEntriesOf(table).map(lineOf)[0]).toBe(line);
  }
});

test.each([
  '',
  '0',
  '0 nothing',
  'x pass',
  '0 pass > 1',
  '9 pass',
  '0 undo',
  '0 redo',
  '0 constructor',
  '0 pass\n0 pass',
])('%j does not fit, and is not followed', line => {
  const { start } = played(1, 2);
  expect(() => follow(beginTable(start), line)).toThrow();
});

test('what is guessed is what comes, and where chance has a say nothing is guessed', () => {
  const { start, lines } = played(6, 3);
  let table: FollowedTable = beginTable(start);
  let guessed = 0;
  for (const line of lines) {
    const { seat, act } = parseLine(line);
    const foreseen = guess(table, seat, act);
    table = follow(table, line);
    if (foreseen) expect(JSON.stringify(foreseen.G)).toBe(JSON.stringify(table.G));
    if (line.includes('>')) expect(foreseen).toBeUndefined();
    guessed += foreseen ? 1 : 0;
  }
  expect(guessed).toBeGreaterThan(lines.length / 2);
});

test('what a seat may not do is not guessed', () => {
  const { start } = played(1, 2);
  const table = beginTable(start);
  const other = 1 - (activeSeat(table.G) ?? 0);
  const acts: Act[] = [{ type: 'undo' }, { type: 'redo' }, { type: 'pass' }];
  for (const act of acts) {
    expect(mayDo(table, other, act)).toBe(false);
    expect(guess(table, other, act)).toBeUndefined();
  }
});
