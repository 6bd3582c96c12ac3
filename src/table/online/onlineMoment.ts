import type { LogEntry } from 'boardgame.io';
import type { Seat } from '../../rules/model';
import { RULES_VERSION } from '../../rules/version';
import type { Refusal } from '../../rules/refusals';
import type { FollowedTable } from './follow';
import type { ChatLine, NotDone, PublicTable } from './wire';

/** Who looks at a match of the house, and what there is to be seen. */

export interface Seating {
  readonly id: string;
  /** Without a seat somebody watches. */
  readonly seat?: Seat | undefined;
  readonly token?: string | undefined;
  /** What another page had wanted here, and could not have. */
  readonly wishes?: Wishes | undefined;
}

/** What was wanted when the match had come to its nth line, and was not confirmed: acts as text. */
export interface Wishes {
  readonly n: number;
  readonly acts: readonly string[];
}

/**
 * The line to the house: not there yet, open, or lost. It may also be there while nobody answers, or while the house
 * itself cannot reach its database or does not know the table. What is not open becomes so by itself.
 */
export type LineState = 'opening' | 'open' | 'lost' | 'slow' | 'databaseAway' | 'noSuchTable';

/** The house, or this page, goes by newer rules, or a box does not come: what the house tells is not followed. */
export const isOtherVersion = (problem: OnlineProblem | undefined): boolean =>
  problem !== undefined && 'problem' in problem && OTHER_VERSION.includes(problem.problem);

const OTHER_VERSION: readonly string[] = ['otherVersion', 'olderVersion', 'boxAway'];

/** The house is newer, if it has not told that it is older: the first houses tell no version. */
export const otherVersion = ({ rules = 1 }: { readonly rules?: number | undefined }): NotDone => ({
  problem: rules < RULES_VERSION ? 'olderVersion' : 'otherVersion',
});

/** What the screen shows at one moment; a new object whenever something has changed. */
export interface OnlineMoment {
  readonly line: LineState;
  /** In this house the key of the seat is nobody's: one watches, and it is tried again with the next line. */
  readonly aside: boolean;
  readonly view: PublicTable | undefined;
  /** The match, once it has begun: as it will be when everything that was sent has arrived. */
  readonly table: FollowedTable | undefined;
  readonly log: readonly LogEntry[];
  readonly chats: readonly ChatLine[];
  /** Acts that the house has not confirmed yet. */
  readonly waiting: number;
  /** Why the last act was not done; gone with the next one. */
  readonly problem: OnlineProblem | undefined;
}

export const NOTHING_YET: OnlineMoment = {
  ...{ line: 'opening', view: undefined, table: undefined, log: [], chats: [] },
  ...{ aside: false, waiting: 0, problem: undefined },
};

export type OnlineProblem = NotDone | { readonly refused: Refusal };

/** What was kept of the chat, and after it what was heard meanwhile and is not in it. */
export function withUnheard(kept: readonly ChatLine[], heard: readonly ChatLine[]): ChatLine[] {
  const isSame = (one: ChatLine, other: ChatLine): boolean =>
    one.seat === other.seat && one.at === other.at && one.words === other.words;
  return [...kept, ...heard.filter(chat => !kept.some(each => isSame(each, chat)))];
}
