import { RULES_VERSION } from '../../rules/version';
import { otherVersion, type OnlineMoment } from './onlineMoment';
import type { Arrival, NotDone } from './wire';

/** What it means for a screen when the house does not let it in to a table. */

/**
 * The house itself waits for its database, or does not know the table: perhaps it is another house for a while, on
 * another folder. Until that is over nothing can be asked for.
 */
const WAITING = ['databaseAway', 'noSuchTable'] as const;

export const stateOfWaiting = (why: string): (typeof WAITING)[number] | undefined =>
  WAITING.find(each => each === why);

/** What it shows meanwhile. Nothing was refused while its database is away: the line says that it is. */
export function waitingAt(problem: NotDone): Partial<OnlineMoment> {
  const line = stateOfWaiting(problem.problem);
  return line === 'databaseAway' ? { line } : { problem, ...(line && { line }) };
}

/** Who goes by other rules than this page does not let it in, whatever else it says. */
export function letIn(answer: Arrival | NotDone): Arrival | NotDone {
  if ('problem' in answer) return answer.problem === 'otherVersion' ? otherVersion(answer) : answer;
  return answer.rules === RULES_VERSION ? answer : otherVersion(answer);
}

/** The key is of no seat in this house: whoever has it may still watch. */
export const isNotSeated = (why: string): boolean => ['notYours', 'noSuchSeat'].includes(why);

/** As Socket.IO says that this side has cut the line, and that nothing was answered to a call. */
const NOT_ANSWERED = ['io client disconnect', 'timeout'];

export const lineAfter = (why: string): 'slow' | 'lost' => (NOT_ANSWERED.includes(why) ? 'slow' : 'lost');
