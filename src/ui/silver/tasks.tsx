import type { Move } from '../../rules/model';
import type { BoxScreen } from '../boxes/screen';
import { mapStartingAt, nextTier } from '../../rules/silver/known';
import { minerOf } from '../../rules/silver/miner';
import { ActionIcon, Icon } from '../pictures/Icon';
import { moveDeedOf, type Speaker } from '../play/deeds';
import { theGame, useTable } from '../play/TableContext';
import { numeral } from '../text/numeral';
import { nextTierName } from './nextTierName';

type Briefly = (speaker: Speaker, move: Move) => string;

/** To which Action, with how many points. */
const splitPicture = (move: Move) =>
  move.type === 'split' && <ActionIcon action={move.action} points={move.points} size={28} />;

/** So many of the goods whose tile I have. */
function GoodsAsGold({ count }: { count: number }) {
  const bonus = useTable(view => minerOf(theGame(view), view.me).bonus);
  return bonus && <Icon name={bonus} size={28} count={count} />;
}

const asGoldPicture = (move: Move) => move.type === 'spendAsGold' && <GoodsAsGold count={move.count} />;

/** On which map. */
const hireOn: Briefly = ({ text }, move) =>
  text.say('task.hireOn', {
    level: move.type === 'hire' ? numeral(mapStartingAt(move.to)?.level ?? 0) : '',
  });

/** Which tier. */
const tierBought: Briefly = (speaker, move) =>
  move.type === 'research' ? nextTierName(speaker, move.technology) : '';

/** What it will do. */
const tierDoes: Briefly = ({ text, G, me }, move) => {
  const next = move.type === 'research' ? nextTier(G, me, move.technology) : undefined;
  return next ? text.say(`tier.${next.id}`) : '';
};

/** What may be done beside an Action, or before and within it: each a pill in the bar. */
export const SILVER_TASKS = {
  hire: { icon: 'prospector', name: 'task.hire', brief: hireOn, apart: true },
  research: { icon: 'technology', name: 'task.research', brief: tierBought, note: tierDoes },
  useMovement: { icon: 'movement', name: 'task.useMovement' },
  spendAsGold: { icon: 'gold', name: 'task.spendAsGold', picture: asGoldPicture },
  fulfilForLess: { icon: 'contract', name: 'task.fulfilForLess' },
  beginAction: { icon: 'play', name: 'task.beginAction', brief: moveDeedOf },
  offerFirst: { icon: 'swap', name: 'task.offerFirst' },
  turnUp: { icon: 'eye', name: 'task.turnUp' },
  split: { icon: 'glyph-joker', name: 'task.split', picture: splitPicture },
  goOver: { icon: 'then', name: 'does.goOver' },
} satisfies BoxScreen<'silver'>['tasks'];
