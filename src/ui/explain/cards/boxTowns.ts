import type { ReactNode } from 'react';
import type { BoxName } from '../../../content';
import type { Walk } from '../../../rules/explaining/reach';
import type { State } from '../../../rules/model';
import { boxOf } from '../../../rules/shelf';
import { rowsFor } from '../../boxes/rows';
import type { About, CardLine } from '../thingCard';

/** A town, with the walk there if it can be made. */
export type OfTown = About<{ readonly town: string }>;

/** What boxes say of the towns on their maps. */
interface BoxTown {
  /** Nothing where it is no town of the box. */
  readonly picture: (town: string) => ReactNode;
  /** What comes of the way there. */
  readonly onTheWay: (about: OfTown, walk: Walk) => CardLine[];
  /** What could be chosen there. */
  readonly lines: (about: OfTown) => CardLine[];
}

type TownRows = Partial<Record<BoxName, BoxTown>>;
export const BOX_TOWNS = rowsFor<TownRows>({});

export const boxTownsIn = (state: State): BoxTown[] =>
  boxOf(state).boxes.flatMap(({ name }) => BOX_TOWNS[name] ?? []);
