import type { StepName } from '../../../rules/cardinal/model';
import type {
  ItsActionReason,
  ItsCriterionName,
  ItsOptionFailure,
  ItsPassing,
} from '../../../rules/cardinal/words';
import type { Message, Messages } from '../message';
import { englishCount as count, englishList as list, englishNumber as number } from './words';

const FAILURES = {
  'fails.tooFew': 'the counts do not fit',
  'fails.noUnfulfilledContract': 'no unfulfilled Contract',
  'fails.noDie': 'no die there and none at the Joker',
  'fails.noNewCrest': 'no new Crest',
  'fails.outOfReach': 'the new Crest is out of reach',
  'fails.tooDear': 'the new Crest costs too much',
  'fails.nothingNeeded': 'nothing of it is needed',
} satisfies Record<`fails.${ItsOptionFailure}`, Message>;

const CRITERIA = {
  'by.only': 'nothing else fits',
  'by.chance': 'all else is equal: by lot',
  'by.jokerPoints': 'by the points of Joker and section',
  'by.highest': 'the highest',
  'by.largestNeed': 'needed most',
  'by.moreDice': 'more dice of this colour',
  'by.priority': 'first in the row of the card',
  'by.contractNeed': 'for its Contracts',
  'by.mostRequired': 'the most required resource',
  'by.fewerOwned': 'it has fewer of it',
  'by.class': 'the best kind of tile',
  'by.itLacks': 'it lacks this one',
  'by.youLack': 'you lack this one',
  'by.points': 'the most VP',
  'by.resources': 'the most resources',
  'by.anyResources': 'the most free resources',
  'by.actionPoints': 'the most action points',
  'by.fewestMissing': 'the least is missing',
  'by.closest': 'the closest',
  'by.youHaveNoTile': 'you have no tile there',
  'by.leastStone': 'the least stone',
  'by.fair': 'the town of the Fair',
  'by.otherBonus': 'its space gives a bonus',
  'by.owned': 'it has one of them already',
  'by.value': 'the bigger bonus',
  'by.cheapest': 'the cheaper one',
  'by.rightmost': 'the rightmost',
  'by.fewestResources': 'the fewest resources',
  'by.largerStock': 'it has more of it',
} satisfies Record<`by.${ItsCriterionName}`, Message>;

/** What speaks against a nearer place. */
const PASSED = {
  'over.own': 'one of its pieces is there',
  'over.full': 'no space is left',
  'over.noneLeft': 'no piece for it is left',
  'over.fair': 'not the town of the Fair',
  'over.points': 'fewer VP',
  'over.otherBonus': 'no bonus',
  'over.youHaveNoTile': 'you have a tile there',
  'over.leastStone': 'more stone',
  'over.chance': 'as good, but the lot fell otherwise',
} satisfies Record<`over.${ItsPassing}`, Message>;

const REASONS = {
  'because.section': 'the section of its die',
  'because.named': 'the Decree named it',
  'because.youAreHigher': 'you are higher on the King track',
  'because.enoughPillars': 'its Pillars are not fewer than its Houses',
  'because.tooFewPillars': 'its Pillars are fewer than its Houses',
} satisfies Record<`because.${ItsActionReason}`, Message>;

/** What it leaves out, because there is nothing to do. */
const IDLE = {
  'idle.pillar': 'finds no place for a Pillar',
  'idle.relocate': 'leaves its Merchant where it is',
  'idle.house': 'finds no place for a House',
  'idle.mapTile': 'finds no Bonus tile in reach on the map',
  'idle.travel': 'has no town to travel to',
  'idle.character': 'has nothing more to do with Characters',
  'idle.contract': 'has nothing more to do with Contracts',
  'idle.crest': 'can place no Crest',
  'idle.cathedral': 'can pay for no Cathedral',
  'idle.fulfil': 'can fulfil no Contract',
} satisfies Partial<Record<`idle.${StepName}`, Message>>;

/** The Cardinal's reasons, step by step. */
export const englishCardinal = {
  ...FAILURES,
  ...CRITERIA,
  ...PASSED,
  ...REASONS,
  ...IDLE,
  'fails.needsHas': ({ needs, has }: { needs: number; has: number }) =>
    `${number(needs)} needed, ${number(has)} there`,
  'fails.counts': ({ counts }: { counts: readonly string[] }) => counts.join(', '),
  'fails.count': ({ what, n }: { what: string; n: number }) => `${what}: ${number(n)}`,
  'fails.because': ({ why, facts }: { why: string; facts: string }) => `${why} (${facts})`,
  'event.pawn.roll': ({ first, second, decree }: { first: number; second: number; decree: string }) =>
    `rolls ${number(first)} and ${number(second)}: the pawn goes to *${decree}*`,
  'event.pawn.on': ({ decree }: { decree: string }) => `goes on to *${decree}*`,
  'event.option.fails': ({ decree, option, why }: { decree: string; option: number; why: string }) =>
    `*${decree}*, row ${number(option)} does not hold: ${why}`,
  'event.option.holds': ({ decree, option }: { decree: string; option: number }) =>
    `*${decree}*, row ${number(option)} holds`,
  'event.choice.tileIn': ({ town }: { town: string }) => `the tile in ${town}`,
  'event.choice': ({ chosen, by }: { chosen: string; by: string }) => `chooses ${chosen}: ${by}`,
  'event.choice.over': ({ choice, over }: { choice: string; over: readonly string[] }) =>
    `${choice} (nearer, but passed over: ${over.join('; ')})`,
  'over.because': ({ towns, why }: { towns: readonly string[]; why: string }) => `${list(towns)} – ${why}`,
  'event.keep': ({ tile }: { tile: string }) => `keeps ${tile} for later`,
  'event.act': ({ action, n, because }: { action: string; n: number; because: string }) =>
    `performs the *${action}* action with ${count(n, 'point')}: ${because}`,
} satisfies Messages;
