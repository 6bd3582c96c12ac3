import type {
  Action,
  BoxName,
  Contents,
  Currency,
  Price,
  Resource,
  Tile,
  WantedDie,
  WheelAction,
  WordsOf,
} from '../content';
import type { RuleId } from '../content/rulebook';
import type { StepName } from './cardinal/model';
import type {
  ActionChoice,
  ConditionRule,
  DeedRule,
  DieUse,
  EffectReading,
  StepRule,
  WantedRule,
} from './cardinal/rows';
import type { Count } from './counts';
import type { CourseRow, Courses } from './courses';
import type { HappeningOf, What } from './events';
import type { Curing } from './explaining/cures';
import type { ThingRule } from './explaining/thing';
import type { ThingName } from './explaining/words';
import type { PlaceRule } from './happenings/place';
import type { HappeningRow } from './happenings/row';
import type { Die, MoveOf, MoveType, Pending, Seat, Source, State, Table } from './model';
import type { MoveRule } from './moves/rule';
import type { Hearing } from './occasions';
import type { PieceRule } from './pieces';
import type { Bonus, Natures } from './powers';
import type { PriceChanges, PriceRule, Purse } from './prices';
import type { BoxReadingName, Reading } from './readings';
import type { Refusal } from './refusals';
import type { EffectRule } from './resolving';
import type { FinalPartRule } from './scoring';
import type { ScoreRow } from './scoreSheet';
import type { TileRule } from './tiles';
import type { WorkingsOf } from './workings';

/**
 * How a box plugs into the rules: a table for each sort of its own words, complete, and what it adds to the lists
 * of others. The base game and the Cardinal are boxes like any other. docs/BOXES.md goes from door to door.
 */
export type Box<B extends BoxName = BoxName> = { readonly name: B } & Needed<Tables<B>> & Additions<B>;

/** The names of an interface of words, of one box or of several. */
export type Names<Kinds> = Kinds extends unknown ? keyof Kinds & string : never;
type Said<B extends BoxName, Sort extends string> = WordsOf<B, Sort> & string;

type PendingName<B extends BoxName> = Pending['do'] &
  (Names<WorkingsOf<B, 'pending'>> | Names<WorkingsOf<B, 'course'>> | Names<WordsOf<B, 'effects'>>);
export type MoveName<B extends BoxName> = MoveType & Names<WorkingsOf<B, 'moves'>>;
export type HappeningName<B extends BoxName> = What & Names<WorkingsOf<B, 'happenings'>>;
type KindOf<T> = T extends { readonly kind: infer K } ? K : never;
export type TileKind<B extends BoxName> = Tile['kind'] & KindOf<WordsOf<B, 'tile'>>;

/** The Cardinal also knows what the base game calls things; every other box teaches it its own. */
type Taught<B extends BoxName> = B extends 'cardinal' ? 'base' | 'cardinal' : Exclude<B, 'base'>;

/** A row for each word of the box. */
interface Tables<B extends BoxName> {
  readonly effects: { readonly [K in PendingName<B>]: EffectRule<K> };
  readonly moves: { readonly [K in MoveName<B>]: MoveRule<MoveOf<K>> };
  readonly happenings: { readonly [K in HappeningName<B>]: HappeningRow<HappeningOf<K>> };
  readonly pieces: { readonly [K in Said<B, 'piece'>]: PieceRule };
  readonly counts: { readonly [K in Said<B, 'count'>]: Count };
  readonly tiles: { readonly [K in TileKind<B>]: TileRule<K> };
  readonly prices: { readonly [K in Names<WorkingsOf<B, 'prices'>>]: PriceRule<K> };
  /** Of the currencies that are no Resources. */
  readonly purses: { readonly [K in Exclude<Said<B, 'currency'>, Resource>]: Purse };
  /** The row of the score sheet for the points of a source. */
  readonly scored: { readonly [K in WorkingsOf<B, 'source'> & string]: ScoreRow };
  readonly finalParts: { readonly [K in WorkingsOf<B, 'finalPart'> & string]: FinalPartRule };
  /** Of its rules, those that tables may read in more than one way. */
  readonly readings: { readonly [K in BoxReadingName & Names<WorkingsOf<B, 'readings'>>]: Reading };
  /** What of it lies on the table, and what it says of itself. */
  readonly things: { readonly [K in ThingName & Names<WorkingsOf<B, 'things'>>]: ThingRule<K> };
  /** What helps against a reason of its own. */
  readonly cures: { readonly [K in WorkingsOf<B, 'reason'> & string]: Curing };
  // what the Cardinal has to know
  readonly conditions: { readonly [K in Names<WordsOf<B, 'conditions'>>]: ConditionRule<K> };
  readonly wanted: { readonly [K in Names<WordsOf<B, 'wanted'>>]: WantedRule<K> };
  readonly deeds: { readonly [K in Names<WordsOf<B, 'deeds'>>]: DeedRule<K> };
  readonly steps: { readonly [K in StepName & Names<WorkingsOf<B, 'steps'>>]: StepRule<K> };
  readonly itsActions: { readonly [K in Said<Taught<B>, 'action'>]: (points: number) => readonly Pending[] };
  readonly itsReadings: { readonly [K in Names<WordsOf<Taught<B>, 'effects'>>]: EffectReading<K> };
}

