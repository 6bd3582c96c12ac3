import { top } from '../../rules/agenda';
import { playerOf, type MoveType } from '../../rules/model';
import { pointsNow } from '../../rules/points';
import { minerOf } from '../../rules/silver/miner';
import { broughtByMovement } from '../../rules/silver/wheel/movement';
import { tileOf } from '../../content';
import type { BoxHints, HintMoment } from '../play/coach/hints';

/** What the coach says of the expansion, each once, at its occasion. */

const can =
  (type: MoveType) =>
  ({ legal }: HintMoment): boolean =>
    legal.some(move => move.type === type);

/** Of Prospector III it brings something else. */
const walksFree = (moment: HintMoment): boolean =>
  can('useMovement')(moment) && broughtByMovement(moment.G, moment.me).do === 'move';

const mines = ({ G }: HintMoment): boolean => pointsNow(G)?.action === 'prospector';

const hasPaidHelper = ({ G, me, legal }: HintMoment): boolean =>
  legal.length > 0 &&
  playerOf(G, me)
    .storehouse.map(tileOf)
    .some(tile => tile.kind === 'helper' && tile.price !== undefined);

const lacksMines = (moment: HintMoment): boolean => {
  const { supply, locked } = minerOf(moment.G, moment.me);
  return mines(moment) && supply === 0 && locked > 0;
};

export const SILVER_HINTS: BoxHints = {
  mineIncome: {
    ...{ rule: 'S8.1', title: 'coach.mineIncome', text: 'coach.mineIncome.text' },
    comes: ({ beat }) => beat === 'tile' || beat === 'points',
  },
  below: {
    ...{ rule: 'S7.5', title: 'coach.below', text: 'coach.below.text' },
    comes: ({ legal }) => legal.some(move => move.type === 'takeDie' && move.action === 'prospector'),
  },
  tablets: {
    ...{ rule: 'S5.6', title: 'coach.tablets', text: 'coach.tablets.text' },
    comes: ({ G }) => top(G)?.effects[0]?.do === 'payFor',
  },
  mineAction: { ...{ rule: 'S7.5', title: 'coach.mineAction', text: 'coach.mineAction.text' }, comes: mines },
  noMine: { ...{ rule: 'S8.4', title: 'coach.noMine', text: 'coach.noMine.text' }, comes: lacksMines },
  stepIcon: {
    ...{ rule: 'S7.9', title: 'coach.stepIcon', text: 'coach.stepIcon.text' },
    comes: walksFree,
  },
  hire: { ...{ rule: 'S5.2', title: 'coach.hire', text: 'coach.hire.text' }, comes: can('hire') },
  tiers: { ...{ rule: 'S3.1', title: 'coach.tiers', text: 'coach.tiers.text' }, comes: can('research') },
  paidHelper: {
    ...{ rule: 'S11.2', title: 'coach.paidHelper', text: 'coach.paidHelper.text' },
    comes: hasPaidHelper,
  },
  overlay: {
    ...{ rule: 'S10.1', title: 'coach.overlay', text: 'coach.overlay.text' },
    comes: ({ G, legal }) => G.round === 4 && legal.length > 0,
  },
};
