import type { WordsOf } from '../../content';
import type { ChallengeDeed, ChallengeHook, TileClass } from '../../content/cardinalCards';
import type { Resource } from '../../content/vocabulary';
import type { Why } from '../events';
import { gain, score, takeIntoStorehouse } from '../ledger';
import type { State } from '../model';
import type { Play } from '../play';
import { boxedCrests } from '../pools';
import { boxOf, rowOf } from '../shelf';
import { advanceMarker } from '../track';
import { CARDINAL, itsPlayer } from './board';
import { hooksOn } from './challenges';
import { hasContractSpace } from './needs';
import { canPay, fulfilContract, keepUnfulfilled } from './payment';
import { gainPrinted } from './effectReadings';
import { printedOn } from '../printed';
import type { DeedRule } from './rows';

/** What the Challenges in play do: on taking a die or a tile, on placing a Character, at setup. */

export interface ChallengeOccasion {
  on: ChallengeHook['on'];
  /** The tile it is about, and its class if it is a Bonus tile. */
  tile?: string;
  of?: TileClass;
  /** What the die yields. */
  resource?: Resource;
}

/** Does what they say; tells whether one of them keeps the tile. */
export function doChallenges(play: Play, occasion: ChallengeOccasion): boolean {
  let kept = false;
  for (const { id, hook } of hooksOn(play.state, occasion.on, occasion.of)) {
    const why = { source: { kind: 'challenge', id }, rule: hook.rule } as const;
    kept = (deedRule(play.state, hook.do)(play, hook.do, occasion, why) ?? false) || kept;
  }
  return kept;
}

const deedRule = <K extends ChallengeDeed['do']>(
  state: State,
  deed: Extract<ChallengeDeed, { do: K }>,
): DeedRule<K> => rowOf(boxOf(state).deeds, deed.do);

/** What the Challenges do. */
export const CHALLENGE_DEEDS: { readonly [K in keyof WordsOf<'cardinal', 'deeds'>]: DeedRule<K> } = {
  gain: (play, { goods }, _occasion, why) => {
    gain(play, CARDINAL, goods, why);
    return false;
  },
  gainPrinted: (play, _deed, { tile = '' }, why) => {
    gainPrinted(play, tile, why);
    return false;
  },
  gainOfDie: (play, { count }, { resource }, why) => {
    if (resource) gain(play, CARDINAL, { [resource]: count }, why);
    return false;
  },
  advance: (play, { steps }, _occasion, why) => {
    advanceMarker(play, CARDINAL, steps, why);
    return false;
  },
  scoreDeeds: (play, _deed, { tile = '' }, why) => {
    score(play, CARDINAL, printedOn(play.state, tile).deeds, why);
    return false;
  },
  keepContract: (play, _deed, { tile = '' }, why) => keepContract(play, tile, why),
  takeBoxedCrest: (play, _deed, _occasion, why) => {
    takeBoxedCrest(play, why);
    return false;
  },
};

/** As if a Contract Action had taken it: fulfilled at once, else laid on an empty space, else not kept (R21.2). */
function keepContract(play: Play, tile: string, why: Why): boolean {
  const { state } = play;
  const ready = canPay(itsPlayer(state), tile);
  if (!ready && !hasContractSpace(state)) return false;
  if (ready) fulfilContract(play, tile, 'hand');
  else keepUnfulfilled(play, tile, why);
  return true;
}

/** A Crest out of those that stay in the box, so that no pile changes (R21.10, Q21.2). */
function takeBoxedCrest(play: Play, why: Why): void {
  takeIntoStorehouse(play, CARDINAL, play.chance.pick(boxedCrests(play.state)), 'box', why);
}
