import { isFields } from '../given';
import { unpack, type BoxName, type ContentLists } from '../content';
import type { AllTables, AnyBox, Box } from './box';
import type { CourseRow, Courses } from './courses';
import type { Seat, State, Table } from './model';
import type { Hearer, Occasion } from './occasions';
import { withObjections } from './objections';
import type { Natures } from './powers';
import type { PriceChange, Priced } from './prices';
import type { BoxOptions } from './workings';

/** The boxes that are at hand, and those of them that a game is played with, laid together. */

type Said = (state: State, seat: Seat) => unknown;

/** The rows of all boxes in play, and what each of them adds. */
export interface JoinedBox extends AllTables {
  readonly boxes: readonly AnyBox[];
  readonly contents: ContentLists;
  readonly places: NonNullable<AnyBox['places']>;
  readonly courses: { readonly [C in keyof Courses]: readonly CourseRow<Courses[C]>[] };
  readonly hears: ReadonlyMap<Occasion['on'], readonly Hearer[]>;
  readonly natures: ReadonlyMap<keyof Natures, readonly Said[]>;
  readonly sections: readonly NonNullable<AnyBox['sections']>[];
  readonly bonuses: readonly NonNullable<AnyBox['bonuses']>[];
  readonly beginnings: readonly NonNullable<AnyBox['beginnings']>[];
  readonly priceChanges: ReadonlyMap<Priced['of'], readonly PriceChange[]>;
  readonly standIns: readonly NonNullable<AnyBox['standsIn']>[];
}

const SHELF = new Map<string, AnyBox>();

/** Puts a box within reach of the games that name it. */
export function shelve<B extends BoxName>(box: Box<B>): void {
  SHELF.set(box.name, box as unknown as AnyBox);
  if (box.contents) unpack(box.contents);
  JOINED.clear();
  last = undefined;
  whole = undefined;
}

/** All boxes that are at hand: by what they know it is read what comes from outside. */
export const allBoxes = (): readonly AnyBox[] => [...SHELF.values()];

/** What decides which boxes are in play. */
export type ChosenBoxes = Pick<Table['options'], 'cardinal' | 'boxes'>;

/** The boxes of a game, the base game first. */
const boxesFor = ({ cardinal, boxes = {} }: ChosenBoxes): string[] => [
  'base',
  ...(cardinal ? ['cardinal'] : []),
  ...Object.keys(boxes),
];

const JOINED = new Map<string, JoinedBox>();
let whole: JoinedBox | undefined;
let last: { readonly options: ChosenBoxes; readonly box: JoinedBox } | undefined;

/** What all boxes at hand know together, in play or not: no two have the same names. */
export const allTogether = (): JoinedBox => (whole ??= joinedFor([...SHELF.keys()]));

/** What was chosen of a box in play before the game. */
export function chosenOf<Name extends keyof BoxOptions>(
  { options: { boxes } }: Pick<Table, 'options'>,
  name: Name,
): NonNullable<BoxOptions[Name]> {
  const chosen: NonNullable<BoxOptions[Name]> | undefined = boxes?.[name] ?? undefined;
  if (chosen === undefined) throw new Error(`the box '${name}' is not in play`);
  return chosen;
}

/** What is made of the boxes at hand, and made anew when another one has come. */
export function forBoxesAtHand<T>(make: () => T): () => T {
  let made: Made<T> | undefined;
  return () => {
    const of = allTogether();
    if (made?.of !== of) made = { of, it: make() };
    return made.it;
  };
}

/** What the boxes in play know together. */
export function boxOf({ options }: { readonly options: ChosenBoxes }): JoinedBox {
  if (last?.options !== options) last = { options, box: joinedFor(boxesFor(options)) };
  return last.box;
}

/** What follows from the boxes in play alone: made once for each set of them. */
export function forBoxesInPlay<T>(
  make: (box: JoinedBox) => T,
): (table: { readonly options: ChosenBoxes }) => T {
  const made = new WeakMap<JoinedBox, Made<T>>();
  const noted = (box: JoinedBox): Made<T> => {
    const known = made.get(box) ?? { of: box, it: make(box) };
    made.set(box, known);
    return known;
  };
  let latest: Made<T> | undefined;
  return table => {
    const box = boxOf(table);
    if (latest?.of !== box) latest = noted(box);
    return latest.it;
  };
}

interface Made<T> {
  readonly of: JoinedBox;
  readonly it: T;
}

