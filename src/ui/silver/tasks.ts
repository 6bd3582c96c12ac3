import type { BoxScreen } from '../boxes/screen';

/** What may be done beside an Action, or before and within it: each a pill in the bar. */
export const SILVER_TASKS = {
  hire: { icon: 'prospector', name: 'task.hire' },
  research: { icon: 'technology', name: 'task.research' },
  useMovement: { icon: 'movement', name: 'task.useMovement' },
  spendAsGold: { icon: 'gold', name: 'task.spendAsGold' },
  fulfilForLess: { icon: 'contract', name: 'task.fulfilForLess' },
  beginAction: { icon: 'play', name: 'does.beginAction' },
  offerFirst: { icon: 'swap', name: 'task.offerFirst' },
  split: { icon: 'glyph-joker', name: 'task.split' },
  goOver: { icon: 'then', name: 'does.goOver' },
} satisfies BoxScreen<'silver'>['tasks'];