/** What a box adds to what others bring. */
interface Additions<B extends BoxName> {
  readonly contents?: Contents;
  /** Places where tiles can be, by the word before the colon. */
  readonly places?: Readonly<Record<string, PlaceRule>>;
  /** What is chosen of it before the game, from outside, complete; throws `BadOptions`. */
  readonly readOptions?: (value: unknown) => WorkingsOf<B, 'options'>;
  /** How many seats are its own. */
  readonly seats?: number;
  /** The table with what it lays there before chance has had a word. */
  readonly lays?: (table: State) => State;
  /** Of its tiles those that stay in the box, as the table reads its rules. */
  readonly stays?: (table: Pick<Table, 'options'>) => readonly string[];
  /** Which of its maps lie on the table, where not all of them do. */
  readonly onTable?: (state: State, map: string) => boolean;
  readonly courses?: { readonly [C in keyof Courses]?: readonly CourseRow<Courses[C]>[] };
  readonly hears?: Hearing | readonly Hearing[];
  /** What the check of a record knows of a seat besides: its form never changes, however a state is built. */
  readonly summary?: (state: State, seat: Seat) => string;
  /** Actions at the section of a die value, besides the one of the wheel. */
  readonly sections?: (state: State, value: number) => readonly WheelAction[];
  /** Its happenings that are counted of a match. */
  readonly counted?: readonly (WorkingsOf<B, 'deed'> & What)[];
  /** In what a seat is different from others. */
  readonly natures?: Natures;
  /** The points that a seat has more for the Action of a die. */
  readonly bonuses?: (state: State, seat: Seat, action: Action) => readonly Bonus[];
  /** The points that come only as the Action of a die begins. */
  readonly beginnings?: (state: State, seat: Seat, action: WheelAction) => readonly Bonus[];
  /** What becomes of a price, by what it is for. */
  readonly changePrice?: PriceChanges;
  /** With what a seat pays a price, where something else may stand in for a part of it; what it has it can pay so too. */
  readonly standsIn?: (price: Price, state: State, seat: Seat) => Price;
  /** The rule by which a source brings what it brings. */
  readonly granted?: (source: Source) => RuleId | undefined;
  /** Why a move of another box may not be done, though that box allows it. */
  readonly objects?: {
    readonly [K in MoveType]?: (state: State, seat: Seat, move: MoveOf<K>) => Refusal | undefined;
  };
  /** What the Cardinal makes of a die, before it goes by the section. */
  readonly itsChoice?: (state: State, value: number, named: Action | undefined) => ActionChoice | undefined;
  /** For what the Cardinal takes a die, where not for the Action of its section or the one that its Decree names. */
  readonly itsUse?: (state: State, die: Die, wanted: WantedDie) => DieUse | undefined;
  /** Which Decrees lie in the row, where not all do that belong there. */
  readonly inRow?: (state: State, decree: string) => boolean;
  /** What replaces each other one for one when the Cardinal pays for a Cathedral, in the order in which it is spent. */
  readonly interchanges?: (state: State) => readonly Currency[];
}

/** What is empty may be left out, everything else may not. */
export type Needed<T> = { readonly [K in keyof T as keyof T[K] extends never ? never : K]: T[K] } & {
  readonly [K in keyof T as keyof T[K] extends never ? K : never]?: T[K];
};

/** The rows of all boxes together. */
export type AllTables = Tables<BoxName>;
/** Whichever box. */
export type AnyBox = { readonly name: BoxName } & Partial<AllTables> & Additions<BoxName>;
