import type { AllTables, AnyBox } from './box';
import type { Move, MoveType, Seat, State } from './model';
import type { MoveRule } from './moves/rule';
import type { Refusal } from './refusals';
import { without } from './without';

/** What other boxes object to a move stands behind what its own box says of it: laid together they are one rule. */

type Moves = AllTables['moves'];
type Objection = (state: State, seat: Seat, move: Move) => Refusal | undefined;

/** The moves with all objections in them; where nobody objects to a move, nobody is asked. */
export function withObjections(moves: Moves, boxes: readonly AnyBox[]): Moves {
  const rules = Object.entries(moves) as [MoveType, MoveRule<Move>][];
  const objections = (type: MoveType) => boxes.flatMap(({ objects }) => (objects?.[type] ?? []) as Objection);
  return Object.fromEntries(
    rules.map(([type, rule]) => [type, objected(rule, objections(type))]),
  ) as unknown as Moves;
}

function objected(rule: MoveRule<Move>, objections: readonly Objection[]): MoveRule<Move> {
  if (objections.length === 0) return rule;
  const refuse: typeof rule.refuse = (state, seat, move) => {
    const refusal = rule.refuse(state, seat, move);
    if (refusal) return refusal;
    for (const object of objections) {
      const objection = object(state, seat, move);
      if (objection) return objection;
    }
    return undefined;
  };
  return { ...without(rule, 'exact'), refuse };
}
