import { KING_TRACK, WHEEL } from '../../../src/content';
import * as board from '../../../src/content/silver/board';
import { SILVER_RULES } from '../../../src/content/silver/rulebook';
import { RESOURCE_BONUSES, TECHNOLOGIES, TIERS } from '../../../src/content/silver/technologies';
import { rule } from '../../rule';

rule('S3.1 S10.5', 'nine Technologies of three tiers for 1, 2 and 3 Silver, worth as much', () => {
  expect([TECHNOLOGIES.length, new Set(TECHNOLOGIES).size]).toEqual([9, 9]);
  for (const technology of TECHNOLOGIES)
    expect(
      TIERS.filter(tier => tier.technology === technology).map(({ id, tier, cost, points }) =>
        [id, tier, cost, points].join(' '),
      ),
    ).toEqual([1, 2, 3].map(tier => `${technology}${tier} ${tier} ${tier} ${tier}`));
});

test('each tier has a rule of its own, S3.5 to S3.31', () => {
  const rules = TIERS.map(({ rule: id }) => id);
  expect(rules).toEqual(Array.from({ length: 27 }, (_, index) => `S3.${index + 5}`));
  expect(rules.map(id => SILVER_RULES[id])).toContain('Prospector III');
});

rule('S3.33', 'which tiers ask: those that the table of moments says "may" of', () => {
  expect(TIERS.filter(({ asks }) => asks).map(({ id }) => id)).toEqual([
    ...['character3', 'die1', 'die2', 'die3', 'king3', 'merchant2', 'prospector3', 'contract2'],
    ...['resource1', 'joker3'],
  ]);
});

rule('S3.23', 'a tile for each Resource but Gold', () => {
  expect(RESOURCE_BONUSES).toEqual(['food', 'wool', 'stone', 'iron']);
});

rule('S8.3', 'ribbons: 1 Silver from 3 points on, 2 from 9 on', () => {
  expect(board.RIBBONS).toHaveLength(KING_TRACK.length);
  expect(KING_TRACK.flatMap(({ points }, at) => (board.RIBBONS[at] === 1 ? [points] : []))).toEqual([
    3, 5, 7,
  ]);
  expect(KING_TRACK.flatMap(({ points }, at) => (board.RIBBONS[at] === 2 ? [points] : []))).toEqual([
    9, 12, 15,
  ]);
  expect(board.UNLOCKS_FROM).toBe(0);
});

rule('SQ1.5 S7.1', 'two neighbouring sections, and the icon opposite the first', () => {
  expect(board.DISC).toEqual({ prospector: [0, 1], movement: [WHEEL.length / 2] });
});

rule('S10.2 S10.3', 'an overlay for Pillars and one for Houses, Mines being a choice on both', () => {
  expect(board.OVERLAYS).toEqual({
    pillars: { fixed: 'pillars', choice: ['houses', 'mines'] },
    houses: { fixed: 'houses', choice: ['pillars', 'mines'] },
  });
});

rule('S1.3 S1.6 SQ1.4', 'a first game: sides A, Architect, Joker and Character, and the wheel at 3', () => {
  expect(board.FIRST_GAME).toEqual({
    sides: ['A', 'A', 'A'],
    technologies: ['architect', 'joker', 'character'],
    disc: 3,
  });
});

test('every rule, example and ruling has a short title, section by section', () => {
  const rules = Object.entries(SILVER_RULES);
  expect(rules).toHaveLength(288);
  expect(rules.filter(([id]) => !/^S[QE]?\d+\.\d+$/.test(id))).toEqual([]);
  expect(rules.filter(([, title]) => title.length < 3 || title.length > 90)).toEqual([]);
  const sections = rules.flatMap(([id]) => (/^S\d/.test(id) ? [Number.parseInt(id.slice(1), 10)] : []));
  expect(sections).toEqual([...sections].sort((a, b) => a - b));
  expect([sections[0], sections.at(-1)]).toEqual([1, 16]);
});
