import type { ReactNode } from 'react';
import type { Pending, State } from '../../../rules/model';
import type { Tab } from '../tabs';
import type { TableText } from '../words';
import { BY_ITSELF, type Can, type Headline, type WaitingRow } from './row';
import { WAITING } from './rows';

/** A step of the course of the game has no row: it happens by itself. */
function rowOf(effect: Pending): WaitingRow<Pending> {
  const rows: Partial<Record<string, WaitingRow<never>>> = WAITING;
  return (rows[effect.do] as WaitingRow<Pending> | undefined) ?? BY_ITSELF;
}

export const headlineOf = (text: TableText, effect: Pending, state: State): Headline =>
  rowOf(effect).headline(text, effect, state);

export const tabOf = (effect: Pending, can: Can, state: State): Tab => rowOf(effect).tab(effect, can, state);

export const cardOf = (text: TableText, effect: Pending, state: State): ReactNode =>
  rowOf(effect).card?.(effect, state, headlineOf(text, effect, state).title) ?? null;
