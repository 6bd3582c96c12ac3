import type { ReadingName, ReadingValue } from '../../../rules/readings';
import type { Messages } from '../message';
import type { ReadingKeys } from '../readingKeys';
import { englishNumber as number } from './words';

/** Readings of the rules: what is asked, the answers, and each answer in a few words. */
type BaseReadingKey = ReadingKeys<{ [N in ReadingName]: ReadingValue<N> }>;

export const englishReadings = {
  'readings.title': 'Readings of the rules',
  'readings.hint': 'one sentence each, the usual one ticked',
  'readings.part': 'Readings',
  'readings.count': ({ n, of }: { n: number; of: number }) =>
    n === 0 ? 'all as usual' : `${number(n)} of ${number(of)} ${n === 1 ? 'differs' : 'differ'}`,
  'readings.differ': ({ n }: { n: number }) =>
    n === 1 ? '1 reading differs' : `${number(n)} readings differ`,
  'readings.differFromUsual': ({ n }: { n: number }) =>
    n === 1 ? 'reading differs from usual' : 'readings differ from usual',
  'readings.asPrinted': 'as printed',
  'readings.asPrinted.text': 'the rules say it in so many words.',
  'readings.usual': 'usual',
  'readings.usual.text': 'ticked unless you change it; where nothing is printed, the plainest reading.',
  'readings.sign': 'brown sign',
  'readings.differs.text': 'differs from usual.',
  'readings.open':
    'Only questions the rules leave open are here. All else is played as it stands; every rule number opens its text.',
  'readings.table': 'This table',
  'readings.everywhere':
    'It is shown at the table before anybody sits down, in the rules beside the rule, in the log when it matters, and in the record.',
  'readings.sums': 'The result counts among “own readings”, apart from usual games.',
  'readings.everybody': 'Bots and the Cardinal play by the same reading.',
  'readings.allUsual': 'All as usual',
  'readings.keep': 'Keep as my usual',
  'readings.kept': 'Kept: new games at this device propose these readings.',
  'readings.read': 'Read them',
  'readings.back': 'Back to options',
  'readings.note': ({ way }: { way: string }) => `${way} · readings of the rules`,
  'readings.people': ({ people, bots }: { people: number; bots: number }) =>
    [
      ...(people > 0 ? [`${number(people)} ${people === 1 ? 'person' : 'people'}`] : []),
      ...(bots > 0 ? [`${number(bots)} ${bots === 1 ? 'bot' : 'bots'}`] : []),
    ].join(', '),
  'readings.agreed': ({ wheel }: { wheel: string }) => `base game, wheel: ${wheel}`,
  'readings.instead': ({ is, usual }: { is: string; usual: string }) => `${is}, instead of ${usual}`,
  'readings.here': ({ answer }: { answer: string }) => `At this table: ${answer}`,
  'readings.choice': 'Tables may read this rule in more than one way:',
  'readings.older': 'Older games were played so; no table can choose it.',
  'readings.byHost':
    'The host can change this until the game begins; then everybody says again who is ready.',
  'readings.ofHost': 'Set by the host.',

  'reading.contractMerchantMove': 'Contract step of the Merchant',
  'readingAsk.contractMerchantMove': 'A fulfilled Contract moves your Merchant: where to?',
  'answer.contractMerchantMove.town': 'Only to the next town',
  'answer.contractMerchantMove.step': 'One step to any space, roads too',
  'answerBrief.contractMerchantMove.town': 'towns only',
  'answerBrief.contractMerchantMove.step': 'roads too',

  'reading.rightmostBuilding': 'The rightmost Building',
  'readingAsk.rightmostBuilding': 'Is it a filled Building when the Fair counts those?',
  'answer.rightmostBuilding.empty': 'No, it holds no Character tile',
  'answer.rightmostBuilding.filled': 'Yes, somebody lives there',
  'answerBrief.rightmostBuilding.empty': 'not counted',
  'answerBrief.rightmostBuilding.filled': 'counted as filled',

  'reading.fairCrests': 'Crests in the Storehouse',
  'readingAsk.fairCrests': 'Do they count at a Fair before they hang on a Building?',
  'answer.fairCrests.placed': 'No, only placed ones',
  'answer.fairCrests.owned': 'Yes, owned is owned',
  'answerBrief.fairCrests.placed': 'placed ones only',
  'answerBrief.fairCrests.owned': 'owned ones count',

  'reading.wheelTile': 'Tile of the wheel',
  'readingAsk.wheelTile': 'When must I decide about the tile beside my die?',
  'answer.wheelTile.afterDie': 'Right after the die, before goods',
  'answer.wheelTile.anyTime': 'Any time in my turn',
  'answerBrief.wheelTile.afterDie': 'right after the die',
  'answerBrief.wheelTile.anyTime': 'any time in the turn',

  'reading.firstExchange': 'One more with the first exchange',
  'readingAsk.firstExchange': 'The first exchange brings one more resource: how often?',
  'answer.firstExchange.turn': 'Once a turn',
  'answer.firstExchange.action': 'Once a Contract Action',
  'answerBrief.firstExchange.turn': 'once a turn',
  'answerBrief.firstExchange.action': 'once a Contract Action',

  'reading.kingAction': 'King Action',
  'readingAsk.kingAction': 'May I stop before all its points are used?',
  'answer.kingAction.steps': 'Yes, step by step',
  'answer.kingAction.all': 'No, all of them',
  'answerBrief.kingAction.steps': 'step by step',
  'answerBrief.kingAction.all': 'all points are used',

  'reading.addPoints': 'Helper that adds points',
  'readingAsk.addPoints': 'May it come when the last point is already spent?',
  'answer.addPoints.untilEnd': 'Yes, until I end the turn',
  'answer.addPoints.whilePoints': 'Only while a point is left',
  'answerBrief.addPoints.untilEnd': 'until the turn ends',
  'answerBrief.addPoints.whilePoints': 'while a point is left',

  'reading.swappedCharacters': 'Swapping all Characters',
  'readingAsk.swappedCharacters': 'Are the five put back before or after the refill?',
  'answer.swappedCharacters.afterRefill': 'After it, they cannot return at once',
  'answer.swappedCharacters.beforeRefill': 'Before it, they may',
  'answerBrief.swappedCharacters.afterRefill': 'put back after the refill',
  'answerBrief.swappedCharacters.beforeRefill': 'put back before the refill',

  'reading.tasksInBonuses': 'Tasks within a bonus',
  'readingAsk.tasksInBonuses': 'May Tasks be done while a bonus without points waits?',
  'answer.tasksInBonuses.no': 'No, the bonus comes first',
  'answer.tasksInBonuses.yes': 'Yes, in most of them',
  'answerBrief.tasksInBonuses.no': 'never',
  'answerBrief.tasksInBonuses.yes': 'in most of them',

  'reading.completionTold': 'Completing a Building',
  'readingAsk.completionTold': 'Can a Building be completed twice in one chain of bonuses?',
  'answer.completionTold.once': 'No, once and for good',
  'answer.completionTold.twice': 'Yes, and its points came twice',
  'answerBrief.completionTold.once': 'once',
  'answerBrief.completionTold.twice': 'twice in a rare chain',
} satisfies Messages & Record<BaseReadingKey, string>;
