import type { Price } from '../../content';
import type { Move, Seat, State } from '../model';
import type { Cure } from './cures';
import type { Gift, ThingName, ThingOf } from './words';

/** What is known of a kind of thing: where those of a state lie, what they bring and cost, which moves choose them. */
export interface ThingRule<K> {
  /** All of this kind that lie on the table. */
  readonly all: (state: State) => readonly ThingOf<K & ThingName>[];
  /** Whose it is. */
  readonly owner?: Said<K, Seat | undefined>;
  readonly brings?: Said<K, readonly Gift[]>;
  /** What its use costs, in each way in which it can be paid; taking it may cost points besides. */
  readonly prices?: Said<K, readonly Price[]>;
  /** Where a piece has to stand for it, if it matters. */
  readonly at?: Said<K, string>;
  /** Whether a move, if it is legal, is one by which it is chosen; nobody ever chooses what has no such row. */
  readonly chosenBy?: (state: State, seat: Seat, thing: ThingOf<K & ThingName>, move: Move) => boolean;
  /** The moves that would choose it, to be asked why they may not. */
  readonly asks?: Said<K, readonly AskedMove[]>;
}

type Said<K, Answer> = (state: State, seat: Seat, thing: ThingOf<K & ThingName>) => Answer;

/** A move that would choose a thing. */
export interface AskedMove {
  readonly move: Move;
  /** With what the move is about this thing, where its arguments do not say it. */
  readonly when?: Cure;
}

/** The moves of a list, as they are asked. */
export const asked = (...moves: readonly Move[]): readonly AskedMove[] => moves.map(move => ({ move }));

/** Whether some argument of a move is this. */
export const isNamedBy = (move: Move, value: string): boolean =>
  Object.entries(move).some(([name, given]) => name !== 'type' && given === value);