function joinedFor(names: readonly string[]): JoinedBox {
  const key = names.join(' ');
  const known = JOINED.get(key) ?? join(names.map(boxNamed));
  JOINED.set(key, known);
  return known;
}

function boxNamed(name: string): AnyBox {
  const box = SHELF.get(name);
  if (!box) throw new Error(`the box '${name}' is not at hand`);
  return box;
}

/** The row of a word. */
export const rowOf = <Rows, Word extends keyof Rows>(rows: Rows, word: Word): Rows[Word] => rows[word];

/** Which names of boxes are known. */
export const isAtHand = (name: string): name is BoxName => SHELF.has(name);

const TABLES = [
  ...(['effects', 'moves', 'happenings', 'pieces', 'counts', 'tiles', 'prices', 'purses'] as const),
  ...([
    'scored',
    'readings',
    'finalParts',
    'things',
    'cures',
    'conditions',
    'wanted',
    'deeds',
    'steps',
    'itsActions',
    'itsReadings',
  ] as const),
] as const satisfies readonly (keyof AllTables)[];

const LISTS = [
  ...(['actions', 'maps', 'bonusTiles', 'contractPile', 'characterTiles', 'cathedralTiles'] as const),
  ...(['morePiles', 'costTiles', 'fairTiles', 'townTiles', 'decrees', 'challenges', 'leaving'] as const),
] as const satisfies readonly (keyof ContentLists)[];

const COURSES = [
  ...(['setUp', 'preparation', 'action', 'king', 'fair', 'cleanup', 'end', 'die', 'itsDie'] as const),
] as const satisfies readonly (keyof Courses)[];

/** One name for all boxes: the rows of a table, or the items of a list. */
const together = <K extends string, V>(names: readonly K[], of: (name: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(names.map(name => [name, of(name)])) as Record<K, V>;

function join(boxes: readonly AnyBox[]): JoinedBox {
  const tables = together(TABLES, name => Object.assign({}, ...boxes.map(box => box[name] ?? {})) as unknown);
  const lists = together(LISTS, name => boxes.flatMap<unknown>(box => box.contents?.[name] ?? []));
  const courses = together(COURSES, name =>
    ordered(boxes.flatMap<CourseRow<never>>(box => box.courses?.[name] ?? [])),
  );
  return {
    ...(tables as unknown as AllTables),
    moves: withObjections(tables.moves as AllTables['moves'], boxes),
    boxes,
    contents: without(lists as unknown as ContentLists),
    places: Object.assign({}, ...boxes.map(box => box.places ?? {})) as JoinedBox['places'],
    courses: courses as unknown as JoinedBox['courses'],
    hears: byName<Occasion['on'], Hearer>(boxes.flatMap(({ hears }) => hears ?? [])),
    natures: byName<keyof Natures, Said>(boxes.map(({ natures }) => natures)),
    sections: boxes.flatMap(({ sections }) => sections ?? []),
    bonuses: boxes.flatMap(({ bonuses }) => bonuses ?? []),
    beginnings: boxes.flatMap(({ beginnings }) => beginnings ?? []),
    priceChanges: byName<Priced['of'], PriceChange>(boxes.map(({ changePrice }) => changePrice)),
    standIns: boxes.flatMap(({ standsIn }) => standsIn ?? []),
  };
}

/** What leaves the game with another box lies in no list any more. */
function without(lists: ContentLists): ContentLists {
  const left = new Set(lists.leaving);
  const isThere = (item: unknown): boolean => !isFields(item) || !left.has(String(item['id']));
  return together(LISTS, name =>
    (lists[name] as readonly unknown[]).filter(isThere),
  ) as unknown as ContentLists;
}

/** All that boxes have under a name, in their order. */
function byName<K extends string, V>(tables: readonly unknown[]): ReadonlyMap<K, readonly V[]> {
  const all = new Map<K, V[]>();
  for (const table of tables)
    for (const [name, value] of Object.entries(table ?? {}) as [K, V][])
      all.set(name, [...(all.get(name) ?? []), value]);
  return all;
}

/** Rows in the order in which they come. */
function ordered<Row extends { readonly name: string; readonly before?: string }>(
  rows: readonly Row[],
): readonly Row[] {
  const list: Row[] = [];
  for (const row of rows) {
    const at = list.findIndex(({ name }) => name === row.before);
    list.splice(at < 0 ? list.length : at, 0, row);
  }
  return list;
}
