import { isFields } from '../../given';
import type { LogEntry, State as FrameworkState } from 'boardgame.io';
import type { Outcome } from '../../rules/chance';
import { isPlayerColour, type Move, type Options, type State } from '../../rules/model';
import { isMove } from '../../rules/moves';
import type { GameRecord, Step } from '../../rules/replay';
import type { ChronicleEntry, ChronicleData } from '../chronicle';

/** The record of a match from what the framework keeps: what was undone is not in it. */

export const chapterOf = ({ metadata }: LogEntry): ChronicleEntry =>
  (metadata as ChronicleEntry | undefined) ?? { outcomes: [], events: [] };

/** The move of an entry, if it is one of ours: the framework writes the end of a turn down once more by itself. */
export function moveOf({ action, automatic }: LogEntry): Move | undefined {
  if (automatic) return undefined;
  const { type, args } = action.payload as { type: string; args?: unknown[] };
  const given = args?.[0];
  const move: unknown = { ...(isFields(given) ? given : {}), type };
  return isMove(move) ? move : undefined;
}

function stepOf(entry: LogEntry): Step | undefined {
  const move = moveOf(entry);
  const seat = Number(entry.action.payload.playerID);
  return move && { seat, move, outcomes: [...chapterOf(entry).outcomes] };
}

type KindOf<T> = (act: T) => 'move' | 'undo' | 'redo';

/** What was done and not taken back, and what was taken back and can be done again. */
function sorted<T>(acts: readonly T[], kindOf: KindOf<T>): { done: T[]; undone: T[] } {
  const done: T[] = [];
  const undone: T[] = [];
  for (const act of acts) {
    const kind = kindOf(act);
    if (kind === 'move') {
      done.push(act);
      undone.length = 0;
    } else if (kind === 'undo') undone.push(...done.splice(-1));
    else done.push(...undone.splice(-1));
  }
  return { done, undone };
}

/** What counts of all that was done: the moves that were made and not taken back. */
export const whatCounts = <T>(acts: readonly T[], kindOf: KindOf<T>): T[] => sorted(acts, kindOf).done;

const KINDS: Readonly<Record<string, 'move' | 'undo'>> = { MAKE_MOVE: 'move', UNDO: 'undo' };

const sortedLog = (log: readonly LogEntry[]) =>
  sorted(
    log.filter(({ automatic }) => !automatic),
    ({ action }) => KINDS[action.type] ?? 'redo',
  );

/** The entries of a log that count. */
export const effective = (log: readonly LogEntry[]): LogEntry[] => sortedLog(log).done;

/** Whether something was taken back that can be done again. */
export const canRedoIn = (log: readonly LogEntry[]): boolean => sortedLog(log).undone.length > 0;

/** What came out before the first decision. */
export const openingOutcomes = (state: Pick<FrameworkState<State>, 'plugins'>): Outcome[] => [
  ...((state.plugins['chronicle']?.data as ChronicleData | undefined)?.opening ?? []),
];

/** Nobody chooses the name and the colour of a seat that a box brings along. */
export const optionsOf = ({ players, options }: State): Options => ({
  players: players.flatMap(({ name, colour }) => (isPlayerColour(colour) ? [{ name, colour }] : [])),
  ...options,
});

/** The record of a match from its stored state and its log. */
export const recordOf = (
  state: Pick<FrameworkState<State>, 'G' | 'plugins'>,
  log: readonly LogEntry[],
): GameRecord => ({
  options: optionsOf(state.G),
  opening: openingOutcomes(state),
  steps: effective(log).flatMap(entry => stepOf(entry) ?? []),
});
