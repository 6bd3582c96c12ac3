import type { BaseAction, WantedDie } from '../../../content';
import type { SilverWanted } from '../../../content/silver/solo/words';
import { boxReadingOf } from '../../boxReadings';
import { pointsWith, wantedRule } from '../../cardinal/dice';
import type { DieUse, WantedRule } from '../../cardinal/rows';
import type { Die, State } from '../../model';
import { actionAt } from '../../wheel';
import { isProspecting } from '../wheel/sections';
import { EVERYTHING, canFind, reachesCrest } from './search';
import type { BelowReason, Search } from './words';

/** Which dice the Cardinal takes for Prospector Actions, and when a die that he takes is one (S14.9, S15.1, S15.4). */

type Wanted = Extract<WantedDie, { die: 'prospecting' }>;

/** The least value means the most points. */
const leastOf = (dice: readonly Die[]): number => Math.min(...dice.map(({ value }) => value));

/** The dice of both Prospector sections; those of a Joker elsewhere only with more points (SQ15.13, SQ15.14). */
function diceBelow(state: State): Die[] {
  const own = state.wheel.dice.filter(({ value }) => isProspecting(state, value));
  const jokers = state.wheel.dice.filter(
    ({ value }) => !isProspecting(state, value) && actionAt(state, value) === 'joker',
  );
  return leastOf(jokers) < leastOf(own) ? jokers : own;
}

const reaches = (state: State, { value }: Die): boolean =>
  reachesCrest(state, pointsWith(state, value, 'prospector'));

/** With a Crest as its aim, those dice that reach one, if any does (SQ15.2). */
function diceFor(state: State, { atCrest }: Wanted): Die[] {
  const dice = diceBelow(state);
  const reaching = atCrest ? dice.filter(die => reaches(state, die)) : [];
  return reaching.length > 0 ? reaching : dice;
}

const dieAbove = (state: State, action: BaseAction): Die[] =>
  wantedRule<'forAction'>(state, { die: 'forAction', action }).accepts(state, { die: 'forAction', action });

interface Course {
  readonly action: 'prospector' | BaseAction;
  readonly dice: Die[];
  /** The other Action is worth as many points. */
  readonly tied?: boolean;
}

/** Of two Actions the one with more points, the Prospector's if they are equal and it can place something (S15.1). */
function courseOf(state: State, wanted: Wanted): Course {
  const dice = diceFor(state, wanted);
  const { or } = wanted;
  if (!or) return { action: 'prospector', dice };
  const above = dieAbove(state, or);
  const best = pointsWith(state, leastOf(dice), 'prospector');
  const rival = pointsWith(state, leastOf(above), or);
  const prospects = dice.length > 0 && canFind(state, wanted) && best >= rival;
  return prospects
    ? {
        action: 'prospector',
        dice: dice.filter(({ value }) => value === leastOf(dice)),
        tied: best === rival,
      }
    : { action: or, dice: above };
}

export const SILVER_WANTED: { readonly [K in keyof SilverWanted]: WantedRule<K> } = {
  prospecting: {
    accepts: (state, wanted) => courseOf(state, wanted).dice,
    none: { fails: 'noDie' },
    names: (state, wanted) => courseOf(state, wanted).action,
    preference: state => ({
      by: 'morePoints',
      rule: 'SQ15.13',
      of: value => -value,
      afterColour: boxReadingOf(state, 'prospectorDice') === 'colour',
    }),
  },
};

/** The Prospector Action is told with its die, and its Bonus tile goes with it: a Joker's is the Joker's (SQ14.9). */
function goBelow(state: State, { value }: Die, search: Search, because: BelowReason): DieUse {
  const section = isProspecting(state, value) ? 'prospector' : actionAt(state, value);
  return {
    section,
    steps: [{ do: 'cardinal', step: 'goBelow', value, search: { ...search, elseSurprise: true }, because }],
  };
}

/** A die that names no Action is a Prospector's where its section is and something can be placed (S15.4, SQ15.15). */
export function useOfDie(state: State, die: Die, wanted: WantedDie): DieUse | undefined {
  if (wanted.die === 'prospecting') {
    const { for: kinds, atCrest } = wanted;
    const { action, tied } = courseOf(state, wanted);
    if (action !== 'prospector') return undefined;
    const because = tied ? 'prospectorOnTies' : 'prospecting';
    return goBelow(state, die, { for: kinds, ...(atCrest && { atCrest }) }, because);
  }
  const namesNone = wantedRule(state, wanted).names === undefined;
  return namesNone && isProspecting(state, die.value) && canFind(state, EVERYTHING)
    ? goBelow(state, die, EVERYTHING, 'prospectorOnTies')
    : undefined;
}
