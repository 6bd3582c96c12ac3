import type { Seat, Table } from '../model';
import type { Draft } from './draft';

/** What every kind of happening is made of. */

/** Does it to the next table. Whatever happens to the whole table is nobody's. */
export type HappeningRow<Data> = (table: Draft<Table>, happening: Data, seat: Seat | undefined) => void;

export type Rows<Kinds> = { readonly [K in keyof Kinds]: HappeningRow<Kinds[K]> };

/** Something that is only told: nothing on the table moves by it. */
export const stays = (): void => undefined;
