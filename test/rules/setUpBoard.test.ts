import {
  BONUS_TILES,
  CHARACTER_TILES,
  CONTRACT_PILE,
  COST_TILES,
  FAIR_TILES,
  TOWNS,
  TOWN_TILES,
  WHEEL,
  type PlayerMark,
} from '../../src/content';
import { seeded } from '../../src/rules/chance';
import type { GameEvent } from '../../src/rules/events';
import { setUp } from '../../src/rules/setup';
import { rule } from '../rule';
import { arrange, tableOf } from './situation/arranging';
import { inAction } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, scored } from './situation/seeing';

/** A table just set up, before the first round. */
const laid = (players: number, seed = 1, options = {}) =>
  setUp({ ...tableOf(players), ...options }, seeded(seed));

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id).sort();
const marked = (list: readonly { id: string; players: PlayerMark }[], ...marks: PlayerMark[]): string[] =>
  ids(list.filter(({ players }) => marks.includes(players)));
const tiles = (slots: readonly (string | null)[]): string[] => slots.filter(slot => slot !== null);
const revealed = (events: readonly GameEvent[]): [at: string, tile: string][] =>
  events.flatMap(event => (event.what === 'reveal' ? [[event.at, event.tile]] : []));

rule('R2.2 Q2.2', 'the wheel starts in any of its six rotations', () => {
  const offsets = Array.from({ length: 60 }, (_, seed) => laid(2, seed).state.wheel.offset);
  expect([...new Set(offsets)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

rule('R2.3', 'the Actions lie as printed', () => {
  for (const seed of [1, 2, 3]) {
    expect(laid(3, seed).state.wheel.actions).toEqual([...WHEEL]);
    expect(laid(3, seed, { actionTiles: 'standard' }).state.wheel.actions).toEqual([...WHEEL]);
  }
});

rule('R2.4', 'or shuffled: each of the six once, in another order for another seed', () => {
  const layouts = [1, 2, 3].map(seed => laid(3, seed, { actionTiles: 'shuffled' }).state.wheel.actions);
  for (const layout of layouts) expect([...layout].sort()).toEqual([...WHEEL].sort());
  expect(new Set([WHEEL, ...layouts].map(layout => layout.join())).size).toBe(4);
});

for (const [id, players, ...marks] of [
  ['R2.5a', 2, 2],
  ['R2.5b', 3, 2, 3],
  ['R2.5c', 4, 2, 3, 4],
] as const) {
  rule(
    `${id} R2.6 R2.10 R2.11`,
    `with ${players} players the tiles marked ${marks.join(', ')} are in play`,
    () => {
      const { piles, wheel, king, map, offers } = laid(players).state;
      const bonus = [...Object.values(wheel.tiles), ...tiles([king.tile]), ...Object.values(map.tiles)];
      expect([...piles.bonus, ...bonus].sort()).toEqual(marked(BONUS_TILES, ...marks));
      expect([...piles.contract, ...tiles(offers.contract)].sort()).toEqual(marked(CONTRACT_PILE, ...marks));
      expect([...piles.character, ...tiles(offers.character)].sort()).toEqual(
        marked(CHARACTER_TILES, ...marks),
      );
    },
  );

  rule('R1.11 R2.9', `with ${players} players a Bonus tile on every space marked ${marks.join(', ')}`, () => {
    const { map } = laid(players).state;
    expect(Object.keys(map.tiles).sort()).toEqual(
      marked(
        TOWNS.flatMap(town => town.tiles),
        ...marks,
      ),
    );
  });
}

rule('R2.7 R2.8', 'one Bonus tile on each of the six Actions and one at the King track', () => {
  const { wheel, king } = laid(2).state;
  expect(Object.keys(wheel.tiles).sort()).toEqual([...WHEEL].sort());
  expect(ids(BONUS_TILES)).toEqual(expect.arrayContaining([...Object.values(wheel.tiles), king.tile]));
});

rule('R2.10 R2.11', 'five Contract and five Character tiles lie open', () => {
  const { contract, character } = laid(4).state.offers;
  expect([contract.length, tiles(contract).length]).toEqual([5, 5]);
  expect([character.length, tiles(character).length]).toEqual([5, 5]);
});

rule('R2.12', 'each Cathedral has one of the nine Construction Cost tiles, shuffled', () => {
  const cathedrals = ids(TOWNS.filter(town => town.pillars !== undefined));
  const [one, other] = [laid(2, 1).state.map.costs, laid(2, 2).state.map.costs];
  expect(Object.keys(one).sort()).toEqual(cathedrals);
  expect(Object.values(one).sort()).toEqual(ids(COST_TILES));
  expect(Object.values(one)).not.toEqual(Object.values(other));
});

rule('R2.13 Q2.4', 'the highest Cathedral tile is on top, the next one below it', () => {
  const state = inAction('king', 1, { pillars: ['praha'], goods: { stone: 6 } });
  arrange(state, it => {
    it.map.costs['praha'] = 'k1';
  });
  expect(scored(does(state, { type: 'contribute', town: 'praha' }), 0)).toBe(2 + 8);
  arrange(state, 1, { pillars: ['praha'], goods: { stone: 6 } });
  arrange(state, it => {
    it.agenda = [
      { seat: 1, effects: [{ do: 'dieAction', action: 'king', points: 1 }], source: { kind: 'die' } },
    ];
  });
  expect(scored(does(state, { type: 'contribute', town: 'praha' }), 1)).toBe(2 + 6);
});

rule('R2.14', 'where the unavailable tile lies no Cathedral tile is to be had', () => {
  const state = inAction('architect', 3, { architect: 'praha', pillars: ['praha'], goods: { stone: 9 } });
  arrange(state, it => Object.assign(it.map.costs, { praha: 'k9', london: 'k1' }));
  expect(forbidden(state, { type: 'contribute', town: 'praha' })).toBe('noPillarThere R7.15');
  expect(forbidden(state, { type: 'buildPillar', town: 'praha' })).toBe('cathedralUnavailable R6.14');
});

rule(
  'R2.15 R2.17',
  'the first Fair is in Tiletum, the others in three of the Towns of the Town tiles',
  () => {
    const draws = [1, 2, 3].map(seed => laid(2, seed).state.fairs.map(({ town }) => town));
    for (const [first, ...others] of draws) {
      expect(first).toBe('tiletum');
      expect(new Set(others).size).toBe(3);
      expect(TOWN_TILES.map(({ town }) => town)).toEqual(expect.arrayContaining(others));
    }
    expect(new Set(draws.map(towns => towns.join())).size).toBe(3);
  },
);

rule('R2.16', 'four different Fair tiles, at random', () => {
  const draws = [1, 2, 3].map(seed => laid(2, seed).state.fairs.map(({ tile }) => tile));
  for (const drawn of draws) {
    expect([drawn.length, new Set(drawn).size]).toEqual([4, 4]);
    expect(ids(FAIR_TILES)).toEqual(expect.arrayContaining(drawn));
  }
  expect(new Set(draws.map(drawn => drawn.join())).size).toBe(3);
});

rule('R2.18 R1.38 Q2.4', 'no Corruption token is known before the first cycle, no pile has an order', () => {
  const { corruption, piles } = laid(4).state;
  expect(corruption).toEqual([]);
  for (const pile of Object.values(piles)) expect(pile).toEqual([...pile].sort());
});

rule(
  'R1.38 R2.7 R2.8 R2.9 R2.10 R2.11 R2.12 R2.16 R2.17',
  'whatever is laid out is told, with its place',
  () => {
    const { state, events } = laid(3);
    const { wheel, king, map, offers, fairs } = state;
    expect(revealed(events)).toEqual([
      ...wheel.actions.map(action => [`wheel:${action}`, wheel.tiles[action]]),
      ['king', king.tile],
      ...TOWNS.flatMap(town => town.tiles)
        .filter(({ id }) => id in map.tiles)
        .map(({ id }) => [id, map.tiles[id]]),
      ...offers.contract.map((tile, at) => [`contract:${at}`, tile]),
      ...offers.character.map((tile, at) => [`character:${at}`, tile]),
      ...Object.entries(map.costs).map(([town, tile]) => [`cost:${town}`, tile]),
      ...fairs.map(({ town, tile }) => [`fair:${town}`, tile]),
    ]);
  },
);
