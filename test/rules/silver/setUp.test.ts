import { costTileOf, tileOf } from '../../../src/content';
import { seeded } from '../../../src/rules/chance';
import { score } from '../../../src/rules/ledger';
import { mapsOf } from '../../../src/rules/map';
import { playerOf, type State } from '../../../src/rules/model';
import { setUp } from '../../../src/rules/setup';
import { mineMapsOf } from '../../../src/rules/silver/known';
import { minerOf, silverOf } from '../../../src/rules/silver/miner';
import { bringsMovement } from '../../../src/rules/silver/wheel/sections';
import { actionsAt } from '../../../src/rules/wheel';
import { rule } from '../../rule';
import { aGame, arrange, tableOf } from '../situation/arranging';
import { carriesOut, watching } from '../situation/playing';
import { told } from '../situation/seeing';
import { aSilverGame } from './situation';

const VALUES = [1, 2, 3, 4, 5, 6];
const seeds = Array.from({ length: 40 }, (_, index) => index + 1);
const random = { sides: ['random', 'random', 'random'], technologies: 'random', disc: 'random' } as const;
const games = seeds.map(seed => aSilverGame({ seed, players: 2 + (seed % 3), ...random }));
const seenIn = (of: (state: State) => string): string[] => [...new Set(games.map(of))].sort();

const prospectorAt = (state: State): number[] =>
  VALUES.filter(value => actionsAt(state, value).includes('prospector'));

rule('S1.3', 'sides lie as chosen, or at random, each by itself', () => {
  expect(silverOf(aSilverGame()).maps).toEqual(['I-A', 'II-A', 'III-A']);
  expect(silverOf(aSilverGame({ sides: ['B', 'A', 'B'] })).maps).toEqual(['I-B', 'II-A', 'III-B']);
  expect(seenIn(state => silverOf(state).maps.join(' '))).toHaveLength(8);
});

