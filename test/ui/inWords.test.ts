import { TOWNS, townOfSpace } from '../../src/content';
import { reachOf } from '../../src/rules/explaining/reach';
import { neighbours } from '../../src/rules/map';
import { activeSeat, playerOf, type State } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { actionsAt } from '../../src/rules/wheel';
import { ranking } from '../../src/rules/track';
import { REGIONS, type RegionName } from '../../src/ui/inWords/parts';
import { regionInWords, type Told } from '../../src/ui/inWords/words';
import { ENGLISH, plain, type Text } from '../../src/ui/text';
import { placeName, tileWords, townName } from '../../src/ui/text/words';
import { goldenGame } from '../games/golden';
import { TEXTS } from './catalogues';

jest.mock('wouter', () => ({ Link: 'a' }));

/** The table in words, for who does not see it: nothing that matters is missing, and nothing is a mere number. */

function after(name: string, moves: number): State {
  const record = goldenGame(name);
  return replay({ ...record, steps: record.steps.slice(0, moves) });
}

/** While somebody walks, late enough that much is built. */
const MIDDLE = after('4-players-a', 150);
const ME = activeSeat(MIDDLE) ?? 0;

const told = (part: RegionName, G: State = MIDDLE, text: Text = ENGLISH): readonly Told[] =>
  regionInWords(text, part, {
    ...{ G, me: activeSeat(G) ?? 0, mine: true, walker: 'merchant', readings: undefined, offered: undefined },
  });

const wordsOf = ({ title, lines, holds }: Told): string =>
  [title, ...lines, ...holds.map(wordsOf)].join('\n');

const nameOfTile = (tile: string): string => plain(tileWords(ENGLISH, tile).title);

const MAP = told('map');
const townTold = (town: string): string =>
  MAP.filter(({ title }) => title === townName(ENGLISH, town))
    .map(wordsOf)
    .join();

test('each town says what lies next to it, who stands there and who has built', () => {
  expect(MIDDLE.players.flatMap(({ houses }) => houses).length).toBeGreaterThan(3);
  for (const { id } of TOWNS)
    for (const place of neighbours(id)) expect(townTold(id)).toContain(placeName(ENGLISH, place));
  for (const { name, houses, pillars } of MIDDLE.players) {
    for (const space of houses) expect(townTold(townOfSpace(space))).toContain(`House of ${name}`);
    for (const town of pillars) expect(townTold(town)).toContain(`Pillar of ${name}`);
  }
  const map = MAP.map(wordsOf).join('\n');
  for (const { name } of MIDDLE.players) {
    expect(map).toContain(`Merchant of ${name}`);
    expect(map).toContain(`Architect of ${name}`);
  }
});

const canWalk = (G: State): boolean => reachOf(G, activeSeat(G) ?? 0).length > 1;

test('the nearest places come first, and what can be walked to says so', () => {
  const steps = MAP.map(({ lines: [line = ''] }) => (/stands here/.test(line) ? 0 : parseInt(line, 10)));
  const known = steps.filter(each => !Number.isNaN(each));
  expect(known.length).toBeGreaterThan(15);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
  const walking = Array.from({ length: 12 }, (_, at) => after('2-players-a', 25 + 3 * at)).find(canWalk);
  if (!walking) throw new Error('nobody walks in this game');
  const reach = reachOf(walking, activeSeat(walking) ?? 0);
  expect(reach.length).toBeGreaterThan(1);
  const towns = reach.filter(({ to }) => TOWNS.some(({ id }) => id === to));
  expect(towns.length).toBeGreaterThan(0);
  for (const { to } of towns) {
    const there = told('map', walking).filter(({ title }) => title === placeName(ENGLISH, to));
    expect(there.map(wordsOf)).toEqual([expect.stringContaining('Possible: ')]);
  }
});

test('the wheel tells the dice and the tile of each action', () => {
  const parts = told('wheel');
  MIDDLE.wheel.actions.forEach((action, at) => {
    const words = wordsOf(parts[at] ?? { title: '', lines: [], holds: [] });
    const dice = MIDDLE.wheel.dice.filter(({ value }) => actionsAt(MIDDLE, value).includes(action));
    for (const { colour } of dice) expect(words).toContain(ENGLISH.say(`die.${colour}`));
    const tile = MIDDLE.wheel.tiles[action];
    if (tile !== undefined) expect(words).toContain(nameOfTile(tile));
  });
});

test('the King track is told from its leader down', () => {
  const names = told('king')
    .slice(0, MIDDLE.players.length)
    .map(({ title }) => title.split(':')[0]);
  expect(names).toEqual(ranking(MIDDLE).map(seat => playerOf(MIDDLE, seat).name));
});

test('a board tells who lives where and what is still free', () => {
  const boards = told('boards').map(wordsOf).join('\n');
  for (const { buildings } of MIDDLE.players)
    for (const tile of buildings.flatMap(({ rooms }) => rooms))
      if (tile !== null) expect(boards).toContain(nameOfTile(tile));
  const mine = playerOf(MIDDLE, ME);
  for (const tile of mine.storehouse) expect(boards).toContain(nameOfTile(tile));
});

test.each(['solo-normal', '3-players-a', '2-players-b'])('%s has words for all, in both languages', name => {
  for (const moves of [0, 40, 110]) {
    const G = after(name, moves);
    for (const text of TEXTS)
      for (const part of REGIONS)
        for (const each of told(part, G, text)) {
          expect(wordsOf(each)).not.toMatch(/undefined|NaN|\[icon|\[die|\*/);
          expect(each.title).toMatch(/\p{L}/u);
        }
  }
});
