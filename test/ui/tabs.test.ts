import { activeSeat, type State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { open, repeat } from '../../src/rules/replay';
import { tabFor, tabWith, tabsIn, tabsOfReplay, type Room } from '../../src/ui/play/tabs';
import { goldenGame } from '../games/golden';

jest.mock('wouter', () => ({ Link: 'a' }));

const ROOMS: readonly Room[] = ['phone', 'tablet'];

/** Every moment of a golden game. */
function* momentsOf(name: string): Generator<State> {
  const record = goldenGame(name);
  let { state } = open(record);
  for (const [index, step] of record.steps.entries()) {
    yield structuredClone(state);
    ({ state } = repeat(state, step, index + 1));
  }
}

const wantedAt = (G: State, mine = true) => {
  const seat = activeSeat(G) ?? 0;
  return tabFor({ G, mine, legal: mine ? legalMoves(G, seat) : [], picked: undefined });
};

const firstWanted = (
  name: string,
  wanted: (effect: NonNullable<State['agenda'][number]['effects'][number]>) => boolean,
) => {
  for (const G of momentsOf(name)) {
    const effect = G.agenda.at(-1)?.effects[0];
    if (effect && wanted(effect)) return wantedAt(G);
  }
  throw new Error('the game never comes to that');
};

test('a die is taken at the wheel, a piece walks on the map, goods are chosen at the board', () => {
  expect(firstWanted('4-players-a', effect => effect.do === 'takeDie')).toBe('wheel');
  expect(
    firstWanted('4-players-a', effect => effect.do === 'dieAction' && effect.action === 'merchant'),
  ).toBe('map');
  expect(
    firstWanted('4-players-a', effect => effect.do === 'dieAction' && effect.action === 'character'),
  ).toBe('offers');
  expect(firstWanted('4-players-a', effect => effect.do === 'gainAny')).toBe('board');
});

test('the turn of the Cardinal is shown where he decides, that of others on the map', () => {
  const his = [...momentsOf('solo-normal')].find(G => activeSeat(G) === 1);
  expect(his && wantedAt(his, false)).toBe('solo');
  const [theirs] = momentsOf('4-players-a');
  expect(theirs && wantedAt(theirs, false)).toBe('map');
});

test('whatever is wanted, every room has a tab that holds it', () => {
  for (const G of momentsOf('solo-normal'))
    for (const room of ROOMS) {
      const wanted = wantedAt(G);
      const tabs = tabsIn(room, true, wanted);
      expect(tabs).toContain(tabWith(wanted, tabs));
    }
  expect(tabWith('map', tabsIn('tablet', false, 'map'))).toBe('board');
});

test('a phone has the offers where the wheel was as long as they are needed', () => {
  expect(tabsIn('phone', false, 'offers')).toEqual(['map', 'offers', 'board', 'players', 'log']);
  expect(tabsIn('phone', false, 'wheel')).toEqual(['map', 'wheel', 'board', 'players', 'log']);
});

test('a replay has a tab for the game in time, in front where the map is in sight anyway', () => {
  expect(tabsOfReplay('tablet', false)[0]).toBe('time');
  expect(tabsOfReplay('phone', false).slice(0, 2)).toEqual(['map', 'time']);
});
