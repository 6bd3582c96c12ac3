import { decreeOf, type Colour } from '../../../content';
import type {
  CountName,
  DecreeCondition as Condition,
  DecreeOption,
  WantedDie,
} from '../../../content/components';
import type { DecreeCondition, DecreeDie, DecreeRow, DecreeTake } from '../../pictures/cards/DecreeCard';
import { resourceOf } from '../../pictures/Die';

/** The Decrees as their cards are drawn: from the data by which the Cardinal decides. */

const PIECE_OF: Partial<Record<CountName, 'house' | 'pillar'>> = { houses: 'house', pillars: 'pillar' };
const pieceOf = (count: CountName): 'house' | 'pillar' => PIECE_OF[count] ?? 'house';
const thanOf = (count: CountName) => (count === 'cathedrals' ? 'cathedral' : pieceOf(count));

function conditionOf(when: Condition | undefined): DecreeCondition {
  switch (when?.is) {
    case undefined:
      return { when: 'always' };
    case 'unfulfilledContract':
      return { when: 'contract' };
    case 'newCrestInReach':
      return { when: 'newCrest', by: when.of };
    case 'newCrestInOffer':
      return { when: 'newCrest', by: 'offer' };
    case 'more':
      return { when: 'more', what: pieceOf(when.of), than: thanOf(when.than) };
    case 'atLeast':
      return { when: 'atLeast', what: pieceOf(when.of), than: thanOf(when.as) };
  }
}

/** Iron and wool share a sign, and all five are whatever he needs most. */
function diceOf(colours: readonly Colour[]): DecreeDie[] {
  if (colours.length === 5) return ['any'];
  return [...new Set(colours.map(dieOf))];
}

export function dieOf(colour: Colour): DecreeDie {
  const resource = resourceOf(colour);
  return resource === 'iron' || resource === 'wool' ? 'iron-or-wool' : resource;
}

function takeOf(take: WantedDie): DecreeTake {
  if ('action' in take) return { take: 'action', action: take.action };
  return 'highest' in take
    ? { take: 'die', which: 'highest', dice: diceOf(take.highest) }
    : { take: 'die', which: 'needed', dice: diceOf(take.mostNeeded) };
}

const rowOf = ({ when, take }: DecreeOption): DecreeRow => ({
  condition: conditionOf(when),
  take: takeOf(take),
});

const result = (held: boolean | undefined): Pick<DecreeRow, 'result'> =>
  held === undefined ? {} : { result: held ? 'yes' : 'no' };

/** The rows of a card with what became of them. */
export const rowsOf = (id: string, options: Record<number, boolean> = {}): DecreeRow[] =>
  decreeOf(id).options.map((option, index) => ({ ...rowOf(option), ...result(options[index]) }));

/** The order of dice in its last row. */
export function priorityOf(id: string): DecreeDie[] {
  const { priority } = decreeOf(id);
  if (priority === 'mostRequired') return ['any'];
  return priority.map(icon => (icon === 'blueOrLightGrey' ? 'iron-or-wool' : dieOf(icon)));
}
