import type { BoxName } from '../../content';
import type { Move } from '../../rules/model';
import { rowsFor } from '../boxes/rows';
import type { Choices } from './choosable';
import type { Speaker } from './deeds';

/** What a box lets be chosen on its maps beside what everybody's pieces do there. */
type ChoicesOfBox = (speaker: Speaker, legal: readonly Move[]) => Choices;

export const BOX_CHOICES = rowsFor<Partial<Record<BoxName, ChoicesOfBox>>>({});

export const boxChoicesNow = (speaker: Speaker, legal: readonly Move[]): Choices =>
  Object.assign({}, ...Object.values(BOX_CHOICES).map(choices => choices(speaker, legal))) as Choices;
