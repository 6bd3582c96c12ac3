import { createContext, useContext } from 'react';
import type { OnlineMatch } from '../../table/online/onlineMatch';
import type { OnlineMoment } from '../../table/online/onlineMoment';
import type { Seat } from '../../rules/model';
import type { Sitting, PublicTable } from '../../table/online/wire';
import { useOnlineMoment } from './useMatch';

/** The table that a page is at: the line to it and the seat of whoever looks. */
export interface AtTable {
  readonly id: string;
  readonly match: OnlineMatch;
  /** Without one somebody watches. */
  readonly sitting: Sitting | undefined;
  /** The key of a seat that it is not, in this house: who has it watches. */
  readonly aside: Sitting | undefined;
  /** Whose board somebody looks at who watches; who plays, if nobody was chosen. */
  readonly eyes: Seat | undefined;
  readonly lookFrom: (seat: Seat | undefined) => void;
}

export const OnlineTableContext = createContext<AtTable | undefined>(undefined);

/** A table that has been told of. */
export type KnownMoment = OnlineMoment & { readonly view: PublicTable };

export function useOnlineTable(): AtTable & { moment: KnownMoment } {
  const table = useContext(OnlineTableContext);
  if (!table) throw new Error('there is no table of the house here');
  const moment = useOnlineMoment(table.match);
  if (!isKnown(moment)) throw new Error('the table has not been told of');
  // what can't go on can only be looked at
  return { ...table, sitting: moment.view.damaged ? undefined : table.sitting, moment };
}

export const isKnown = (moment: OnlineMoment): moment is KnownMoment => moment.view !== undefined;
