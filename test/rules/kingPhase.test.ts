import {
  activeSeat,
  playerOf,
  type Move,
  type SourceKind,
  type State,
  type Seat,
} from '../../src/rules/model';
import type { GameEvent } from '../../src/rules/events';
import { rule } from '../rule';
import { aGame, arrange, buildingsWith, putMarkers, type Mine } from './situation/arranging';
import { begins, does } from './situation/playing';
import { markers, refused, scored, waits } from './situation/seeing';

/** The King phase: the leader's tile, the points of the track, the new order and the reset. */

const TAKE: Move = { type: 'takeTile' };
const PASS: Move = { type: 'pass' };
const SEATS = [0, 1, 2, 3];

/** The players stand so on the King track, beside which this tile lies; the Fair counts Houses. */
function before(stacks: Record<number, Seat[]>, tile: string | null, round = 1): State {
  const state = aGame({ players: Object.values(stacks).flat().length });
  arrange(state, it =>
    Object.assign(it, { round, fairs: [1, 2, 3, 4].map(() => ({ town: 'wien', tile: 'fair-house' })) }),
  );
  arrange(state, it => {
    it.king.tile = tile;
  });
  putMarkers(state, stacks);
  return state;
}

const scoredFor = (kind: SourceKind, events: readonly GameEvent[]): number[] =>
  SEATS.map(seat =>
    scored(
      events.filter(({ source }) => source.kind === kind),
      seat,
    ),
  );

/** The same without the leader's tile. */
function after(stacks: Record<number, Seat[]>, round = 1): State {
  const state = before(stacks, null, round);
  begins('king', state);
  return state;
}

describe('the leader', () => {
  rule('R10.1', 'stands highest, and lowest in the stack there', () => {
    for (const stacks of [
      { 3: [2, 0], 2: [1, 3] },
      { '-1': [2], '-2': [0, 1, 3] },
    ]) {
      const state = before(stacks, 'b-vp4');
      begins('king', state);
      expect([activeSeat(state), waits(state)]).toEqual([2, ['kingTile']]);
    }
  });

  rule('R10.2', 'may take the tile', () => {
    const state = before({ 3: [2], 0: [0, 1, 3] }, 'b-vp4', 3);
    begins('king', state);
    expect(refused(state, TAKE, 0)).toBe('notYourTurn');
    does(state, TAKE);
    expect(state.players.map(player => player.storehouse)).toEqual([[], [], ['b-vp4'], []]);
    expect(state.king.tile).toBeNull();
  });

  rule('R10.2 Q10.3 Q10.8', 'may leave it: it is removed from the game', () => {
    const state = before({ 3: [2], 0: [0, 1, 3] }, 'b-vp4', 3);
    arrange(state, it => {
      it.piles.bonus = [];
    });
    begins('king', state);
    const events = does(state, PASS);
    expect(events).toContainEqual(expect.objectContaining({ what: 'remove', tile: 'b-vp4', seat: 2 }));
    expect(scoredFor('leader', events)).toEqual([0, 0, 0, 0]);
    expect(state.players.map(player => player.storehouse)).toEqual([[], [], [], []]);
    expect([state.king.tile, state.piles.bonus]).toEqual([null, []]);
  });

  const contracts = ['c-any3', 'c-any5', 'c-any7', 'c-iron3', 'c-iron5', 'c-iron7'];
  const CANNOT: (readonly [string, string, string, Mine])[] = [
    [
      'R10.3 Q10.2',
      'with a full Storehouse',
      'b-vp4',
      { storehouse: ['b-add3', 'b-any3', 'b-king3', 'c-wool9'] },
    ],
    ['X18 R10.3', 'of a Crest in his Storehouse', 'b-crest-eagle-2', { storehouse: ['b-crest-eagle-1'] }],
    [
      'R10.3',
      'of a placed Crest',
      'b-crest-eagle-2',
      { buildings: buildingsWith({ 0: { crest: 'c-crest-eagle' } }) },
    ],
    ['R10.3', 'with six Contracts', 'b-iron2', { contracts }],
  ];
  for (const [ids, how, tile, mine] of CANNOT)
    rule(ids, `loses the tile ${how}`, () => {
      const state = before({ 3: [2], 0: [0, 1, 3] }, tile);
      arrange(state, 2, mine);
      const { storehouse } = playerOf(state, 2);
      const events = begins('king', state);
      expect(events).toContainEqual(expect.objectContaining({ what: 'remove', tile }));
      expect([state.king.tile, playerOf(state, 2).storehouse]).toEqual([null, storehouse]);
      expect([state.phase, scoredFor('leader', events)]).toEqual(['fair', [0, 0, 0, 0]]);
    });

  rule('R10.3', 'with room for one and with five Contracts may take it', () => {
    const state = before({ 3: [2], 0: [0, 1, 3] }, 'b-iron2');
    const storehouse = ['b-crest-eagle-1', 'b-add3', 'b-any3'];
    arrange(state, 2, { storehouse, contracts: contracts.slice(1) });
    begins('king', state);
    expect(refused(state, TAKE)).toBeUndefined();
  });

  for (const [ids, round] of [
    ['R10.4', 4],
    ['R10.4 Q10.4', 2],
  ] as const)
    rule(ids, `scores four points when no tile is there in round ${round}`, () => {
      const events = begins('king', before({ 3: [2], 0: [0, 1, 3] }, null, round));
      expect(scoredFor('leader', events)).toEqual([0, 0, 4, 0]);
    });
});

