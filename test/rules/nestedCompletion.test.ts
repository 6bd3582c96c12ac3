import type { GameEvent } from '../../src/rules/events';
import type { Move, State } from '../../src/rules/model';
import type { Readings } from '../../src/rules/readings';
import { rule } from '../rule';
import { aGame, alignWheel, arrange, buildingsWith, type Mine } from './situation/arranging';
import { tookDie } from './situation/moments';
import { does } from './situation/playing';
import { pointsLeft, waits } from './situation/seeing';

/**
 * Buildings whose last piece arrives in the middle of something. A Crest below the first Building lets a House be
 * placed anywhere, its space grants the bonuses of a Building, one of them a Character Action: the last Character
 * moves in while the bonus of the Crest space still waits to end. A game of the first rules version tells such a
 * Building twice, which shows that the moves of each case do lead there.
 */

const PASS: Move = { type: 'pass' };
const CREST: Move = { type: 'placeCrest', tile: 'b-crest-rose-1', building: 0 };
const house = (space: string): Move => ({ type: 'buildHouse', space });
const choose = (building: number): Move => ({ type: 'chooseBuilding', building });
const receive = (tile: string): Move => ({ type: 'receive', tile });
const use = (tile: string): Move => ({ type: 'useHelper', tile });
const moveIn = (tile: string, floor: number): Move => ({ type: 'placeCharacter', tile, building: 0, floor });

/** The bonuses of the second Building, by the Crest below the first one and a House in Troyes. */
const CHAIN = [CREST, house('troyes.h1'), choose(1)];

/** The first Building lacks its Crest and a King on this floor. */
const lacking = (floor: number) => ({
  rooms: ['ch-king-3', 'ch-king-4', 'ch-king-7'].with(floor - 1, '').map(tile => tile || null),
});

interface Nesting {
  ids: string;
  what: string;
  /** The floor of the King who is missing: the ground floor if not told otherwise. */
  floor?: number;
  /** The tiles in the second and in the third Building. */
  second: string[];
  third?: string[];
  holds?: string[];
  mine?: Mine;
  moves: Move[];
}

