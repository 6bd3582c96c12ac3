import type { BoxName } from '../../content';
import type { Move } from '../../rules/model';
import { rowsFor } from '../boxes/rows';
import type { Choices } from './choosable';
import type { Speaker } from './deeds';

/** What a box lets be chosen on its maps beside what everybody's pieces do there. */
type PlacesOfBox = (speaker: Speaker, legal: readonly Move[]) => Choices;

export const BOX_PLACES = rowsFor<Partial<Record<BoxName, PlacesOfBox>>>({});

export const boxPlacesNow = (speaker: Speaker, legal: readonly Move[]): Choices =>
  Object.assign({}, ...Object.values(BOX_PLACES).map(places => places(speaker, legal))) as Choices;
