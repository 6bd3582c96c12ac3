import type { Colour } from '../../../content';
import { CARDINAL } from '../../../rules/cardinal/board';
import { decreeRow, type DecreeInRow } from '../../../rules/cardinal/decreeRow';
import type { StepName } from '../../../rules/cardinal/model';
import type { GameEvent } from '../../../rules/events';
import type { State } from '../../../rules/model';
import type { Chapter } from '../../text/telling';

/** The last turn of the Cardinal, read from the log: what its panel shows. */
export interface ToldCardinalTurn {
  /** The round in which it is or was. */
  round: number;
  /** What each of its steps set off, in order. */
  steps: GameEvent[][];
  dice: readonly [number, number] | undefined;
  /** Where the pawn began to look, and where it stands. */
  from: number;
  pawn: number;
  /** By Decree, which options held. */
  options: Record<string, Record<number, boolean>>;
  /** The colour of the die that it took, where the order of colours on the card decided. */
  decided: Colour | undefined;
}

const endsTurn = ({ what }: GameEvent): boolean => what === 'turn' || what === 'phase';
const opensTurn = ({ what, seat }: GameEvent): boolean => what === 'turn' && seat === CARDINAL;

/** What happens between a turn of the Cardinal and whatever comes after it, step by step. */
function stepsAfter(chapters: readonly Chapter[], first: number): GameEvent[][] {
  const steps: GameEvent[][] = [];
  for (const { events, seat } of chapters.slice(first + 1)) {
    // the end of the turn belongs to the table
    if (seat !== CARDINAL || events.some(endsTurn)) break;
    if (events.length > 0) steps.push([...events]);
  }
  return steps;
}

const roundOf = (chapters: readonly Chapter[], upTo: number): number => {
  const events = chapters.slice(0, upTo + 1).flatMap(chapter => chapter.events);
  const phase = events.findLast(event => event.what === 'phase' && event.phase === 'action');
  return phase?.what === 'phase' ? phase.round : 1;
};

/** Nothing before its first turn. A game that the Cardinal opens has that in the set-up, which is in no chapter. */
export function cardinalTurn(chapters: readonly Chapter[]): ToldCardinalTurn | undefined {
  const first = chapters.findLastIndex(({ events }) => events.some(opensTurn));
  const steps = stepsAfter(chapters, first);
  if (first < 0 && steps.length === 0) return undefined;
  const events = steps.flat();
  const turn: ToldCardinalTurn = {
    round: roundOf(chapters, first),
    steps,
    dice: undefined,
    from: 0,
    pawn: 0,
    options: {},
    decided: decidedBy(events),
  };
  for (const event of events) note(turn, event);
  return turn;
}

function note(turn: ToldCardinalTurn, event: GameEvent): void {
  if (event.what === 'pawn') {
    turn.pawn = event.to;
    if (event.dice) Object.assign(turn, { dice: event.dice, from: event.to });
  }
  if (event.what === 'option')
    turn.options[event.decree] = {
      ...turn.options[event.decree],
      [event.option]: event.fails === undefined,
    };
}

function decidedBy(events: readonly GameEvent[]): Colour | undefined {
  const byCard = events.some(event => event.what === 'choice' && event.by === 'priority');
  const die = events.find(event => event.what === 'die');
  return byCard && die?.what === 'die' ? die.die.colour : undefined;
}

/** The Decrees that lay in the row in a round, with the Fair that each belongs to. */
export const decreesIn = (state: State, round: number): DecreeInRow[] =>
  decreeRow(state).filter(({ fair }) => fair === undefined || fair >= round - 1);

/** The steps that it still has before it, the next one first. */
export const stepsToCome = ({ agenda }: State): StepName[] =>
  agenda
    .toReversed()
    .flatMap(({ effects }) => effects.flatMap(effect => (effect.do === 'cardinal' ? [effect.step] : [])));
