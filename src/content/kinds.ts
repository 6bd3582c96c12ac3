/**
 * How boxes bring words of their own. Each room has one interface of boxes, which a box widens by its name, in
 * its own folder; whatever the room calls by a name is then the union of what all boxes bring.
 */

/** What these boxes bring of one sort: names, or an interface of names with what each of them has to say. */
export type Brought<Boxes, Sort extends string> = {
  [Box in keyof Boxes]: Boxes[Box] extends Readonly<Record<Sort, infer Words>> ? Words : never;
}[keyof Boxes];

type Flat<T> = T extends unknown ? { [K in keyof T]: T[K] } : never;

/** One plain object for each name of an interface: the name as its tag, and what it has to say. */
export type Tagged<Tag extends string, Kinds> = Kinds extends unknown
  ? { [K in keyof Kinds & string]: Flat<{ readonly [T in Tag]: K } & Kinds[K]> }[keyof Kinds & string]
  : never;
