import { lineOf } from '../../src/table/online/lines';
import { openingOutcomes, optionsOf } from '../../src/table/record';
import { aMatch, expectRefusals } from './match';

expectRefusals();

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const KILOBYTE = 1024;
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** What the house keeps of a match: how it began, and its lines. */
const kept = (match: ReturnType<typeof aMatch>) => ({
  options: optionsOf(match.G()),
  opening: openingOutcomes(match.stored()),
  lines: match.log().flatMap(entry => (entry.automatic ? [] : [lineOf(entry)])),
});

test('the state of four players stays small throughout a game, and so does what is stored of it', () => {
  const match = aMatch({ seed: 6 });
  let largest = 0;
  while (match.random()) largest = Math.max(largest, bytes(match.G()));
  const stored = kept(match);
  print(`largest state ${largest} bytes, a whole game stored in ${bytes(stored)} bytes`);
  expect(match.G().ranking).toBeDefined();
  expect(stored.lines.length).toBeGreaterThan(100);
  expect(largest).toBeLessThanOrEqual(16 * KILOBYTE);
  expect(bytes(stored)).toBeLessThanOrEqual(96 * KILOBYTE);
});

test('a turn of thirty steps adds no more than its lines', () => {
  const match = aMatch({
    arrange: it => it.players.forEach(({ goods }) => (goods.gold = 80)),
  });
  const before = bytes(kept(match));
  for (let step = 0; step < 35; step++) match.make({ type: 'buy', resource: 'food' });
  expect(match.G().undoable).toBe(35);
  const added = bytes(kept(match)) - before;
  print(`stored for 35 steps: ${added} bytes`);
  expect(added).toBeGreaterThan(35);
  expect(added).toBeLessThanOrEqual(35 * 40);
});