const NESTINGS: readonly Nesting[] = [
  {
    ids: 'R9.1 R9.5 Q9.3',
    what: 'a Character out of the House space moves in, the rest of its points is declined',
    second: ['ch-character-2'],
    moves: [...CHAIN, receive('ch-character-2'), moveIn('ch-king-5', 1), PASS],
  },
  {
    ids: 'R9.1 R8.3 Q9.3',
    what: 'the last point of the nested Action is the one that completes',
    second: ['ch-character-1'],
    moves: [...CHAIN, receive('ch-character-1'), moveIn('ch-king-5', 1)],
  },
  {
    ids: 'R9.1 R6.35 Q9.3',
    what: 'the floor in the middle is the last one',
    floor: 2,
    second: ['ch-character-2'],
    moves: [...CHAIN, receive('ch-character-2'), moveIn('ch-king-5', 2)],
  },
  {
    ids: 'R9.1 R7.20 Q9.2 Q9.3',
    what: 'a Character Helper is used between the points of a bonus Action',
    floor: 3,
    second: ['ch-contract-2'],
    holds: ['b-character3'],
    moves: [...CHAIN, receive('ch-contract-2'), use('b-character3'), moveIn('ch-king-5', 3), PASS],
  },
  {
    ids: 'R9.1 R8.10 Q8.23 Q9.3',
    what: 'a Helper of any Action stands for the Character Action',
    second: ['ch-contract-2'],
    holds: ['b-joker1-1'],
    moves: [
      ...[...CHAIN, receive('ch-contract-2'), use('b-joker1-1')],
      ...[{ type: 'declare', action: 'character' } as const, moveIn('ch-king-5', 1), PASS],
    ],
  },
  {
    ids: 'R9.1 R8.22 Q8.22 Q9.3',
    what: 'a Helper grants the bonuses of another Building within the bonus Action',
    second: ['ch-contract-2'],
    third: ['ch-character-2'],
    holds: ['b-building-1'],
    moves: [
      ...[...CHAIN, receive('ch-contract-2'), use('b-building-1'), choose(2)],
      ...[receive('ch-character-2'), moveIn('ch-king-5', 1), PASS, PASS],
    ],
  },
  {
    ids: 'R9.1 R6.25 R8.45 Q9.3',
    what: 'a second House space lies between the Crest space and the Character',
    second: ['ch-merchant-4'],
    third: ['ch-character-2'],
    mine: { merchant: 'hamburg' },
    moves: [
      ...[...CHAIN, receive('ch-merchant-4'), house('hamburg.h1'), choose(2)],
      ...[receive('ch-character-2'), moveIn('ch-king-5', 1), PASS],
    ],
  },
  {
    ids: 'R9.1 R7.9 R8.68 Q9.3',
    what: 'a Contract fulfilled between the points grants the Character Action',
    second: ['ch-contract-2'],
    holds: ['c-iron3wool3'],
    moves: [
      ...[...CHAIN, receive('ch-contract-2'), { type: 'fulfil', tile: 'c-iron3wool3' } as const],
      ...[moveIn('ch-king-5', 1), PASS],
    ],
  },
  {
    ids: 'R9.1 R5.22 R6.30 Q9.3',
    what: 'the Storehouse was full, and the Character comes out of the offer only now',
    second: ['ch-character-2'],
    holds: ['b-vp4', 'b-king3', 'b-any3'],
    mine: { storehouse: ['b-vp4', 'b-king3', 'b-any3', 'b-crest-rose-1'] },
    moves: [
      ...[...CHAIN, receive('ch-character-2'), { type: 'takeCharacter', tile: 'ch-king-5' } as const],
      moveIn('ch-king-5', 1),
    ],
  },
  {
    ids: 'R9.1 R8.43 R8.44 Q9.3',
    what: 'one bonus is received before, one is skipped after it',
    second: ['ch-character-5', 'ch-character-2'],
    moves: [
      ...[...CHAIN, receive('ch-character-5'), receive('ch-character-2')],
      ...[moveIn('ch-king-5', 1), PASS],
    ],
  },
  {
    ids: 'R9.1 R9.7 R6.38 Q9.3',
    what: 'the Character brings King points of its own, which the marker does not strengthen',
    second: ['ch-character-2'],
    holds: ['ch-king-2'],
    moves: [
      ...[...CHAIN, receive('ch-character-2'), moveIn('ch-king-2', 1)],
      ...[{ type: 'advance', steps: 2 } as const, PASS],
    ],
  },
  {
    ids: 'R9.1 R8.16 Q8.5 Q9.3',
    what: 'points are added to the die Action in between',
    second: ['ch-character-2'],
    holds: ['b-add2-1'],
    moves: [
      ...[...CHAIN, receive('ch-character-2'), moveIn('ch-king-5', 1), use('b-add2-1'), PASS],
      ...[{ type: 'advance', steps: 2 } as const],
    ],
  },
  {
    ids: 'R9.1 R7.11 Q9.3 Q9.4',
    what: 'another Crest is placed below the last Building between the two halves',
    second: ['ch-character-2'],
    holds: ['b-crest-cup-1'],
    moves: [
      ...[...CHAIN, receive('ch-character-2')],
      ...[{ type: 'placeCrest', tile: 'b-crest-cup-1', building: 5 } as const, moveIn('ch-king-5', 1), PASS],
    ],
  },
];

const boardOf = ({ floor = 1, second, third = [], holds = [], mine }: Nesting): Mine => ({
  buildings: buildingsWith({
    0: lacking(floor),
    1: { rooms: [second[0] ?? null, second[1] ?? null] },
    2: { rooms: [third[0] ?? null, third[1] ?? null] },
  }),
  storehouse: ['b-crest-rose-1', ...(holds.includes('ch-king-2') ? [] : ['ch-king-5']), ...holds],
  goods: { food: 9, iron: 3, wool: 3 },
  ...structuredClone(mine),
});

/** The Buildings of seat 0 that were told as completed. */
const completed = (events: readonly GameEvent[]): number[] =>
  events.flatMap(event => (event.what === 'complete' && event.seat === 0 ? [event.building] : []));

/** The table with this board before the Action of a die, and with a King in the Character offer. */
function prepared(start: State, readings?: Readings): State {
  arrange(start, it => {
    it.offers.character[0] = 'ch-king-5';
  });
  if (readings)
    arrange(start, it => {
      it.options.readings = readings;
    });
  return start;
}

const OLD: Readings = { completionTold: 'twice' };

for (const nesting of NESTINGS) {
  const { ids, what, moves } = nesting;
  /** What is told, and the points of the die Action of which there were two. */
  const played = (readings?: Readings) => {
    const state = prepared(tookDie('king', 5, boardOf(nesting)), readings);
    const told = completed(does(state, ...moves)).filter(building => building === 0);
    expect(waits(state)).toEqual(['dieAction']);
    return [told.length, pointsLeft(state)];
  };

  rule(ids, `${what}: the Building is completed once`, () => expect(played()).toEqual([1, 5]));

  rule(ids, `${what}: told twice by the first rules version`, () => expect(played(OLD)).toEqual([2, 8]));
}

const [FIRST] = NESTINGS;
const first = (): Nesting => {
  if (!FIRST) throw new Error('no nesting');
  return FIRST;
};

