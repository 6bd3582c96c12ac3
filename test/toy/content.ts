import type { Contents, GameMap } from '../../src/content';

/** What lies in the pottery. */

export const PIT: GameMap = {
  id: 'pit',
  size: { width: 300, height: 200 },
  pieces: ['donkey'],
  start: 'pit-gate',
  main: false,
  towns: [
    {
      id: 'pit-kiln',
      name: 'Kiln',
      ...{ x: 150, y: 60 },
      label: { dx: 0, dy: 20, anchor: 'middle' },
      houses: [{ id: 'pit-kiln.h1', players: 2, bonus: [{ do: 'score', points: 2 }] }],
      tiles: [{ id: 'pit-kiln.b1', players: 2 }],
      pillars: 2,
    },
    {
      id: 'pit-well',
      name: 'Well',
      ...{ x: 240, y: 140 },
      label: { dx: 0, dy: 20, anchor: 'middle' },
      houses: [],
      tiles: [{ id: 'pit-well.b1', players: 2 }],
    },
  ],
  roads: [{ id: 'pit-gate', kind: 'road', name: 'Gate', x: 50, y: 150 }],
  links: [
    ['pit-gate', 'pit-kiln'],
    ['pit-kiln', 'pit-well'],
    ['pit-gate', 'pit-well'],
  ],
};

/** Lies beside the pit where the soil is of clay. */
export const MARSH: GameMap = {
  ...{ id: 'marsh', size: { width: 100, height: 100 }, pieces: ['donkey'], start: 'marsh-edge', main: false },
  towns: [],
  roads: [{ id: 'marsh-edge', kind: 'road', name: 'Edge', x: 50, y: 50 }],
  links: [],
};

export const TOY_CONTENTS: Contents = {
  actions: ['potter'],
  maps: [PIT, MARSH],
  bonusTiles: [
    { id: 'toy-pot-1', rules: ['T5'], kind: 'pot', players: 2, holds: 2 },
    { id: 'toy-pot-2', rules: ['T5'], kind: 'pot', players: 2, holds: 3 },
    { id: 'toy-dig', kind: 'helper', players: 2, effects: [{ do: 'dig', count: 2 }], rules: ['T2'] },
    { id: 'toy-glaze', kind: 'helper', players: 2, effects: [{ do: 'glaze', points: 3 }], rules: ['T3'] },
    {
      id: 'toy-potter',
      rules: ['T4'],
      kind: 'helper',
      players: 2,
      effects: [{ do: 'act', action: 'potter', points: 2 }],
    },
    {
      id: 'toy-ride',
      rules: ['T4'],
      kind: 'helper',
      players: 2,
      effects: [
        { do: 'move', piece: 'donkey', steps: 2 },
        { do: 'place', what: 'house', where: 'anywhere' },
      ],
    },
    { id: 'toy-jug', rules: ['T5'], kind: 'crest', players: 2, crest: 'jug' },
  ],
  morePiles: [
    {
      pile: 'shards',
      tiles: [
        { id: 'toy-shard-1', rules: ['T2'], kind: 'helper', players: 2, effects: [{ do: 'dig', count: 1 }] },
        {
          id: 'toy-shard-2',
          rules: ['T2'],
          kind: 'helper',
          players: 2,
          price: { clay: 1 },
          effects: [
            { do: 'score', points: 3 },
            { do: 'place', what: 'house', where: 'ownMaps' },
          ],
        },
        { id: 'toy-shard-3', rules: ['T2'], kind: 'helper', players: 4, effects: [{ do: 'dig', count: 2 }] },
      ],
    },
  ],
  contractPile: [
    {
      id: 'toy-contract',
      rules: ['T3'],
      kind: 'contract',
      players: 2,
      cost: { wool: 1 },
      reward: [{ do: 'glaze', points: 2 }],
    },
  ],
  characterTiles: [
    {
      id: 'toy-ch-1',
      rules: ['T2'],
      kind: 'character',
      players: 2,
      character: 'potter',
      effects: [{ do: 'dig', count: 1 }],
    },
    {
      id: 'toy-ch-2',
      rules: ['T3'],
      kind: 'character',
      players: 2,
      character: 'potter',
      effects: [{ do: 'glaze', points: 1 }],
    },
  ],
  cathedralTiles: [
    { id: 'pit-kiln.c1', town: 'pit-kiln', points: 5 },
    { id: 'pit-kiln.c2', town: 'pit-kiln', points: 3 },
  ],
  costTiles: [{ id: 'toy-cost', price: { pay: { clay: 2 }, points: 4 } }],
  fairTiles: [{ id: 'fair-pots', points: 3, each: ['pots'] }],
  leaving: ['fair-kingTrack', 'king-and-country'],
  decrees: [
    {
      id: 'clay-and-fire',
      name: 'Clay and Fire',
      fair: 'fair-pots',
      options: [
        { when: { is: 'hasClay', count: 1 }, take: { die: 'forAction', action: 'potter' } },
        { take: { die: 'lowest' } },
      ],
      priority: ['darkGrey', 'yellow', 'blueOrLightGrey', 'pink'],
    },
    {
      id: 'potters-fame',
      name: 'Potter’s Fame',
      instead: 'everlasting-fame',
      options: [{ take: { die: 'forAction', action: 'potter' } }],
      priority: ['darkGrey', 'yellow', 'blueOrLightGrey', 'pink'],
    },
  ],
  challenges: [
    {
      id: 'hot-kilns',
      name: 'Hot Kilns',
      rule: 'T9',
      hooks: [{ on: 'firePot', do: { do: 'gainClay', count: 2 }, rule: 'T9' }],
    },
    { id: 'clay-for-stone', name: 'Clay for Stone', rule: 'T9', hooks: [] },
  ],
  provenance: { CONTRACT_PILE: { fields: { cost: { level: 'rulebook' } } } },
  rules: {
    T1: 'Clay and pots',
    T2: 'Digging',
    T3: 'Glazing',
    T4: 'The Potter',
    T5: 'Pots as tiles',
    T6: 'Cheaper Crests',
    T7: 'Income',
    T8: 'Pots at the end',
    T9: 'The Cardinal’s pots',
  },
};
