import type { GameEvent } from '../../src/rules/events';
import { activeSeat, type Options, type State } from '../../src/rules/model';
import { legalMoves, refuse } from '../../src/rules/moves';
import { open, repeat } from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';
import { optionsFor } from '../../src/tools/step';
import type { TableView } from '../../src/ui/play/TableContext';

/** Games with the pottery, and a table as one of its players sees it. */

const options: Options = { ...optionsFor(2), boxes: { toy: { claySoil: true } } };

/** A whole game, moment by moment. */
export function played(seed: number) {
  const { record, state } = randomGame(options, seed, { watched: false, eager: true });
  const opening = open(record);
  const chapters: { seat: number; events: readonly GameEvent[] }[] = [{ seat: 0, events: opening.events }];
  const states = [opening.state];
  record.steps.forEach((step, index) => {
    const { state: after, events } = repeat(states.at(-1) ?? state, step, index + 1);
    states.push(after);
    chapters.push({ seat: step.seat, events });
  });
  return { record, state, states, chapters, events: chapters.flatMap(chapter => chapter.events) };
}

const nothing = (): void => undefined;

export function viewOf(G: State): TableView {
  const me = activeSeat(G) ?? 0;
  return {
    ...{ G, opening: { seat: 0, events: [] }, log: [], me, mine: true, legal: legalMoves(G, me) },
    ...{ why: move => refuse(G, me, move), make: nothing, id: 'toy', toMyTurn: nothing, undo: nothing },
    ...{ undoTurn: nothing, redo: nothing, canRedo: false, picked: undefined, pick: nothing },
    ...{ walker: 'merchant', walkWith: nothing, mark: undefined, touch: nothing, touched: nothing },
  };
}
