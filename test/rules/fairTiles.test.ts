import { rule } from '../rule';
import { aGame, arrange, buildingsWith, putMarkers, type Mine } from './situation/arranging';
import { begins } from './situation/playing';
import { scored } from './situation/seeing';

/** What every Fair tile counts, here in round 2: two points more than the tile for each match. */

const BLUE: Mine = {
  houses: ['tiletum.h1', 'wien.h1', 'basel.h1'],
  pillars: ['praha', 'koeln'],
  contracts: ['c-any3', 'c-any5', 'c-iron3'],
  cathedrals: ['praha.c1', 'koeln.c1'],
  storehouse: ['b-crest-eagle-1', 'c-iron5', 'ch-king-1'],
};

/** Two filled Buildings, of which one is completed, and two that are not filled; four Crests. */
const boards = () =>
  buildingsWith({
    0: { rooms: [null, 'ch-king-3', 'ch-king-4'], crest: 'b-crest-cup-1' },
    1: { rooms: ['ch-contract-3', 'ch-contract-4'], crest: 'b-crest-lion-1' },
    2: { rooms: ['ch-merchant-4', null] },
    3: { rooms: ['ch-architect-5'] },
    4: { crest: 'b-crest-rose-1' },
    5: { crest: 'b-crest-tower-1' },
  });

/** What the second Fair with this tile pays to Blue, who is there with the Merchant; the others are not. */
function paidFor(tile: string, mine: Mine): number {
  const state = aGame();
  arrange(state, it => {
    it.round = 2;
    it.fairs[1] = { town: 'verona', tile };
  });
  putMarkers(state, { 5: [0], '-3': [1], 0: [2] });
  arrange(
    state,
    1,
    structuredClone({ ...BLUE, cathedrals: ['praha.c2'], houses: ['lyon.h1'], buildings: boards() }),
  );
  arrange(state, 0, structuredClone({ buildings: boards(), ...BLUE, ...mine, merchant: 'verona' }));
  const events = begins('fair', state);
  expect([scored(events, 1), scored(events, 2)]).toEqual([0, 0]);
  return scored(events, 0);
}

const NO_CREST = { buildings: buildingsWith({ 1: { rooms: ['ch-contract-3', 'ch-contract-4'] } }) };

const TILES: (readonly [string, string, number, number, Mine])[] = [
  ['R11.10a', 'fair-housePillar', 6, 2, {}],
  ['R11.10a', 'fair-housePillar', 6, 1, { houses: ['tiletum.h1'] }],
  ['R11.10a', 'fair-housePillar', 6, 0, { pillars: [] }],
  ['R11.10b', 'fair-contractCathedral', 5, 2, {}],
  ['R11.10b', 'fair-contractCathedral', 5, 1, { contracts: ['c-any3'] }],
  ['R11.10b', 'fair-contractCathedral', 5, 0, { cathedrals: [] }],
  ['R11.10c Q11.5', 'fair-contract', 3, 3, {}],
  ['R11.10c Q11.5', 'fair-contract', 3, 0, { contracts: [] }],
  ['R11.10e', 'fair-contractCrest', 6, 3, {}],
  [
    'R11.10e',
    'fair-contractCrest',
    6,
    4,
    { contracts: ['c-any3', 'c-any5', 'c-iron3', 'c-iron7', 'c-any7'] },
  ],
  ['R11.10e Q11.3', 'fair-contractCrest', 6, 0, NO_CREST],
  ['R11.10f', 'fair-house', 2, 3, {}],
  ['R11.10f', 'fair-house', 2, 1, { houses: ['tiletum.h1'] }],
  ['R11.10g', 'fair-upperCharacters', 3, 3, {}],
  ['R11.10g', 'fair-upperCharacters', 3, 1, NO_CREST],
  ['R11.10h', 'fair-crest', 3, 4, {}],
  ['R11.10h Q11.3', 'fair-crest', 3, 0, NO_CREST],
  ['R11.10i R1.40', 'fair-pillar', 2, 2, {}],
  ['R11.10i R1.40', 'fair-pillar', 2, 0, { pillars: [] }],
  ['R11.10j Q11.4', 'fair-filledBuildings', 5, 2, {}],
  ['R11.10j', 'fair-filledBuildings', 5, 1, NO_CREST],
  ['R11.10k', 'fair-cathedral', 4, 2, {}],
  ['R11.10k', 'fair-cathedral', 4, 0, { cathedrals: [] }],
];
for (const [ids, tile, value, matches, mine] of TILES)
  rule(`${ids} R11.5`, `${tile} pays ${value} and the round, ${matches} times`, () =>
    expect(paidFor(tile, mine)).toBe((value + 2) * matches),
  );

for (const [position, points] of [
  [0, 5],
  [5, 10],
  [15, 20],
  [-3, 2],
] as const)
  rule('R11.10d', `fair-kingTrack pays once, and the position ${position}`, () => {
    const state = aGame();
    arrange(state, it => {
      it.round = 2;
      it.fairs[1] = { town: 'verona', tile: 'fair-kingTrack' };
    });
    putMarkers(state, { [position]: [1, 0], 9: [2] });
    arrange(state, 0, { merchant: 'verona' });
    expect(scored(begins('fair', state), 0)).toBe(points);
  });

rule('X34 R11.10h Q11.3', 'a Crest that waits in the Storehouse does not count', () => {
  const crests = { 0: { crest: 'b-crest-cup-1' }, 5: { crest: 'b-crest-rose-1' } };
  expect(paidFor('fair-crest', { buildings: buildingsWith(crests), storehouse: ['b-crest-eagle-1'] })).toBe(
    10,
  );
});
