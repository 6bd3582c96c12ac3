import type { Resource } from '../../content';
import { waiting } from '../../rules/agenda';
import { playerOf, type Move, type MoveOf, type Seat, type State } from '../../rules/model';
import { termsOf } from '../../rules/moves';
import { offeredTile } from '../../rules/wheelTile';

/** The Tasks that are possible now, one entry each: a Contract that can be paid in several ways is one Task. */

export type Task =
  | { kind: 'fulfil'; tile: string; ways: MoveOf<'fulfil'>[] }
  | { kind: 'crest'; tile: string; places: MoveOf<'placeCrest'>[] }
  | { kind: 'cathedral'; move: MoveOf<'contribute'> }
  | { kind: 'helper'; move: MoveOf<'useHelper'> }
  | { kind: 'tile'; tile: string; move: MoveOf<'takeTile'> };

export const movesOf = <K extends Move['type']>(legal: readonly Move[], type: K): MoveOf<K>[] =>
  legal.filter((move): move is MoveOf<K> => move.type === type);

const byTile = <M extends { tile: string }>(moves: readonly M[]): [string, M[]][] =>
  [...new Set(moves.map(move => move.tile))].map(tile => [tile, moves.filter(move => move.tile === tile)]);

/** The least useful goods first: what there is most of beyond the price. */
export function sensibleFirst(
  state: State,
  seat: Seat,
  ways: readonly MoveOf<'fulfil'>[],
): MoveOf<'fulfil'>[] {
  const left = (move: MoveOf<'fulfil'>): number => {
    const { identical } = move;
    if (!identical) return 0;
    const { [identical]: paid = 0 } = termsOf(state, seat, move).price ?? {};
    return playerOf(state, seat).goods[identical] - paid - (KEPT[identical] ?? 0);
  };
  return ways.toSorted((a, b) => left(b) - left(a));
}

/** Gold buys everything and is the last to be given away. */
const KEPT: Partial<Record<Resource, number>> = { gold: 100 };

/** A Bonus tile that may be taken at any time of the turn is done like a Task; one that waits has a card. */
function tileNow(state: State, legal: readonly Move[]): Task[] {
  const tile = offeredTile(state);
  return tile === undefined || waiting(state, 'wheelTile') || waiting(state, 'kingTile')
    ? []
    : movesOf(legal, 'takeTile').map((move): Task => ({ kind: 'tile', tile, move }));
}

export function tasksNow(state: State, seat: Seat, legal: readonly Move[]): Task[] {
  return [
    ...tileNow(state, legal),
    ...byTile(movesOf(legal, 'fulfil')).map(([tile, ways]): Task => ({
      kind: 'fulfil',
      tile,
      ways: sensibleFirst(state, seat, ways),
    })),
    ...byTile(movesOf(legal, 'placeCrest')).map(([tile, places]): Task => ({ kind: 'crest', tile, places })),
    ...movesOf(legal, 'contribute').map((move): Task => ({ kind: 'cathedral', move })),
    ...movesOf(legal, 'useHelper').map((move): Task => ({ kind: 'helper', move })),
  ];
}
