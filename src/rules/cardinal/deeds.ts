import { boxedCrests } from '../../content';
import type { ChallengeDeed, ChallengeHook, TileClass } from '../../content/components';
import type { RuleId } from '../../content/rulebook';
import type { Resource } from '../../content/vocabulary';
import { gain, score, takeIntoStorehouse } from '../ledger';
import type { Source } from '../model';
import type { Play } from '../play';
import { advance } from '../track';
import { CARDINAL, itsPlayer } from './board';
import { hooksOn } from './challenges';
import { hasContractSpace, mostRequired } from './needs';
import { canPay, fulfil, keep } from './payment';
import { effectsOf, printedOn } from './printed';

/** What the Challenges in play do: on taking a die or a tile, on placing a Character, at setup. */

export interface Occasion {
  on: ChallengeHook['on'];
  /** The tile it is about, and its class if it is a Bonus tile. */
  tile?: string;
  of?: TileClass;
  /** What the die yields. */
  resource?: Resource;
}

/** Does what they say; tells whether one of them keeps the tile. */
export function doChallenges(play: Play, occasion: Occasion): boolean {
  let kept = false;
  for (const { id, hook } of hooksOn(play.state, occasion.on, occasion.of))
    kept = carryOut(play, hook.do, occasion, { kind: 'challenge', id }, hook.rule) || kept;
  return kept;
}

function carryOut(
  play: Play,
  deed: ChallengeDeed,
  occasion: Occasion,
  source: Source,
  rule: RuleId,
): boolean {
  const { tile = '', resource } = occasion;
  if ('keeps' in deed) return keepContract(play, tile, source, rule);
  if ('takesCrest' in deed) takeBoxedCrest(play, source, rule);
  else if ('advances' in deed) advance(play, CARDINAL, deed.advances, { source, rule });
  else if ('scores' in deed) score(play, CARDINAL, printedOn(tile).deeds, { source, rule });
  else if ('gainsOfDie' in deed) {
    if (resource) gain(play, CARDINAL, { [resource]: deed.gainsOfDie }, { source, rule });
  } else if (deed.gains === 'printed') gainPrinted(play, tile, source, rule);
  else gain(play, CARDINAL, deed.gains, { source, rule });
  return false;
}

/** Resources and VP of a tile; any Resource is the most required one, each judged anew (R21.3, R21.5, Q21.4). */
function gainPrinted(play: Play, tile: string, source: Source, rule: RuleId): void {
  for (const effect of effectsOf(tile)) {
    if (effect.do === 'gain') gain(play, CARDINAL, effect.goods, { source, rule });
    if (effect.do === 'score') score(play, CARDINAL, effect.points, { source, rule });
    if (effect.do === 'gainAny')
      for (let count = effect.count; count > 0; count--)
        gain(play, CARDINAL, { [mostRequired(play, source)]: 1 }, { source, rule });
  }
}

/** As if a Contract Action had taken it: fulfilled at once, else laid on an empty space, else not kept (R21.2). */
function keepContract(play: Play, tile: string, source: Source, rule: RuleId): boolean {
  const { state } = play;
  const ready = canPay(itsPlayer(state), tile);
  if (ready) fulfil(play, tile, 'hand');
  else if (hasContractSpace(state)) keep(play, tile, { source, rule });
  else return false;
  return true;
}

/** A Crest out of those that stay in the box, so that no pile changes (R21.10, Q21.2). */
function takeBoxedCrest(play: Play, source: Source, rule: RuleId): void {
  const crest = play.chance.pick(boxedCrests(play.state.players.length).map(({ id }) => id));
  takeIntoStorehouse(play, CARDINAL, crest, 'box', { source, rule });
}
