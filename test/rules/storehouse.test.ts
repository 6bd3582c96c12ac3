import { tileOf } from '../../src/content';
import type { Move, State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { rule } from '../rule';
import {
  FULL_STOREHOUSE,
  SIX_CONTRACTS,
  alignWheel,
  arrange,
  buildingsWith,
  type Mine,
} from './situation/arranging';
import { choosing, inAction } from './situation/moments';
import { begins, does } from './situation/playing';
import { forbidden, pointsLeft } from './situation/seeing';

const THREE = FULL_STOREHOUSE.slice(1);

/** Where tiles come from: how seat 0 stands before this one, and how it takes it. */
const WAYS: Record<string, (tile: string, mine: Mine) => { state: State; take: Move }> = {
  'the wheel': (tile, mine) => {
    const state = choosing([{ colour: 'blue', value: 3 }], mine);
    alignWheel(state, 'king', 3);
    arrange(state, it => {
      it.wheel.tiles = { king: tile };
    });
    does(state, { type: 'takeDie', colour: 'blue', value: 3, to: 3 });
    return { state, take: { type: 'takeTile' } };
  },
  'the map by the Merchant': (tile, mine) => {
    const state = inAction('merchant', 1, { merchant: 'brugge', ...mine });
    arrange(state, it => {
      it.map.tiles = { 'brugge.b1': tile };
    });
    return { state, take: { type: 'pickUp', space: 'brugge.b1' } };
  },
  'the map by the Architect': (tile, mine) => {
    const state = inAction('architect', 1, { architect: 'brugge', ...mine });
    arrange(state, it => {
      it.map.tiles = { 'brugge.b1': tile };
    });
    return { state, take: { type: 'pickUp', space: 'brugge.b1' } };
  },
  'the Contract offer': (tile, mine) => {
    const state = inAction('contract', 1, mine);
    arrange(state, it => {
      it.offers.contract = [null, null, null, null, tile];
    });
    return { state, take: { type: 'takeContract', tile } };
  },
};
const ways = Object.entries(WAYS);

/** The King track's tile and the Character offer have their own kinds of taking. */
function atKingTrack(tile: string, mine: Mine): State {
  const state = choosing([], mine);
  arrange(state, it => {
    it.king.tile = tile;
  });
  begins('king', state);
  return state;
}
function characterOffered(tile: string, mine: Mine) {
  const state = inAction('character', 1, mine);
  arrange(state, it => {
    it.offers.character[2] = tile;
  });
  return { state, take: { type: 'takeCharacter', tile } as const };
}
const held = (state: State): readonly string[] | undefined => state.players[0]?.storehouse;

for (const [place, way] of ways) {
  rule('R5.21 R5.22', `a tile from ${place} goes into the Storehouse, on its last space`, () => {
    const { state, take } = way('b-wool2', { storehouse: [...THREE] });
    does(state, take);
    expect(held(state)).toEqual([...THREE, 'b-wool2']);
  });

  rule('R5.22', `with a full Storehouse none can be taken from ${place}`, () => {
    const { state, take } = way('b-wool2', { storehouse: [...FULL_STOREHOUSE] });
    expect(forbidden(state, take)).toBe('storehouseFull R5.22');
  });
}

rule('R5.21 R5.22', 'a Character from the offer goes into the Storehouse, if there is room', () => {
  const { state, take } = characterOffered('ch-king-1', { storehouse: [...THREE] });
  does(state, take);
  expect(held(state)).toEqual([...THREE, 'ch-king-1']);
  const full = characterOffered('ch-king-1', { storehouse: [...FULL_STOREHOUSE] });
  expect(forbidden(full.state, full.take)).toBe('storehouseFull R5.22');
});

rule('R5.21 R5.22', "the leader's tile goes into the Storehouse, if there is room", () => {
  const state = atKingTrack('b-wool2', { storehouse: [...THREE] });
  does(state, { type: 'takeTile' });
  expect(held(state)).toEqual([...THREE, 'b-wool2']);
  const full = atKingTrack('b-wool2', { storehouse: [...FULL_STOREHOUSE] });
  expect(held(full)).toEqual(FULL_STOREHOUSE);
  expect(full).toMatchObject({ phase: 'fair', agenda: [] });
});

rule('R5.23', 'nothing that can be done discards a tile', () => {
  const tiles = ['c-iron9', 'b-crest-cup-1', 'ch-king-1', 'b-king3'];
  const leaves = ['placeCharacter', 'placeCrest', 'fulfil', 'useHelper'];
  const situations = [
    ...(['king', 'merchant', 'architect', 'contract', 'character', 'joker'] as const).map(action =>
      inAction(action, 6, { storehouse: [...tiles] }),
    ),
    choosing([{ colour: 'blue', value: 3 }], { storehouse: [...tiles] }),
  ];
  for (const state of situations)
    for (const move of legalMoves(state, 0).filter(({ type }) => !leaves.includes(type))) {
      const after = structuredClone(state);
      does(after, move);
      expect(held(after)).toEqual(tiles);
    }
});

describe('the Crest limit', () => {
  const OWNED: [where: string, mine: () => Mine][] = [
    ['in the Storehouse', () => ({ storehouse: ['c-crest-cup'] })],
    ['on a Crest space', () => ({ buildings: buildingsWith({ 5: { crest: 'c-crest-cup' } }) })],
  ];
  for (const [where, mine] of OWNED) {
    for (const [place, way] of ways.slice(1)) {
      rule('R5.25 R1.28', `with a Crest ${where} none of its family from ${place}, but another`, () => {
        const { state, take } = way('b-crest-cup-2', mine());
        expect(forbidden(state, take)).toBe('crestOwned R5.25');
        const other = way('b-crest-lion-1', mine());
        expect(forbidden(other.state, other.take)).toBeUndefined();
      });
    }
  }

  rule('R5.25', "another player's Crest is no obstacle, nor is the family's name on another kind", () => {
    const { state, take } = characterOffered('ch-king-1', { storehouse: ['ch-king-2'] });
    expect(forbidden(state, take)).toBeUndefined();
    const crest = inAction('contract', 1, {});
    arrange(crest, 1, {
      storehouse: ['b-crest-cup-1'],
      buildings: buildingsWith({ 0: { crest: 'c-crest-cup' } }),
    });
    arrange(crest, it => {
      it.offers.contract = [null, null, null, null, 'c-crest-cup'];
    });
    expect(forbidden(crest, { type: 'takeContract', tile: 'c-crest-cup' })).toBeUndefined();
  });
});

describe('the Contract limit', () => {
  for (const [place, way] of ways.slice(1)) {
    rule('R5.26 Q5.9 R1.28', `six covered spaces stop Contracts from ${place}, nothing else`, () => {
      for (const [tile, why] of [
        ['b-iron2', 'contractSpacesFull R5.26'],
        ['c-any7', 'contractSpacesFull R5.26'],
        ['b-crest-cup-1', undefined],
        ['c-crest-cup', undefined],
        ['b-king3', undefined],
      ] as const) {
        const { state, take } = way(tile, { contracts: [...SIX_CONTRACTS] });
        expect(forbidden(state, take)).toBe(why);
        const five = way(tile, { contracts: SIX_CONTRACTS.slice(1) });
        expect(forbidden(five.state, five.take)).toBeUndefined();
      }
    });
  }

  rule(
    'X30 R5.26 Q5.8',
    'waiting Contracts do not count: a third is allowed, none after the sixth space',
    () => {
      const state = inAction('contract', 3, {
        contracts: SIX_CONTRACTS.slice(0, 5),
        storehouse: ['b-iron2', 'c-wool7'],
        goods: { iron: 2 },
      });
      arrange(state, it => {
        it.offers.contract = ['c-crest-cup', 'c-iron9', 'c-any7', 'c-any8', 'c-iron7'];
      });
      does(state, { type: 'takeContract', tile: 'c-iron7' });
      expect(held(state)).toEqual(['b-iron2', 'c-wool7', 'c-iron7']);
      expect(forbidden(state, { type: 'takeContract', tile: 'c-any8' })).toBeUndefined();
      does(state, { type: 'fulfil', tile: 'b-iron2' });
      expect(forbidden(state, { type: 'takeContract', tile: 'c-any8' })).toBe('contractSpacesFull R5.26');
    },
  );
});

rule('Q5.11', 'a tile that is of no use now may be taken and keeps its space', () => {
  const buildings = buildingsWith({ 4: { rooms: ['ch-king-1'] } });
  const { state, take } = characterOffered('ch-king-2', { buildings, storehouse: [...THREE] });
  does(state, take);
  expect(held(state)).toEqual([...THREE, 'ch-king-2']);
  expect(forbidden(state, { type: 'placeCharacter', tile: 'ch-king-2', building: 0, floor: 1 })).toBe(
    'characterLivesElsewhere R6.36',
  );
});

rule('Q5.17 R1.39', 'a limit must be met when the points are paid: a refused tile costs nothing', () => {
  const state = inAction('contract', 3, { storehouse: ['b-vp4', ...THREE] });
  arrange(state, it => {
    it.offers.contract = [null, null, null, null, 'c-any3'];
  });
  const take = { type: 'takeContract', tile: 'c-any3' } as const;
  expect(forbidden(state, take)).toBe('storehouseFull R5.22');
  expect(pointsLeft(state)).toBe(3);
  does(state, { type: 'useHelper', tile: 'b-vp4' }, take);
  expect(pointsLeft(state)).toBe(2);
  expect(held(state)?.map(tile => tileOf(tile).kind)).toEqual(['helper', 'helper', 'helper', 'contract']);
});
