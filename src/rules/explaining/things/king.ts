import { KING_TRACK, LAST_ROUND_POINTS, corruptionOf } from '../../../content';
import { waiting } from '../../agenda';
import { effectsOf } from '../../tiles';
import { positionOf } from '../../track';
import { actionOfTile } from '../../wheelTile';
import { asked, type ThingRule } from '../thing';
import { pricesOfTile } from './tileMoves';

/** The King track: its spaces and markers, what its leader gets, and what pushes the markers down. */

const kingSpace: ThingRule<'kingSpace'> = {
  all: () => KING_TRACK.map((_, position) => ({ is: 'kingSpace', position })),
  brings: (_state, _seat, { position }) => [{ do: 'score', points: KING_TRACK[position]?.points ?? 0 }],
  chosenBy: (state, seat, { position }, move) =>
    move.type === 'advance' && positionOf(state, seat) + move.steps === position,
  asks: (state, seat, { position }) => {
    const steps = position - positionOf(state, seat);
    return steps > 0 ? asked({ type: 'advance', steps }) : [];
  },
};

const marker: ThingRule<'marker'> = {
  all: ({ players }) => players.map((_, seat) => ({ is: 'marker', seat })),
  owner: (_state, _seat, { seat }) => seat,
  chosenBy: (_state, me, { seat }, { type }) => seat === me && type === 'advance',
  asks: (_state, me, { seat }) => (seat === me ? asked({ type: 'advance', steps: 1 }) : []),
};

const kingTile: ThingRule<'kingTile'> = {
  all: () => [{ is: 'kingTile' }],
  brings: state =>
    state.king.tile === null
      ? [{ do: 'score', points: LAST_ROUND_POINTS }]
      : effectsOf(state, state.king.tile),
  prices: (state, seat) => (state.king.tile === null ? [] : pricesOfTile(state, seat, state.king.tile)),
  chosenBy: (state, _seat, _thing, { type }) =>
    type === 'takeTile' && !actionOfTile(state) && waiting(state, 'kingTile') !== undefined,
  asks: ({ king }) =>
    king.tile === null
      ? []
      : [{ move: { type: 'takeTile' }, when: { happens: [], awaits: { do: 'kingTile' } } }],
};

const corruption: ThingRule<'corruption'> = {
  all: state => state.corruption.map(token => ({ is: 'corruption', token })),
  brings: (_state, _seat, { token }) => [{ do: 'king', steps: -corruptionOf(token).steps }],
};

const turnOrder: ThingRule<'turnOrder'> = {
  all: ({ order }) => order.map(seat => ({ is: 'turnOrder', seat })),
  owner: (_state, _seat, { seat }) => seat,
};

export const KING_THINGS = { kingSpace, marker, kingTile, corruption, turnOrder };
