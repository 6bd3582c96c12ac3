import { BONUS_TILES, CHARACTER_TILES, CONTRACT_PILE, DECREES, FAIR_TILES } from '../../src/content';
import { open, printStep, readStep } from '../../src/rules/replay';
import { keptGames, VERSIONS } from './kept';

/** What old lines are made of never changes: the order in which chance is asked, their words, the ids of the box. */

describe.each(VERSIONS)('of %s', version => {
  const games = keptGames(version).map(({ record }) => record);

  test('every opening comes out: chance is asked in the same order', () => {
    for (const { options, opening } of games) {
      const outcomes = opening.split(' ').map(word => (/^\d+$/.test(word) ? Number(word) : word));
      expect(() => open({ options, opening: outcomes })).not.toThrow();
    }
  });

  test('every line is read, and written in the same words', () => {
    const lines = new Set(games.flatMap(game => game.lines));
    const changed = [...lines].filter(line => {
      const step = readStep(line);
      return !step || printStep(step) !== line;
    });
    expect(lines.size).toBeGreaterThan(5000);
    expect(changed).toEqual([]);
  });

  test('every tile that they drew is called so still, and they drew every tile', () => {
    const drawn = games.flatMap(({ opening, lines }) => [
      ...opening.split(' '),
      ...lines.flatMap(line => line.split(' > ')[1]?.split(' ') ?? []),
    ]);
    const box = [BONUS_TILES, CONTRACT_PILE, CHARACTER_TILES, FAIR_TILES].flat().map(({ id }) => id);
    const known = new Set<string>([...box, ...DECREES.map(({ id }) => id)]);
    const tiles = new Set(drawn.filter(word => /^(b|c|ch|fair)-/.test(word)));
    expect([...tiles].filter(id => !known.has(id))).toEqual([]);
    expect(box.filter(id => !tiles.has(id))).toEqual([]);
  });
});
