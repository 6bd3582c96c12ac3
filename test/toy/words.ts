import type { Resource } from '../../src/content';

/** The pottery: a box that is nowhere but in this folder, to go through every door. */

declare module '../../src/content/vocabulary' {
  interface Vocabulary {
    toy: {
      action: 'potter';
      piece: 'donkey';
      crest: 'jug';
      count: 'pots';
      currency: 'clay';
      pile: 'shards';
      rule: 'T1' | 'T2' | 'T3' | 'T4' | 'T5' | 'T6' | 'T7' | 'T8' | 'T9';
      effects: {
        /** Clay, at once. */
        dig: { readonly count: number };
        /** A choice: points or a Resource. */
        glaze: { readonly points: number };
      };
      tile: PotTile;
      conditions: { hasClay: { readonly count: number } };
      wanted: { lowest: object };
      deeds: { gainClay: { readonly count: number } };
      hook: 'firePot';
    };
  }
}

declare module '../../src/rules/workings' {
  interface Workings {
    toy: {
      state: Pottery;
      options: { readonly claySoil: boolean };
      course: { layPottery: object; clayIncome: object; refillPottery: object };
      moves: {
        firePot: { readonly town: string };
        glazeIt: { readonly with: Resource | 'points' };
        breakPot: { readonly tile: string };
      };
      happenings: {
        clay: { readonly count: number };
        pot: { readonly town: string };
      };
      source: 'pottery' | 'potsAtTheEnd';
      reason: 'noPotThere' | 'potAlreadyThere' | 'heavySoil';
      /** Where a pot can be fired. */
      things: { kiln: { readonly town: string } };
      deed: 'pot';
      prices: { pot: { readonly town: string } };
      readings: { shards: 'all' | 'few' };
      scoreRow: 'pottery' | 'pots';
      finalPart: 'potsAtTheEnd';
      steps: { fire: { readonly points: number }; digging: object };
      actionReason: 'clayAtHand';
    };
  }
}

export interface PotTile {
  readonly id: string;
  readonly kind: 'pot';
  readonly players: 2;
  readonly holds: number;
  readonly rules: readonly ['T5'];
}

/** What it keeps on the table, seat by seat. */
export interface Pottery {
  readonly seats: readonly Potter[];
  /** Tiles that lie about. */
  readonly rubble: readonly string[];
}

export interface Potter {
  readonly clay: number;
  readonly donkey: string;
  /** The towns where a pot of this seat stands. */
  readonly pots: readonly string[];
}

declare module '../../src/ui/pictures/icons' {
  interface BoxIcons {
    toy: { icon: 'jug' };
  }
}
