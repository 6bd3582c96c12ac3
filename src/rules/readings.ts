import type { Brought } from '../content';
import type { RuleId } from '../content/rulebook';
import { without } from './without';
import type { Workings } from './workings';

/** Rules that can be understood in more than one way, and how a table understands them. */

export interface Reading {
  /** The answers, as they are shown: two or more. */
  readonly values: readonly string[];
  /** What holds unless a table or a record says otherwise. */
  readonly usual: string;
  /** The answer that the printed rules give in so many words, if they give one. */
  readonly printed?: string;
  /** The rule that is read, and the ruling that says why so. */
  readonly rule: RuleId;
  /** Other rules that it changes too. */
  readonly also?: readonly RuleId[];
  readonly ruling: RuleId;
  /** A table chooses it, or only `migrateRecord` sets it for games of older rules. */
  readonly by: 'table' | 'migrate';
}

/** Everything that is not the same at every table; what else was ruled is data, or simply the rule. */
export const READINGS = {
  /** Where the Merchant step of a Contract leads. */
  contractMerchantMove: {
    values: ['town', 'step'],
    usual: 'town',
    printed: 'town',
    rule: 'R8.64',
    ruling: 'Q8.12',
    by: 'table',
  },
  /** Whether the rightmost Building is filled when a Fair counts those. */
  rightmostBuilding: {
    values: ['empty', 'filled'],
    usual: 'empty',
    printed: 'empty',
    rule: 'R11.10j',
    ruling: 'Q11.4',
    by: 'table',
  },
  /** Which Crests a Fair counts. */
  fairCrests: {
    values: ['placed', 'owned'],
    usual: 'placed',
    rule: 'R11.10e',
    also: ['R11.10h'],
    ruling: 'Q11.3',
    by: 'table',
  },
  /** When the Bonus tile beside the die is taken or left. */
  wheelTile: {
    values: ['afterDie', 'anyTime'],
    usual: 'afterDie',
    printed: 'afterDie',
    rule: 'R5.18',
    ruling: 'Q5.5',
    by: 'table',
  },
  /** How often an exchange brings a Resource more. */
  firstExchange: {
    values: ['turn', 'action'],
    usual: 'turn',
    printed: 'turn',
    rule: 'R6.53',
    ruling: 'Q6.10',
    by: 'table',
  },
  /** Whether points of a King Action may be left. */
  kingAction: { values: ['steps', 'all'], usual: 'steps', rule: 'R6.60', ruling: 'Q6.2', by: 'table' },
  /** Until when a Helper adds points to the die Action. */
  addPoints: {
    values: ['untilEnd', 'whilePoints'],
    usual: 'untilEnd',
    rule: 'R8.16',
    ruling: 'Q8.4',
    by: 'table',
  },
  /** When a swapped Character offer goes back into its pile. */
  swappedCharacters: {
    values: ['afterRefill', 'beforeRefill'],
    usual: 'afterRefill',
    rule: 'R6.33',
    ruling: 'Q6.8',
    by: 'table',
  },
  /** Whether Tasks stand within a bonus that is no Action with points, as they did in rules version 1. */
  tasksInBonuses: { values: ['no', 'yes'], usual: 'no', rule: 'R7.1', ruling: 'Q7.1', by: 'migrate' },
  /** How often a Building can be told as completed; in rules version 1 also twice. */
  completionTold: { values: ['once', 'twice'], usual: 'once', rule: 'R9.1', ruling: 'Q9.3', by: 'migrate' },
} as const satisfies Readonly<Record<string, Reading>>;

export type ReadingName = keyof typeof READINGS;
export type ReadingValue<N extends ReadingName> = (typeof READINGS)[N]['values'][number];

/** What boxes read in more than one way besides: their names, and the answers to each. */
export type BoxReadingName = Names<Brought<Workings, 'readings'>>;
export type BoxReadingValue<N extends BoxReadingName> =
  Extract<Brought<Workings, 'readings'>, Readonly<Record<N, string>>> extends Readonly<Record<N, infer V>>
    ? V
    : never;
type Names<Lists> = Lists extends unknown ? keyof Lists & string : never;

/** Only what differs from the usual; with nothing in it, it is left out. */
export type Readings = { readonly [N in ReadingName]?: ReadingValue<N> } & {
  readonly [N in BoxReadingName]?: BoxReadingValue<N>;
};

export const READING_NAMES = Object.keys(READINGS) as readonly ReadingName[];

/** Those between which a table may choose. */
export const CHOOSABLE: readonly ReadingName[] = READING_NAMES.filter(name => READINGS[name].by === 'table');

/** What a game of rules version 1 was played by. */
export const READINGS_OF_VERSION_1: Readings = {
  contractMerchantMove: 'step',
  tasksInBonuses: 'yes',
  completionTold: 'twice',
};

/** Whether a table reads the rules in a way of its own: older games read them as was usual at their time. */
export function isOwnWay(readings: Readings = {}): boolean {
  const usualThen = readings.tasksInBonuses === undefined ? {} : READINGS_OF_VERSION_1;
  const isOfBox = (name: string): boolean => !READING_NAMES.some(each => each === name);
  return Object.keys(readings).some(isOfBox) || CHOOSABLE.some(name => readings[name] !== usualThen[name]);
}

/** The same options for a new game: what an older game was played by was nobody's choice, and stays behind. */
export const anew = <T extends { readonly readings?: Readings }>(options: T): T =>
  READING_NAMES.some(name => options.readings?.[name] !== undefined && READINGS[name].by === 'migrate')
    ? without(options, 'readings')
    : options;

/** How a rule of the base game is read in this game: asked everywhere, never the options. */
export const readingOf = <N extends ReadingName>(
  { options }: { readonly options: { readonly readings?: Readings } },
  name: N,
): ReadingValue<N> => options.readings?.[name] ?? READINGS[name].usual;
