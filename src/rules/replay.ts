import { ForeignOutcome, replaying, type Outcome } from './chance';
import { recorded, type Play } from './events';
import type { Move, Options, Seat, State } from './model';
import { attempt } from './moves';
import { read, write } from './notation';
import { advance } from './phases';
import { setUp } from './setup';

/** A game as it was played: options, what chance brought, the moves. It gives every state again, byte for byte. */
export interface GameRecord {
  options: Options;
  /** What came out up to the first decision. */
  opening: Outcome[];
  steps: Step[];
}

export interface Step {
  seat: Seat;
  move: Move;
  /** What came out with the move and the phases that followed by themselves. */
  outcomes: Outcome[];
}

/** A record that does not fit: says at which step (0 is the opening) and why. */
export class BadRecord extends Error {
  constructor(
    readonly step: number,
    readonly reason: string,
  ) {
    super(`the record does not fit at step ${step}: ${reason}`);
  }
}

/** Plays one thing with the outcomes written down for it, which must be exactly those that it asks for. */
function withOutcomes(
  step: number,
  outcomes: readonly Outcome[],
  run: (chance: ReturnType<typeof replaying>) => Play,
) {
  const chance = replaying(outcomes);
  try {
    const play = run(chance);
    if (chance.rest() > 0) throw new BadRecord(step, `${chance.rest()} outcomes too many`);
    return play;
  } catch (error) {
    throw error instanceof ForeignOutcome ? new BadRecord(step, error.message) : error;
  }
}

/** The table at the first decision. */
export const open = ({ options, opening }: Pick<GameRecord, 'options' | 'opening'>): Play =>
  withOutcomes(0, opening, chance => {
    const play = setUp(options, chance);
    advance(play);
    return play;
  });

/** Does a recorded step once more; tells what happened. */
export const repeat = (state: State, { seat, move, outcomes }: Step, number: number): Play =>
  withOutcomes(number, outcomes, chance => {
    const play = recorded(state, chance);
    const refusal = attempt(play, seat, move);
    if (refusal) throw new BadRecord(number, `${write(move)} is refused (${refusal.why}, ${refusal.rule})`);
    advance(play);
    return play;
  });

/** The state after so many steps, all of them if not told otherwise. */
export function replay(record: GameRecord, steps = record.steps.length): State {
  const { state } = open(record);
  record.steps.slice(0, steps).forEach((step, index) => repeat(state, step, index + 1));
  return state;
}

const HEADING = 'tiletum 1';

/** The record as text: a heading, the options, the opening, then a line per move. */
export function printRecord({ options, opening, steps }: GameRecord): string {
  const lines = steps.map(({ seat, move, outcomes }) => printLine({ seat, text: write(move), outcomes }));
  return [HEADING, JSON.stringify(options), opening.join(' '), ...lines, ''].join('\n');
}

/** One line: who did what, and what came out with it. */
export interface Line {
  seat: Seat;
  text: string;
  outcomes: readonly Outcome[];
}

export const printLine = ({ seat, text, outcomes }: Line): string =>
  [seat, text, ...marked(outcomes)].join(' ');

/** The parts of a line, or `undefined` if it is none. */
export function splitLine(line: string): Line | undefined {
  const [, seat, text, , outcomes = ''] = /^(\d) ([^>]*?)( > (.*))?$/.exec(line) ?? [];
  return seat === undefined || text === undefined
    ? undefined
    : { seat: Number(seat), text, outcomes: outcomesOf(outcomes) };
}

const marked = (outcomes: readonly Outcome[]): (string | Outcome)[] =>
  outcomes.length > 0 ? ['>', ...outcomes] : [];

const outcomesOf = (text: string): Outcome[] =>
  text.split(' ').flatMap(word => (word === '' ? [] : [/^\d+$/.test(word) ? Number(word) : word]));

/** The record of a text; throws `BadRecord` where it is none. */
export function parseRecord(text: string): GameRecord {
  const [heading, options = '', opening = '', ...lines] = text.trimEnd().split('\n');
  if (heading !== HEADING) throw new BadRecord(0, `the first line is not '${HEADING}'`);
  return { options: readOptionsLine(options), opening: outcomesOf(opening), steps: lines.map(parseStep) };
}

function readOptionsLine(line: string): Options {
  try {
    return JSON.parse(line) as Options;
  } catch {
    throw new BadRecord(0, 'the second line holds no options');
  }
}

function parseStep(line: string, index: number): Step {
  const parts = splitLine(line);
  const move = parts && read(parts.text);
  if (!parts || !move) throw new BadRecord(index + 1, `'${line}' is no move`);
  return { seat: parts.seat, move, outcomes: [...parts.outcomes] };
}