describe('the track', () => {
  rule('E14 R10.1 R10.2 R10.5', 'pays everybody after the tile', () => {
    const state = before({ 3: [0], 0: [1, 2], '-2': [3] }, 'b-vp4');
    expect(scoredFor('kingTrack', begins('king', state))).toEqual([0, 0, 0, 0]);
    expect([activeSeat(state), refused(state, TAKE)]).toEqual([0, undefined]);
    const events = does(state, TAKE);
    expect(scoredFor('kingTrack', events)).toEqual([3, 0, 0, -2]);
    expect(scoredFor('leader', events)).toEqual([0, 0, 0, 0]);
  });

  rule('R10.5', 'has a value for every position', () => {
    const events = begins('king', before({ '-10': [1], '-6': [0], 15: [2], 7: [3] }, null));
    expect(scoredFor('kingTrack', events)).toEqual([-6, -10, 15, 7]);
  });

  rule('R10.6', 'never takes more than a player has', () => {
    const state = before({ '-6': [0, 1], 0: [2, 3] }, null);
    arrange(state, 0, { score: 2 });
    arrange(state, 1, { score: 6 });
    expect(scoredFor('kingTrack', begins('king', state))).toEqual([-2, -6, 0, 0]);
    expect(state.players.map(player => player.score)).toEqual([0, 0, 14, 10]);
  });

  rule('Q10.1', 'pays after the four points of the leader', () => {
    const state = before({ '-1': [0], '-2': [1, 2, 3] }, null, 4);
    for (const seat of SEATS) arrange(state, seat, { score: 0 });
    begins('king', state);
    expect(state.players.map(player => player.score)).toEqual([3, 0, 0, 0]);
  });
});

describe('the turn order', () => {
  const ORDERS: (readonly [string, Record<number, Seat[]>, Seat[]])[] = [
    ['E15 R10.7', { 3: [0], 0: [2, 1], '-2': [3] }, [0, 2, 1, 3]],
    ['E16 R10.7', { 2: [1, 0], '-1': [2] }, [1, 0, 2]],
    ['E17 R10.7', { 5: [1], 0: [0], '-3': [2] }, [1, 0, 2]],
    ['R10.7', { '-10': [3, 2], 15: [1, 0] }, [1, 0, 3, 2]],
  ];
  for (const [ids, stacks, order] of ORDERS)
    rule(ids, `becomes ${order.join(', ')}`, () => {
      const state = before(stacks, null);
      expect(begins('king', state)).toContainEqual(expect.objectContaining({ what: 'order', order }));
      expect(state.order).toEqual(order);
    });

  rule('R10.7', 'counts from the next round on', () => {
    const state = before({ 3: [2], 0: [0, 1, 3] }, 'b-vp4');
    begins('king', state);
    does(state, PASS);
    expect([state.round, activeSeat(state), state.order]).toEqual([2, 2, [2, 0, 1, 3]]);
  });
});

describe('the reset', () => {
  rule('R10.8 R10.9 R10.10', 'brings red markers to 0 and leaves the others', () => {
    const state = after({ '-10': [0], '-2': [3], 0: [2], 5: [1] });
    expect(markers(state)).toEqual({ 0: [2, 3, 0], 5: [1] });
  });

  rule('X17 R10.8 R10.9 Q10.5 Q10.6', 'leaves the lowest-ranked marker on top', () => {
    expect(markers(after({ 0: [0], '-1': [1, 2], '-3': [3] }))).toEqual({ 0: [0, 1, 2, 3] });
  });

  rule('R10.10', 'changes nothing on 0 and on blue', () => {
    const stacks = { 0: [3, 2], 1: [1], 15: [0] };
    expect(markers(after(stacks))).toEqual(stacks);
  });
});

rule('R10.11 Q10.7', 'the last round has all of it', () => {
  const state = before({ 2: [3], 0: [1, 0], '-3': [2] }, null, 4);
  expect(scoredFor('kingTrack', begins('king', state))).toEqual([0, 0, -3, 2]);
  expect([state.order, markers(state)]).toEqual([[3, 1, 0, 2], { 2: [3], 0: [1, 0, 2] }]);
});
