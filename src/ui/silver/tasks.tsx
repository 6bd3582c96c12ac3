import type { Move } from '../../rules/model';
import type { BoxScreen } from '../boxes/screen';
import { ActionIcon } from '../pictures/Icon';

/** To which Action, with how many points. */
const splitPicture = (move: Move) =>
  move.type === 'split' && <ActionIcon action={move.action} points={move.points} size={28} />;

/** What may be done beside an Action, or before and within it: each a pill in the bar. */
export const SILVER_TASKS = {
  hire: { icon: 'prospector', name: 'task.hire' },
  research: { icon: 'technology', name: 'task.research' },
  useMovement: { icon: 'movement', name: 'task.useMovement' },
  spendAsGold: { icon: 'gold', name: 'task.spendAsGold' },
  fulfilForLess: { icon: 'contract', name: 'task.fulfilForLess' },
  beginAction: { icon: 'play', name: 'does.beginAction' },
  offerFirst: { icon: 'swap', name: 'task.offerFirst' },
  turnUp: { icon: 'eye', name: 'task.turnUp' },
  split: { icon: 'glyph-joker', name: 'task.split', picture: splitPicture },
  goOver: { icon: 'then', name: 'does.goOver' },
} satisfies BoxScreen<'silver'>['tasks'];
