import type { SurpriseEffect, SurpriseName } from '../../../content/silver/solo/words';
import type { RuleId } from '../../../content/rulebook';
import { KING_TRACK, type Action } from '../../../content';
import { pointsAt } from '../../cardinal/architect';
import { CARDINAL } from '../../cardinal/board';
import { decide } from '../../cardinal/choice';
import { buildOnBest, legalSpaces } from '../../cardinal/merchant';
import { gainRequired } from '../../cardinal/needs';
import { isNewCrest } from '../../cardinal/tiles';
import { gain, score, takeIntoStorehouse } from '../../ledger';
import type { Pending, Source, State } from '../../model';
import { happen, type Play } from '../../play';
import { boxedCrests } from '../../pools';
import { boxOf, rowOf } from '../../shelf';
import { positionOf } from '../../track';
import { mineMapsOf } from '../known';
import { minerOf } from '../miner';
import { gainSilver } from '../purse';
import { isOnMapOf } from '../underground/prospectors';
import { EVERYTHING, canFind } from './search';
import { openCathedrals } from './travellers';

/** What King's Surprises bring, and when that is impossible (S13.5, SQ13.3–SQ13.7, SQ13.15). */

export interface SurpriseRule<K> {
  /** The rule by which nothing can come of it. */
  readonly idle?: (state: State, effect: Extract<SurpriseEffect, { do: K }>) => RuleId | undefined;
  readonly does: (play: Play, effect: Extract<SurpriseEffect, { do: K }>, source: Source) => void;
  /** The steps that follow. */
  readonly follows?: (state: State, effect: Extract<SurpriseEffect, { do: K }>) => readonly Pending[];
}

/** Crests that stay in the box, of the families that he lacks (SQ13.7). */
const crestsLeft = (state: State): string[] => boxedCrests(state).filter(tile => isNewCrest(state, tile));

/** The House spaces in the town of the next Fair where he can build (SQ13.5). */
const fairSpaces = (state: State): string[] =>
  state.fairs
    .slice(state.round - 1)
    .map(({ town }) => legalSpaces(state, town))
    .find(spaces => spaces.length > 0) ?? [];

const startOf = (state: State, level: number): string =>
  mineMapsOf(state).find(map => map.level === level)?.start ?? '';

/** Actions of which nothing can come, whoever has the points. */
const IMPOSSIBLE: Readonly<Partial<Record<Action, (state: State) => RuleId | undefined>>> = {
  king: state => (positionOf(state, CARDINAL) === KING_TRACK.length - 1 ? 'S13.5' : undefined),
  prospector: state => (canFind(state, EVERYTHING) ? undefined : 'SQ14.10'),
};

export const SURPRISE_EFFECTS: { readonly [K in SurpriseName]: SurpriseRule<K> } = {
  act: {
    idle: (state, { action }) => IMPOSSIBLE[action]?.(state),
    does: (play, { action, points }, source) => {
      const happening = { what: 'act', action, points, because: 'surprise' } as const;
      happen(play, CARDINAL, happening, { source, rule: 'SQ13.3' });
    },
    follows: (state, { action, points }) => rowOf(boxOf(state).itsActions, action)(points),
  },
  score: { does: (play, { points }, source) => score(play, CARDINAL, points, { source, rule: 'S13.5' }) },
  gain: { does: (play, { goods }, source) => gain(play, CARDINAL, goods, { source, rule: 'S13.5' }) },
  gainSilver: {
    does: (play, { count }, source) => gainSilver(play, CARDINAL, count, { source, rule: 'SQ13.2' }),
  },
  gainRequired: {
    does: (play, { count }, source) => gainRequired(play, count, { source, rule: 'SQ13.12' }),
  },
  takeCrest: {
    idle: state => (crestsLeft(state).length > 0 ? undefined : 'SQ13.7'),
    does: (play, _effect, source) => {
      const tile = play.chance.pick(crestsLeft(play.state));
      takeIntoStorehouse(play, CARDINAL, tile, 'box', { source, rule: 'SQ13.7' });
    },
  },
  sendProspector: {
    does: (play, { level, else: points }, source) => {
      const why = { source, rule: 'SQ13.4' } as const;
      const to = startOf(play.state, level);
      if (isOnMapOf(play.state, CARDINAL, to)) score(play, CARDINAL, points, why);
      else happen(play, CARDINAL, { what: 'hire', to }, why);
    },
  },
  fairHouse: {
    idle: state => (fairSpaces(state).length > 0 ? undefined : 'SQ13.5'),
    does: (play, _effect, source) => buildOnBest(play, fairSpaces(play.state), { source, rule: 'SQ13.5' }),
  },
  cheapestPillar: {
    idle: state => (openCathedrals(state).length > 0 ? undefined : 'SQ13.6'),
    does: (play, _effect, source) => {
      const { state } = play;
      const town = decide(play, source, {
        of: 'cathedral',
        candidates: openCathedrals(state),
        criteria: [{ by: 'fewestPoints', rule: 'SQ13.6', of: each => -pointsAt(state, each) }],
        rule: 'SQ13.6',
      });
      happen(play, CARDINAL, { what: 'pillar', town }, { source, rule: 'SQ13.6' });
    },
  },
  scoreMines: {
    does: (play, { points }, source) => {
      const { length } = minerOf(play.state, CARDINAL).mines;
      score(play, CARDINAL, points * length, { source, rule: 'S13.5' });
    },
  },
};
