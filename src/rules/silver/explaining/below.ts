import { TABLETS } from '../../../content/silver/tablets';
import { KING_TRACK, inPlay } from '../../../content';
import { distance } from '../../map';
import { asked, isNamedBy, type AskedMove, type ThingRule } from '../../explaining/thing';
import type { Move, Seat, State } from '../../model';
import { pieceRule, standsFor } from '../../pieces';
import { mineMapsOf, tabletBetween, tabletOf, townOfMine } from '../known';
import { mineIncome, ribbonAt } from '../income';
import { silverOf } from '../miner';
import { yieldOf } from '../underground/mines';

/** The maps below and what they pay: Mine spaces, tablets, ribbons, the income to come. */

const mineSpace: ThingRule<'mineSpace'> = {
  all: state =>
    mineMapsOf(state).flatMap(({ mines }) =>
      inPlay(mines, state.players.length).map(({ id }) => ({ is: 'mineSpace', space: id }) as const),
    ),
  owner: (state, _seat, { space }) => {
    const seat = silverOf(state).seats.findIndex(({ mines }) => mines.includes(space));
    return seat < 0 ? undefined : seat;
  },
  brings: (_state, _seat, { space }) => yieldOf(space),
  at: (_state, _seat, { space }) => townOfMine(space),
  chosenBy: (_state, _seat, { space }, move) => isNamedBy(move, space),
  asks: (_state, _seat, { space }) => asked({ type: 'openMine', space }),
};

/** It is chosen by whoever crosses it. */
const crosses = (state: State, seat: Seat, move: Move, tablet: string): boolean =>
  move.type === 'step' &&
  tabletBetween(standsFor(state, seat, move.piece, move.to) ?? '', move.to)?.id === tablet;

const isOpen = (state: State, tablet: string): boolean => !silverOf(state).crossed.includes(tablet);

/** Over the path from its nearer end, where the Prospector of the map comes first. */
function crossing(state: State, seat: Seat, id: string): readonly AskedMove[] {
  const piece = 'prospector';
  const [end, other] = tabletOf(id).link;
  const from = standsFor(state, seat, piece, end);
  const [near, far] = distance(from ?? '', end) <= distance(from ?? '', other) ? [end, other] : [other, end];
  const move: Move = { type: 'step', piece, to: far };
  if (from === near) return asked(move);
  // beside both ends he can go there without crossing it
  if (distance(from ?? '', far) === 1) return [];
  const coming = from === undefined ? pieceRule(state, piece).comesTo?.(near) : undefined;
  return [{ move, when: { happens: [...(coming ? [coming] : []), { what: 'walk', piece, to: near }] } }];
}

const tablet: ThingRule<'tablet'> = {
  all: state =>
    mineMapsOf(state).flatMap(({ tablets }) =>
      tablets.map(({ id }) => ({ is: 'tablet', tablet: id }) as const),
    ),
  brings: (state, _seat, { tablet: id }) => (isOpen(state, id) ? TABLETS[tabletOf(id).kind] : []),
  chosenBy: (state, seat, { tablet: id }, move) => isOpen(state, id) && crosses(state, seat, move, id),
  asks: (state, seat, { tablet: id }) => (isOpen(state, id) ? crossing(state, seat, id) : []),
};

/** What the King phase pays for the position of a marker. */
const ribbon: ThingRule<'ribbon'> = {
  all: () => KING_TRACK.map((_, position) => ({ is: 'ribbon', position })),
  brings: (_state, _seat, { position }) => {
    const { silver, mines } = ribbonAt(position);
    return [
      ...(silver > 0 ? [{ do: 'gainSilver', count: silver } as const] : []),
      ...(mines > 0 ? [{ do: 'unlockMines', count: mines } as const] : []),
    ];
  },
};

/** What comes of the Mines at the beginning of the next King phase. */
const income: ThingRule<'income'> = {
  all: ({ players }) => players.map((_, seat) => ({ is: 'income', seat })),
  owner: (_state, _me, { seat }) => seat,
  brings: (state, _me, { seat }) => {
    const { silver, tiers } = mineIncome(state, seat);
    return [
      { do: 'gainSilver', count: silver },
      ...tiers.map(([, points]) => ({ do: 'score', points }) as const),
    ];
  },
};

export const THINGS_BELOW = { mineSpace, tablet, ribbon, income };
