import type { Move, State } from '../../src/rules/model';
import { refuse } from '../../src/rules/moves';
import type { Reason } from '../../src/rules/refusals';
import { rule } from '../rule';
import { FULL_STOREHOUSE, arrange, buildingsWith, type Mine } from './situation/arranging';
import { asked, choosing, inAction } from './situation/moments';
import { refused } from './situation/seeing';

/** A refusal names what the player has to know: which town, how many points, which goods are missing. */

type Row = [why: Reason, rule: string, values: Record<string, string | number>, state: State, move: Move];

const FOUR = { players: 4 };
const house = (space: string): Move => ({ type: 'buildHouse', space });
const pillar = (town: string): Move => ({ type: 'buildPillar', town });
const contribute = (town: string): Move => ({ type: 'contribute', town });
const place = (tile: string, building: number, floor: number): Move => ({
  type: 'placeCharacter',
  tile,
  building,
  floor,
});

/** The others own this as well. */
function among(others: Mine, state: State): State {
  for (const seat of [1, 2, 3]) arrange(state, seat, others);
  return state;
}

/** The Architect stands in London, whose Construction Cost tile is this one. */
function inLondon(cost: string, mine: Mine = {}, others: Mine = {}): State {
  const state = among(others, inAction('architect', 3, { architect: 'london', ...mine }, FOUR));
  arrange(state, it => {
    it.map.costs['london'] = cost;
  });
  return state;
}

/** The first space of this offer holds this tile. */
function offering(offer: 'character' | 'contract', tile: string, mine: Mine): State {
  const state = inAction(offer, 3, mine);
  arrange(state, it => {
    it.offers[offer][0] = tile;
  });
  return state;
}

/** The first Building holds this Character, the second nobody. */
const moving = (tile: string, points = 3): State =>
  inAction('character', points, {
    storehouse: [tile],
    buildings: buildingsWith({ 1: { rooms: ['ch-king-1', null], crest: null } }),
  });

const MAP: Row[] = [
  [
    'noSuchSpace',
    'R6.22',
    { space: 'antwerpen.h2' },
    inAction('merchant', 3, {}, { players: 2 }),
    house('antwerpen.h2'),
  ],
  ['houseAlreadyThere', 'R6.23', { town: 'tiletum' }, inAction('merchant', 3, {}, FOUR), house('tiletum.h4')],
  [
    'houseSpaceTaken',
    'R6.22',
    { town: 'london' },
    among({ houses: ['london.h1'] }, inAction('merchant', 3, { merchant: 'london' }, FOUR)),
    house('london.h1'),
  ],
  ['merchantElsewhere', 'R6.21', { town: 'london' }, inAction('merchant', 3), house('london.h1')],
  ['noCathedral', 'R6.11', { town: 'brugge' }, inAction('architect', 3), pillar('brugge')],
  ['cathedralUnavailable', 'R6.14', { town: 'london' }, inLondon('k9'), pillar('london')],
  [
    'pillarAlreadyThere',
    'R6.13',
    { town: 'london' },
    inLondon('k1', { pillars: ['london'] }),
    pillar('london'),
  ],
  [
    'noPillarSpace',
    'R6.12',
    { town: 'london' },
    inLondon('k1', {}, { pillars: ['london'] }),
    pillar('london'),
  ],
  [
    'architectElsewhere',
    'R6.11',
    { town: 'london' },
    inLondon('k1', { architect: 'paris' }),
    pillar('london'),
  ],
  [
    'notAdjacent',
    'R6.20',
    { piece: 'merchant', to: 'london' },
    inAction('merchant', 3),
    { type: 'step', piece: 'merchant', to: 'london' },
  ],
  [
    'alreadyThere',
    'R8.53',
    { to: 'tiletum' },
    asked([{ do: 'relocate', piece: 'merchant' }]),
    { type: 'relocate', piece: 'merchant', to: 'tiletum' },
  ],
];

/** A Bonus tile lies in Brugge, none in Antwerpen. */
function withTile(): State {
  const state = inAction('merchant', 3);
  arrange(state, it => {
    it.map.tiles = { 'brugge.b1': 'b-vp4' };
  });
  return state;
}
const pickUp = (space: string): Move => ({ type: 'pickUp', space });

const TILES: Row[] = [
  ['noTileThere', 'R6.17', { space: 'antwerpen.b1' }, withTile(), pickUp('antwerpen.b1')],
  ['merchantElsewhere', 'R6.26', { space: 'brugge.b1' }, withTile(), pickUp('brugge.b1')],
  [
    'storehouseFull',
    'R5.22',
    { spaces: 4 },
    offering('character', 'ch-king-1', { storehouse: [...FULL_STOREHOUSE] }),
    { type: 'takeCharacter', tile: 'ch-king-1' },
  ],
  [
    'crestOwned',
    'R5.25',
    { crest: 'cup' },
    offering('contract', 'c-crest-cup', { storehouse: ['b-crest-cup-1'] }),
    { type: 'takeContract', tile: 'c-crest-cup' },
  ],
  ['noSuchRoom', 'R1.16', { building: 4, floor: 2 }, moving('ch-king-2'), place('ch-king-2', 3, 2)],
  [
    'otherCharacterHere',
    'R6.37',
    { character: 'king' },
    moving('ch-contract-3'),
    place('ch-contract-3', 1, 2),
  ],
  ['characterLivesElsewhere', 'R6.36', { building: 2 }, moving('ch-king-2'), place('ch-king-2', 0, 1)],
  ['roomTaken', 'R6.34', { floor: 1 }, moving('ch-king-2'), place('ch-king-2', 1, 1)],
  ['tooFewPoints', 'R6.3', { needs: 2, has: 1 }, moving('ch-king-2', 1), place('ch-king-2', 1, 2)],
  [
    'noCharacterInBuilding',
    'R8.41',
    { building: 1 },
    asked([{ do: 'buildingBonuses' }], {
      buildings: buildingsWith({ 1: { rooms: ['ch-king-1', null], crest: null } }),
    }),
    { type: 'chooseBuilding', building: 0 },
  ],
];

