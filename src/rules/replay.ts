import { BadRecord } from './badRecord';
import { ForeignOutcome, replaying, type Outcome } from './chance';
import type { Move, Options, Seat, State } from './model';
import { attempt } from './moves';
import { readMove, write } from './notation';
import { advancePhases } from './phases';
import { recorded, type Recorded } from './play';
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

/** Plays one thing with the outcomes written down for it, which must be exactly those that it asks for. */
function withOutcomes(
  line: number,
  outcomes: readonly Outcome[],
  run: (chance: ReturnType<typeof replaying>) => Recorded,
) {
  const chance = replaying(outcomes);
  try {
    const play = run(chance);
    if (chance.rest() > 0) throw new BadRecord(line, 'chance', String(outcomes.at(-chance.rest())));
    return play;
  } catch (error) {
    throw error instanceof ForeignOutcome ? new BadRecord(line, 'chance', error.outcome) : error;
  }
}

/** The table at the first decision. */
export const open = ({ options, opening }: Pick<GameRecord, 'options' | 'opening'>): Recorded =>
  withOutcomes(0, opening, chance => {
    const play = setUp(options, chance);
    advancePhases(play);
    return play;
  });

/** Does a recorded step once more; tells what happened. */
export const repeat = (state: State, { seat, move, outcomes }: Step, line: number): Recorded =>
  withOutcomes(line, outcomes, chance => {
    const play = recorded(state, chance);
    const refusal = attempt(play, seat, move);
    if (refusal) throw new BadRecord(line, 'refused', write(move), refusal);
    advancePhases(play);
    return play;
  });

/** The state after so many steps, all of them if not told otherwise. */
export function replay(record: GameRecord, steps = record.steps.length): State {
  const { state } = open(record);
  return record.steps.slice(0, steps).reduce((now, step, index) => repeat(now, step, index + 1).state, state);
}

/** One line: who did what, and what came out with it. */
export interface Line {
  seat: Seat;
  text: string;
  outcomes: readonly Outcome[];
}

export const printLine = ({ seat, text, outcomes }: Line): string =>
  [seat, text, ...(outcomes.length > 0 ? ['>', ...outcomes] : [])].join(' ');

/** The parts of a line, or `undefined` if it is none. */
export function splitLine(line: string): Line | undefined {
  const [, seat, text, , outcomes = ''] = /^(\d) ([^>]*?)( > (.*))?$/.exec(line) ?? [];
  return seat === undefined || text === undefined
    ? undefined
    : { seat: Number(seat), text, outcomes: outcomesOf(outcomes) };
}

/** What came out, from its words. */
export const outcomesOf = (text: string): Outcome[] =>
  text.split(' ').flatMap(word => (word === '' ? [] : [/^\d+$/.test(word) ? Number(word) : word]));

export const printStep = ({ seat, move, outcomes }: Step): string =>
  printLine({ seat, text: write(move), outcomes });

/** The step of a line that is written as it should be; else `undefined`. */
export function readStep(line: string): Step | undefined {
  const parts = splitLine(line);
  const move = parts && readMove(parts.text);
  if (!parts || !move) return undefined;
  const step = { seat: parts.seat, move, outcomes: [...parts.outcomes] };
  return printStep(step) === line ? step : undefined;
}
