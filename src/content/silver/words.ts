import type { Component, GameMap, Link, MarkedComponent } from '../components';
import type { Currency, Effect, Price } from '../vocabulary';
import type { SilverRuleId } from './rulebook';
import type { SilverDeeds, SilverHook, SilverWanted } from './solo/words';

/** What Prospect for Silver calls its things. */

declare module '../vocabulary' {
  interface Vocabulary {
    silver: SilverVocabulary;
  }
}

interface SilverVocabulary {
  action: 'prospector';
  piece: 'prospector';
  crest: 'hammer';
  count:
    | 'mines'
    | 'technologyTiers'
    | 'kingsSurprises'
    | 'undergroundBuildings'
    | 'mostHousesOrMines'
    | 'mostPillarsOrMines';
  /** It is no Resource. */
  currency: 'silver';
  pile: 'underground';
  rule: SilverRuleId;
  effects: SilverEffects;
  // of the Cardinal's cards
  wanted: SilverWanted;
  deeds: SilverDeeds;
  hook: SilverHook;
}

interface SilverEffects {
  gainSilver: { readonly count: number };
  /** So many Resources of one kind. */
  gainIdentical: { readonly count: number };
  /** Own Mines leave the King track for the own supply. */
  unlockMines: { readonly count: number };
  /** What follows if all of the price is paid; else nothing. */
  payFor: { readonly price: Price; readonly effects: readonly Effect[] };
  /** A Technology tier for so much less Silver, but never for nothing. */
  cheaperTier: { readonly discount: number };
  /** A Mine on a map where an own Prospector is. */
  placeMine: object;
  /** A Prospector at the start of a map where none of one's own is. */
  freeProspector: object;
  /** Other Resources from the die, and more points for its Action. */
  recolour: { readonly points: number };
}

export interface MineSpace extends MarkedComponent {
  readonly town: string;
  /** What a Mine placed here pays at once. */
  readonly gold: number;
}

export type TabletKind =
  | 'gold-house'
  | 'king1-silver-5vp'
  | 'free-prospector'
  | 'cheap-technology'
  | 'unlock-mine'
  | '4vp'
  | 'king1-silver-king3'
  | 'gold-mine'
  | '5vp-silver-king3'
  | 'gold-pillar';

/** A stone tablet on a path: whoever crosses it first gets what it brings. */
export interface Tablet extends Component {
  readonly kind: TabletKind;
  readonly link: Link;
}

/** A side of an Underground map. */
export interface MineMap extends GameMap {
  readonly level: 1 | 2 | 3;
  readonly side: Side;
  /** The Silver that a Prospector costs here. */
  readonly fee: number;
  /** Where the Mines lie at the start, one for each seat. */
  readonly startMines: readonly string[];
  /** With what its Cathedral is paid. */
  readonly currency: Currency;
  readonly mines: readonly MineSpace[];
  readonly tablets: readonly Tablet[];
}

export type Side = 'A' | 'B';

export type Technology =
  'character' | 'die' | 'king' | 'merchant' | 'prospector' | 'contract' | 'resource' | 'joker' | 'architect';

export type TierId = `${Technology}${Tier['tier']}`;

/** A step of a Technology: its price in Silver, and its points at the end. */
export interface Tier extends Component {
  readonly id: TierId;
  readonly technology: Technology;
  readonly tier: 1 | 2 | 3;
  readonly cost: number;
  readonly points: number;
  /** What it does. */
  readonly rule: SilverRuleId;
  /** It asks whether to use it; else it works by itself. */
  readonly asks: boolean;
}

export type OverlayName = 'pillars' | 'houses';

/** A side of the scoring overlay: what is multiplied, and with what of one's choice. */
export interface Overlay {
  readonly fixed: 'pillars' | 'houses';
  readonly choice: readonly ('pillars' | 'houses' | 'mines')[];
}
