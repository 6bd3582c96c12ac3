import {
  ForeignOutcome,
  fromNumbers,
  recording,
  replaying,
  seeded,
  type Chance,
  type Outcome,
} from '../../src/rules/chance';

const FACES = [1, 2, 3, 4, 5, 6];
const HUNDRED = Array.from({ length: 100 }, (_, number) => number);

const picks = (chance: Chance, from: readonly Outcome[], count: number): Outcome[] =>
  Array.from({ length: count }, () => chance.pick(from));

/** How far counts are from even: beyond the limit only once in a thousand evenly drawn samples. */
function chiSquare(outcomes: readonly Outcome[], of: readonly Outcome[]): number {
  const even = outcomes.length / of.length;
  const counts = of.map(each => outcomes.filter(outcome => outcome === each).length);
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

/** Chance from exactly these numbers; `left` tells how many were not asked for. */
function numbered(...numbers: number[]) {
  const chance = fromNumbers(() => {
    const number = numbers.shift();
    if (number === undefined) throw new Error('no number is left');
    return number;
  });
  return { ...chance, left: () => numbers.length };
}

describe('chance from a seed', () => {
  test('is the sfc32 generator with its usual warm-up', () => {
    expect(picks(seeded(1), HUNDRED, 12)).toEqual([70, 28, 29, 45, 84, 20, 48, 55, 32, 2, 64, 77]);
    expect(picks(seeded(2026), HUNDRED, 12)).toEqual([28, 44, 1, 25, 50, 53, 52, 85, 16, 91, 23, 48]);
  });

  test('is the same for the same seed and another for another', () => {
    expect(picks(seeded(8), HUNDRED, 50)).toEqual(picks(seeded(8), HUNDRED, 50));
    expect(picks(seeded(8), HUNDRED, 50)).not.toEqual(picks(seeded(9), HUNDRED, 50));
  });

  for (const seed of [1, 2, 77]) {
    test(`rolls evenly, seed ${seed}`, () => {
      expect(chiSquare(picks(seeded(seed), FACES, 6000), FACES)).toBeLessThan(20.5);
    });

    test(`knows no memory, seed ${seed}`, () => {
      const rolls = picks(seeded(seed), FACES, 7200);
      const pairs = rolls.flatMap((roll, at) => (at % 2 ? [`${rolls[at - 1] ?? ''}${roll}`] : []));
      const all = FACES.flatMap(first => FACES.map(second => `${first}${second}`));
      expect(chiSquare(pairs, all)).toBeLessThan(66.6);
    });
  }
});

describe('chance from numbers', () => {
  test('a number picks by its remainder', () => {
    expect(picks(numbered(0, 1, 5, 6, 13), FACES, 5)).toEqual([1, 2, 6, 1, 2]);
  });

  test('numbers of the incomplete last stretch are drawn again', () => {
    const chance = numbered(4294967295, 4294967292, 4294967291, 0);
    expect(chance.pick(FACES)).toBe(6);
    expect(chance.left()).toBe(1);
  });

  test('without an incomplete stretch the highest number counts', () => {
    expect(numbered(4294967295).pick(['a', 'b', 'c', 'd'])).toBe('d');
  });

  test('one of one is that one, none of none', () => {
    expect(numbered(4294967295).pick(['only'])).toBe('only');
    expect(() => numbered(1).pick([])).toThrow('nothing to pick from');
  });
});

test('a recording passes chance through and notes what came out', () => {
  const record = recording(seeded(3));
  expect(record.outcomes).toEqual([]);
  const rolls = picks(record, FACES, 20);
  expect(record.outcomes).toEqual(rolls);
  expect(rolls).toEqual(picks(seeded(3), FACES, 20));
});

describe('a replay', () => {
  test('brings what came out before, in that order, and tells how much is left', () => {
    const replay = replaying([4, 'b', 4]);
    expect(replay.rest()).toBe(3);
    expect([replay.pick(FACES), replay.pick(['a', 'b'])]).toEqual([4, 'b']);
    expect(replay.rest()).toBe(1);
    expect(replay.pick(FACES)).toBe(4);
    expect(replay.rest()).toBe(0);
  });

  for (const [what, outcome] of [
    ['that is not among these', 7],
    ['of another type', '3'],
  ] as const) {
    test(`refuses an outcome ${what}, names it and does not go past it`, () => {
      const replay = replaying([1, outcome]);
      replay.pick(FACES);
      expect(() => replay.pick(FACES)).toThrow(ForeignOutcome);
      expect(() => replay.pick(FACES)).toThrow(`outcome 2, ${outcome}, cannot come out here`);
      expect(replay.rest()).toBe(1);
      expect(replay.pick([outcome])).toBe(outcome);
    });
  }

  test('refuses to go on after its end', () => {
    expect(() => replaying([]).pick(FACES)).toThrow(ForeignOutcome);
  });
});
