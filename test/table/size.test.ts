import { playerOf } from '../../src/rules/model';
import { pack } from '../../src/table/pack';
import { aMatch, expectRefusals } from './match';

expectRefusals();

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const KILOBYTE = 1024;
const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

test('the state of four players stays small throughout a game', () => {
  const match = aMatch({ seed: 6 });
  let largest = 0;
  let largestStored = 0;
  while (match.random()) {
    largest = Math.max(largest, bytes(match.G()));
    largestStored = Math.max(largestStored, bytes(pack(match.stored())));
  }
  print(`largest state ${largest} bytes, stored ${largestStored} bytes`);
  expect(largest).toBeLessThanOrEqual(16 * KILOBYTE);
  expect(largestStored).toBeLessThanOrEqual(96 * KILOBYTE);
});

test('a turn of thirty steps does not swell what is stored', () => {
  const match = aMatch({
    arrange: state => state.players.forEach((_, seat) => (playerOf(state, seat).goods.gold = 80)),
  });
  for (let step = 0; step < 35; step++) match.make({ type: 'buy', resource: 'food' });
  expect(match.G().undoable).toBe(35);
  const stored = bytes(pack(match.stored()));
  print(`stored after a turn of 35 steps: ${stored} bytes`);
  expect(stored).toBeLessThanOrEqual(96 * KILOBYTE);
});
