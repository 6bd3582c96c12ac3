import { CHALLENGES } from '../../../src/content';
import { cardinalOf } from '../../../src/rules/cardinal/board';
import { seeded } from '../../../src/rules/chance';
import { setUp } from '../../../src/rules/setup';
import { BadOptions, readOptions, seatCount } from '../../../src/rules/setup/options';
import { rule } from '../../rule';
import { soloOptions } from './situation';

const levels = [
  ['R22.1', 'easy', 1],
  ['R22.2', 'normal', 3],
  ['R22.3', 'hard', 5],
] as const;

for (const [id, level, count] of levels)
  rule(`${id} R14.8`, `${level}: ${count} random Challenges`, () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const { state } = setUp({ ...soloOptions(), cardinal: { level } }, seeded(seed));
      const { challenges } = cardinalOf(state);
      expect(new Set(challenges).size).toBe(count);
      for (const challenge of challenges) seen.add(challenge);
    }
    expect([...seen].sort()).toEqual(CHALLENGES.map(({ id: each }) => each).sort());
  });

rule('R22.4 Q22.1', 'any Challenges can be chosen, none of them and all of them too', () => {
  for (const chosen of [[], ['deep-coffers'], CHALLENGES.map(({ id }) => id)])
    expect(cardinalOf(setUp(soloOptions(chosen), seeded(1)).state).challenges).toEqual(chosen);
});

rule('R2.1 R14.1', 'one player sits against the Cardinal, two seats in all', () => {
  expect(seatCount(readOptions(soloOptions()))).toBe(2);
  expect(problem({ ...soloOptions(), players: [] })).toBe('players count');
  const two = [
    { name: 'A', colour: 'plum' },
    { name: 'B', colour: 'teal' },
  ];
  expect(problem({ ...soloOptions(), players: two })).toBe('players count');
  expect(problem({ players: two.slice(1) })).toBe('players count');
});

rule('R14.6', 'nobody chooses the first player of a solo game', () => {
  expect(readOptions(soloOptions()).firstPlayer).toBe(1);
  expect(problem({ ...soloOptions(), firstPlayer: 0 })).toBe('firstPlayer expected');
  expect(problem({ ...soloOptions(), firstPlayer: 'random' })).toBe('firstPlayer expected');
});

test('options that were read can be read again', () => {
  const options = readOptions({ ...soloOptions(), cardinal: { level: 'hard' } });
  expect(readOptions(options)).toEqual(options);
});

test.each([
  ['cardinal expected', 'hard'],
  ['cardinal.strength unknown', { strength: 3 }],
  ['cardinal.level expected', {}],
  ['cardinal.level expected', { level: 'fiendish' }],
  ['cardinal.level expected', { level: 'easy', challenges: [] }],
  ['cardinal.challenges expected', { challenges: 'all' }],
  ['cardinal.challenges expected', { challenges: ['deep-coffers', 'deep-coffers'] }],
  ['cardinal.challenges[0] expected', { challenges: ['toString'] }],
])('%s: %j', (expected, cardinal) => {
  expect(problem({ ...soloOptions(), cardinal })).toBe(expected);
});

function problem(options: unknown): string {
  try {
    readOptions(options);
    return 'none';
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error;
    return `${error.details.option} ${error.details.problem}`;
  }
}