rule('S1.6 S1.11', 'three Technologies as chosen or at random, everybody on step 0', () => {
  const { technologies, seats } = silverOf(aSilverGame());
  expect(technologies).toEqual(['architect', 'joker', 'character']);
  expect(seats.map(({ tiers }) => tiers)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  const drawn = games.map(state => silverOf(state).technologies);
  expect(new Set(drawn.flat()).size).toBe(9);
  expect(drawn.filter(three => new Set(three).size !== 3)).toEqual([]);
});

rule('S1.8', 'one side of the overlay, as chosen or at random', () => {
  expect(silverOf(aSilverGame({ overlay: 'houses' })).overlay).toBe('houses');
  expect(seenIn(state => silverOf(state).overlay)).toEqual(['houses', 'pillars']);
});

rule('S1.4 SQ1.8', 'a tile on every space that is open, the rest in a pile of their own', () => {
  for (const [players, laid, left] of [
    [2, 12, 3],
    [3, 15, 6],
    [4, 21, 6],
  ] as const) {
    const state = aSilverGame({ players });
    const below = Object.keys(state.map.tiles).filter(space => /^I+-/.test(space));
    expect([below.length, state.piles.underground?.length]).toEqual([laid, left]);
    for (const space of below) expect(tileOf(state.map.tiles[space] ?? '').id).toMatch(/^u-/);
  }
});

rule('S1.5 SQ1.9', 'every Underground Cathedral has a cost tile of its own currency, no two the same', () => {
  for (const state of games) {
    const costs = mineMapsOf(state).map(({ currency, towns }) => {
      const town = towns.find(({ pillars }) => pillars !== undefined)?.id ?? '';
      const tile = state.map.costs[town] ?? '';
      expect(Object.keys(costTileOf(tile).price?.pay ?? {})).toEqual([currency]);
      return tile;
    });
    expect(new Set(costs).size).toBe(3);
  }
});

rule('S1.9', 'a Silver for everybody but the first player', () => {
  const state = aSilverGame({ players: 4 });
  expect(state.order.map(seat => minerOf(state, seat).silver)).toEqual([0, 1, 1, 1]);
});

rule(
  'S1.10 SQ1.6',
  'a Prospector and a Mine at the start of the first map; two and two at hand, three locked',
  () => {
    const state = aSilverGame({ players: 4 });
    state.order.forEach(seat => {
      const { prospectors, reserve, mines, supply, locked } = minerOf(state, seat);
      expect([prospectors, reserve]).toEqual([['I-A.start'], 2]);
      expect([mines, supply, locked]).toEqual([[`I-A.start.m${seat + 1}`], 2, 3]);
    });
    // the Mine has paid nothing: no Gold of its space, no Silver but that of the later players
    expect(state.order.map(seat => minerOf(state, seat).silver)).toEqual([0, 1, 1, 1]);
    const base = aGame({ players: 4 });
    expect(state.players.map(({ goods }) => goods)).toEqual(base.players.map(({ goods }) => goods));
  },
);

rule('S1.1 SQ1.1 SQ1.2', 'new tiles are among the others, and the Fair of the King track is not', () => {
  const fairs = games.flatMap(state => state.fairs.map(({ tile }) => tile));
  expect(fairs).not.toContain('fair-kingTrack');
  expect(fairs).toEqual(expect.arrayContaining(['fair-mine', 'fair-technology', 'fair-mineBuilding']));
  const { piles, offers } = aSilverGame({ players: 4 });
  expect([...piles.contract, ...offers.contract]).toEqual(expect.arrayContaining(['c-crest-hammer']));
  expect(piles.contract.length + offers.contract.length).toBe(30);
  expect(piles.character.length + offers.character.length).toBe(54);
});

rule('SQ1.3', 'a Bonus tile lies at the Prospector Action, drawn after the six others', () => {
  const chance = watching(seeded(3));
  const { state } = setUp({ ...tableOf(3), boxes: { silver: {} } }, chance);
  const tile = state.wheel.tiles.prospector ?? '';
  const piles = chance.asked.filter(asked => asked.includes(tile)).map(({ length }) => length);
  // 61 Bonus tiles with three players: six are drawn before it
  expect(piles.at(-1)).toBe(piles[0] === undefined ? 0 : piles[0] - 6);
});

rule(
  'SQ1.4 SQ1.5',
  'the Prospector wheel covers two neighbours anywhere, or begins at a chosen value',
  () => {
    for (const seed of seeds) {
      const state = aSilverGame({ seed });
      expect(prospectorAt(state)).toEqual([3, 4]);
      expect(VALUES.filter(value => bringsMovement(state, value))).toEqual([6]);
    }
    expect(seenIn(state => prospectorAt(state).join())).toEqual(['1,2', '1,6', '2,3', '3,4', '4,5', '5,6']);
    expect(seenIn(({ wheel }) => wheel.actions.join())).toHaveLength(1);
    expect(seenIn(state => String(silverOf(state).disc))).toEqual(['0', '1', '2', '3', '4', '5']);
  },
);

rule(
  'SQ1.7',
  'chance is asked for sides, Technologies, overlay, costs, tiles and wheel before the base game',
  () => {
    const chance = watching(seeded(1));
    setUp({ ...tableOf(2), boxes: { silver: {} } }, chance);
    const asked = chance.asked.map(each => (typeof each[0] === 'number' ? 'place' : String(each[0])));
    expect(asked.slice(0, 3)).toEqual(['A', 'A', 'A']);
    expect(chance.asked.slice(3, 6).map(({ length }) => length)).toEqual([9, 8, 7]);
    expect(asked[6]).toBe('pillars');
    expect(chance.asked.slice(7, 10).every(each => String(each[0]).startsWith('k-'))).toBe(true);
    expect(chance.asked.slice(10, 22).map(({ length }) => length)).toEqual([
      ...[15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4],
    ]);
    expect(asked.slice(22, 24)).toEqual(['place', 'place']);
  },
);

rule('S1.2 SQ1.10', 'the six Actions and their order stay those of the base game', () => {
  expect(aSilverGame().wheel.actions).toEqual(aGame().wheel.actions);
  expect(aSilverGame({ seed: 2 }).wheel.actions).toEqual(aGame({ seed: 2 }).wheel.actions);
});

rule('S1.3 S1.4 S1.5 S1.6 S1.8 S1.9 S1.10 SQ1.3 SQ1.4', 'what is laid out is told by its rule', () => {
  const toldOf = (chosen: object): string[] => {
    const { events } = setUp({ ...tableOf(3), boxes: { silver: chosen } }, seeded(1));
    const own = events.filter(({ source, rule: by }) => source.kind === 'setup' && by.startsWith('S'));
    return [...new Set(told(own))];
  };
  const boards = ['layMaps S1.3', 'layTechnologies S1.6', 'layOverlay S1.8', 'reveal S1.5', 'reveal S1.4'];
  const pieces = ['reveal SQ1.3', 'hire S1.10', 'mine S1.10', 'silver S1.9'];
  expect(toldOf({})).toEqual([...boards, 'disc SQ1.4', ...pieces]);
  expect(toldOf({ firstGame: true })).toEqual([...boards, 'disc SQ1.4', ...pieces]);
});

rule('S1.3', 'only the sides that lie up belong to the table', () => {
  const maps = mapsOf(aSilverGame({ sides: ['B', 'A', 'B'] })).map(({ id }) => id);
  expect(maps).toEqual(['europe', 'I-B', 'II-A', 'III-B']);
});

rule('S1.15', 'a score has no upper limit', () => {
  const state = aSilverGame();
  arrange(state, 0, { score: 299 });
  carriesOut(state, play => score(play, 0, 150, { source: { kind: 'setup' }, rule: 'S1.15' }));
  expect(playerOf(state, 0).score).toBe(449);
});
