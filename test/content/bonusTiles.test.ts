import { BONUS_TILES, inPlay, TOWNS } from '../../src/content';
import { rule } from '../rule';
import { byPlayers, words } from './lists';

const helpers = BONUS_TILES.flatMap(tile => (tile.kind === 'helper' ? [tile] : []));
const texts = [...new Set(helpers.map(({ effects }) => words(effects)))];
const about = (what: RegExp): string[] => texts.filter(text => what.test(text)).sort();

rule('R8.10', 'a Helper for any one Action with 1 point', () => {
  expect(about(/joker/)).toEqual(['act joker 1']);
});

rule('R8.11 R8.12 R8.13 R8.14 R8.15', 'Helpers for each of the five Actions with 2 or 3 points', () => {
  expect(about(/act (?!joker)/)).toEqual([
    ...['act architect 2', 'act architect 3', 'act character 2', 'act character 3'],
    ...['act contract 2', 'act contract 3', 'act king 2', 'act king 3', 'act merchant 2', 'act merchant 3'],
  ]);
});

rule('R8.16', 'Helpers that add 1, 2 or 3 points', () => {
  expect(about(/addPoints/)).toEqual(['addPoints 1', 'addPoints 2', 'addPoints 3']);
});

rule('R8.18 R8.22', 'Helpers that change the colour of a die or give the bonuses of a Building', () => {
  expect(texts).toEqual(expect.arrayContaining(['changeColour', 'buildingBonuses']));
});

rule('R8.19', 'Helpers with Gold, with points, and with both', () => {
  expect(about(/^(gain gold \d(, score \d)?|score \d)$/)).toEqual([
    ...['gain gold 2, score 2', 'gain gold 4', 'score 4'],
  ]);
});

rule('R8.20', 'Helpers with any 2 or 3 Resources', () => {
  expect(about(/gain any/)).toEqual(['gain any 2', 'gain any 3']);
});

rule('R8.21', 'a Helper with one each of Iron, Wool, Stone and Food', () => {
  expect(about(/gain iron/)).toEqual(['gain iron 1 wool 1 stone 1 food 1']);
});

test('there is no other Helper', () => {
  expect(texts).toHaveLength(22);
});

const faceOf = (tile: (typeof BONUS_TILES)[number]): string =>
  JSON.stringify({ ...tile, id: undefined, players: undefined });

test('copies show the same, and no two other tiles do', () => {
  const names = new Set(BONUS_TILES.map(({ id }) => id.replace(/-\d$/, '')));
  const faces = new Set(BONUS_TILES.map(tile => `${tile.id.replace(/-\d$/, '')} ${faceOf(tile)}`));
  expect(faces.size).toBe(names.size);
  expect(new Set(BONUS_TILES.map(faceOf)).size).toBe(names.size);
});

test('everything there is appears with two players', () => {
  const withTwo = new Set(inPlay(BONUS_TILES, 2).map(faceOf));
  expect(BONUS_TILES.filter(tile => !withTwo.has(faceOf(tile)))).toEqual([]);
});

test('the pile never runs out', () => {
  const spaces = byPlayers(TOWNS.flatMap(town => town.tiles));
  // The wheel and the King track at the start and after rounds 1 and 2, the wheel alone after round 3.
  const needed = spaces.map(map => 7 + map + 7 + 7 + 6);
  expect(needed).toEqual([39, 43, 47]);
  const piles = byPlayers(BONUS_TILES);
  for (const [index, pile] of piles.entries()) expect(pile).toBeGreaterThanOrEqual(needed[index] ?? Infinity);
});