for (const [readings, times] of [
  [undefined, 1],
  [OLD, 2],
] as const) {
  rule('Q9.5 R9.6 Q9.3', `a Joker that is not named counts it when it is named (told ${times}×)`, () => {
    const state = prepared(tookDie('joker', 5, boardOf(first())), readings);
    expect(completed(does(state, ...first().moves))).toEqual(Array.from({ length: times }, () => 0));
    expect(pointsLeft(state)).toBe(2);
    does(state, { type: 'declare', action: 'king' });
    expect(pointsLeft(state)).toBe(5);
  });

  rule('R9.6 R9.5 Q9.3', `a Joker that stands for the King is strengthened at once (told ${times}×)`, () => {
    const state = prepared(tookDie('joker', 5, boardOf(first())), readings);
    const events = does(state, { type: 'declare', action: 'king' }, ...first().moves);
    expect([completed(events).length, pointsLeft(state)]).toEqual([times, 2 + 3 * times]);
  });

  rule('Q9.3 R9.4', `before the die is taken its marker counts for the die (told ${times}×)`, () => {
    const state = prepared(aGame(), readings);
    arrange(state, 0, boardOf(first()));
    alignWheel(state, 'king', 5);
    arrange(state, it => Object.assign(it.wheel, { dice: [{ colour: 'pink', value: 5 }], tiles: {} }));
    expect(completed(does(state, ...first().moves))).toHaveLength(times);
    does(state, { type: 'takeDie', colour: 'pink', value: 5, to: 5 });
    expect(pointsLeft(state)).toBe(5);
  });

  rule('R9.1 Q9.3 Q9.4', `two Buildings within each other are told one each (the outer ${times}×)`, () => {
    const nesting = { ...first(), second: ['ch-character-2', 'ch-character-5'], holds: ['b-crest-cup-1'] };
    const state = prepared(tookDie('king', 5, { ...boardOf(nesting), goods: { food: 12 } }), readings);
    const inner: Move = { type: 'placeCrest', tile: 'b-crest-cup-1', building: 1 };
    const events = does(
      state,
      ...[...CHAIN, receive('ch-character-2'), inner, PASS],
      ...[moveIn('ch-king-5', 1), PASS, PASS],
    );
    expect(completed(events)).toEqual([1, 0, 0].slice(0, 1 + times));
    expect(pointsLeft(state)).toBe(2 + 3 * times);
  });
}

/** Whichever half comes last, and what never was told twice. */
describe('the half that comes last tells it', () => {
  for (const readings of [undefined, OLD]) {
    const told = readings ? 'by the first rules version too' : 'once';

    rule('R9.1 Q9.4', `the Crest: after the whole chain of its space, ${told}`, () => {
      const nesting = { ...first(), holds: ['ch-contract-3'] };
      const mine = boardOf(nesting);
      const full = buildingsWith({
        0: { rooms: ['ch-king-3', 'ch-king-4', 'ch-king-7'] },
        1: { rooms: ['ch-character-2', null] },
      });
      const state = prepared(tookDie('king', 5, { ...mine, buildings: full }), readings);
      const before = does(state, ...CHAIN, receive('ch-character-2'));
      const fifth: Move = { type: 'placeCharacter', tile: 'ch-contract-3', building: 2, floor: 1 };
      const events = [...before, ...does(state, fifth, PASS)];
      expect(completed(events)).toEqual([0]);
      expect(events.findIndex(({ what }) => what === 'complete')).toBeGreaterThan(
        events.findIndex(({ what }) => what === 'decline'),
      );
      expect(pointsLeft(state)).toBe(5);
    });

    rule('R9.1 R8.1 Q9.3', `the Character, when the bonus of the Crest space was declined, ${told}`, () => {
      const state = prepared(tookDie('character', 5, boardOf(first())), readings);
      expect(completed(does(state, CREST, PASS))).toEqual([]);
      expect(completed(does(state, moveIn('ch-king-5', 1)))).toEqual([0]);
      expect(pointsLeft(state)).toBe(1);
    });

    rule('R9.1 R9.5 R8.41 Q9.3', `the Character out of a House space, the Crest long there, ${told}`, () => {
      const mine = boardOf(first());
      const [one, ...others] = mine.buildings ?? [];
      const buildings = one ? [{ ...one, crest: 'b-crest-rose-1' }, ...others] : others;
      const state = prepared(
        tookDie('merchant', 5, { ...mine, buildings, storehouse: ['ch-king-5'], merchant: 'troyes' }),
        readings,
      );
      const moves = [house('troyes.h1'), choose(1), receive('ch-character-2'), moveIn('ch-king-5', 1)];
      expect(completed(does(state, ...moves, PASS))).toEqual([0]);
      expect(pointsLeft(state)).toBe(1);
    });
  }
});
