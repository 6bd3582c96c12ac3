import type { Action, BaseAction, Goods } from '../../vocabulary';
import type { Component } from '../../components';
import type { Tagged } from '../../kinds';

/** The words of the Cardinal's cards in this box. */

/** What a Prospector Action of his looks for a place for. */
export const FOUNDED = ['mine', 'pillar', 'house'] as const;
export type Founded = (typeof FOUNDED)[number];

export interface SilverWanted {
  /**
   * A die for a Prospector Action that looks for these and nothing else, first things first; or for the other
   * Action, where that has more points. `atCrest`: only on a map where a new Crest is in reach.
   */
  prospecting: { readonly for: readonly Founded[]; readonly or?: BaseAction; readonly atCrest?: true };
}

export interface SilverDeeds {
  gainSilver: { readonly count: number };
  /** A Prospector Action at once. */
  prospect: { readonly points: number; readonly for: readonly Founded[] };
  /** What a tablet brings to him that he covers. */
  resolveTablet: object;
}

/** A die from the section of the movement icon; a die of value 6; an X tile that he places. */
export type SilverHook = 'movementIcon' | 'sixTaken' | 'tabletCovered';

interface SurpriseEffects {
  act: { readonly action: Action; readonly points: number };
  score: { readonly points: number };
  gain: { readonly goods: Goods };
  gainSilver: { readonly count: number };
  /** So many Resources, each of them the one that he requires most by then. */
  gainRequired: { readonly count: number };
  /** A Crest out of the box that he lacks. */
  takeCrest: object;
  /** A Prospector at the start of this map, or points if one of his is there. */
  sendProspector: { readonly level: number; readonly else: number };
  /** A House in the town of the Fair that comes next. */
  fairHouse: object;
  /** A Pillar at the Cathedral of the main map with the fewest VP. */
  cheapestPillar: object;
  scoreMines: { readonly points: number };
}

/** What a King's Surprise brings, in its printed order. */
export type SurpriseEffect = Tagged<'do', SurpriseEffects>;
export type SurpriseName = SurpriseEffect['do'];

export interface Surprise extends Component {
  readonly effects: readonly SurpriseEffect[];
}
