import type { ComponentType } from 'react';
import type { BoxName } from '../../content';
import type { GameEvent } from '../../rules/events';
import type { Seat, State } from '../../rules/model';
import { boxOf } from '../../rules/shelf';
import { rowsFor } from '../boxes/rows';
import type { Owner } from '../pictures/owners';
import type { Standing } from './standings';

/** What boxes show at the end of a game: panels of their own, and what lies below the houses of the podium. */

export interface FinalPanelProps {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly standings: readonly Standing[];
}

/** A house of the podium, as it stands in the street. */
export interface PodiumHouse {
  readonly seat: Seat;
  readonly owner: Owner;
  readonly x: number;
  readonly width: number;
}

export interface CellarProps {
  readonly state: State;
  readonly houses: readonly PodiumHouse[];
  /** Where the ground begins, how deep it is, how broad the street. */
  readonly top: number;
  readonly depth: number;
  readonly width: number;
}

export interface BoxFinal {
  readonly Panels: ComponentType<FinalPanelProps>;
  readonly Cellar: ComponentType<CellarProps>;
}

export const BOX_FINALS = rowsFor<Partial<Record<BoxName, BoxFinal>>>({});

/** Of the boxes in play. */
export const finalsOf = (state: State): readonly BoxFinal[] =>
  boxOf(state).boxes.flatMap(({ name }) => BOX_FINALS[name] ?? []);