const PAYING: Row[] = [
  [
    'tooLittleGold',
    'R5.13',
    { needs: 4, has: 1 },
    choosing([{ colour: 'darkGrey', value: 3 }], { goods: { gold: 1 } }),
    { type: 'takeDie', colour: 'darkGrey', value: 3, to: 5 },
  ],
  [
    'wrongCount',
    'R8.5',
    { needs: 2, has: 3 },
    asked([{ do: 'gainAny', count: 2 }]),
    { type: 'chooseGoods', goods: { wool: 1, iron: 2 } },
  ],
  [
    'cannotPay',
    'R6.52',
    { iron: 1 },
    inAction('contract', 3, { goods: { wool: 1 } }),
    { type: 'exchange', give: 'iron', get: 'gold' },
  ],
  [
    'cannotPay',
    'R7.10',
    { iron: 2 },
    inAction('king', 1, { storehouse: ['c-iron3'], goods: { iron: 1 } }),
    { type: 'fulfil', tile: 'c-iron3' },
  ],
  [
    'cannotPay',
    'R7.3',
    { gold: 1 },
    inAction('king', 1, { goods: { gold: 1 } }),
    { type: 'buy', resource: 'iron' },
  ],
  [
    'cannotPay',
    'R7.11',
    { food: 4 },
    inAction('king', 1, { storehouse: ['b-crest-cup-1'], goods: { food: 2 } }),
    { type: 'placeCrest', tile: 'b-crest-cup-1', building: 0 },
  ],
  ['noPillarThere', 'R7.15', { town: 'london' }, inLondon('k1'), contribute('london')],
  [
    'alreadyContributed',
    'R7.18',
    { town: 'london' },
    inLondon('k1', { pillars: ['london'], cathedrals: ['london.c1'] }),
    contribute('london'),
  ],
  [
    'cannotPay',
    'R7.16',
    { stone: 1 },
    inLondon('k1', { pillars: ['london'], goods: { stone: 1 } }),
    contribute('london'),
  ],
];

const WAITING: Row[] = [
  ['otherAction', 'R6.5', { action: 'king' }, inAction('king', 1), { type: 'swapOffer' }],
  ['notTheJoker', 'R6.71', { action: 'king' }, inAction('king', 1), { type: 'declare', action: 'king' }],
  ['notNow', 'R8.3', { waits: 'gainAny' }, asked([{ do: 'gainAny', count: 1 }]), { type: 'swapOffer' }],
];

for (const [what, rows] of Object.entries({ MAP, TILES, PAYING, WAITING }))
  describe(what.toLowerCase(), () => {
    for (const [why, id, values, state, move] of rows)
      rule(id, `${why} tells ${Object.keys(values).join(' and ')}`, () => {
        expect(refused(state, move)).toBe(why);
        expect(refuse(state, 0, move)).toEqual({ why, rule: id, with: values });
      });
  });

const king = inAction('king', 1);

for (const [what, move] of [
  ['nothing', undefined],
  ['null', null],
  ['a word', 'endTurn'],
  ['a number', 7],
  ['a list', ['endTurn']],
  ['no type', { steps: 1 }],
  ['a type that is no word', { type: 7 }],
  ['a type that is a list of one', { type: ['endTurn'] }],
  ['an unknown type', { type: 'jump' }],
  ['the name of a property of objects', { type: 'constructor' }],
  ['a missing argument', { type: 'advance' }],
  ['an argument too many', { type: 'advance', steps: 1, to: 'top' }],
  ['an argument of another move', { type: 'endTurn', steps: 1 }],
  ['a number for a word', { type: 'takeContract', tile: 3 }],
  ['a word for a number', { type: 'advance', steps: '1' }],
  ['half a step', { type: 'advance', steps: 1.5 }],
  ['no step', { type: 'advance', steps: 0 }],
  ['too many steps', { type: 'advance', steps: 100 }],
  ['a place that is none', { type: 'step', piece: 'merchant', to: 'atlantis' }],
  ['a tile that is none', { type: 'takeContract', tile: 'c-anything' }],
  ['no goods', { type: 'chooseGoods', goods: {} }],
  ['goods that are null', { type: 'chooseGoods', goods: null }],
  ['goods as a word', { type: 'chooseGoods', goods: 'wool' }],
  ['goods as a list', { type: 'chooseGoods', goods: [1] }],
  ['goods that are none', { type: 'chooseGoods', goods: { silver: 1 } }],
  ['goods of which one is none', { type: 'chooseGoods', goods: { wool: 1, silver: 1 } }],
  ['no wool', { type: 'chooseGoods', goods: { wool: 0 } }],
  ['half a wool', { type: 'chooseGoods', goods: { wool: 0.5 } }],
  ['a hundred wool', { type: 'chooseGoods', goods: { wool: 100 } }],
  ['wool by a word', { type: 'chooseGoods', goods: { wool: '1' } }],
] as const)
  test(`${what} is no move`, () => expect(refuse(king, 0, move)).toEqual({ why: 'malformed', rule: 'R5.8' }));
