import type { PendingOf, WaitingOf } from '../../rules/model';
import { asks, at, BY_ITSELF, type WaitingRow, type WaitingRows } from '../play/waiting/row';

/** What waits for a decision: all of it is chosen at the boards of the box. */

type Decided = Pick<WaitingRow<PendingOf<WaitingOf<'silver'>>>, 'tab' | 'card'>;
const AT_BOARDS: Decided = { tab: at('board'), card: undefined };

export const SILVER_WAITING: WaitingRows<WaitingOf<'silver'>> = {
  gainSilver: BY_ITSELF,
  unlockMines: BY_ITSELF,
  gainIdentical: {
    ...AT_BOARDS,
    headline: ({ say }, { count }) => ({
      title: say('prompt.gainIdentical', { n: count }),
      hint: say('prompt.gainIdentical.hint'),
    }),
  },
  payFor: {
    ...AT_BOARDS,
    headline: ({ say, goods, effects: words }, { price, effects }) => ({
      title: say('prompt.payFor', { price: goods(price), what: words(effects) }),
      hint: say('prompt.payFor.hint'),
    }),
  },
  cheaperTier: {
    ...AT_BOARDS,
    headline: ({ say }, { discount }) => ({
      title: say('prompt.cheaperTier', { n: discount }),
      hint: say('prompt.cheaperTier.hint'),
    }),
  },
  placeMine: { ...AT_BOARDS, headline: asks('placeMine') },
  freeProspector: { ...AT_BOARDS, headline: asks('freeProspector') },
  recolour: { ...AT_BOARDS, headline: asks('changeColour') },
  turnUp: { ...AT_BOARDS, headline: asks('turnUp') },
  sort: { ...AT_BOARDS, headline: asks('sort') },
  anyStep: { ...AT_BOARDS, headline: asks('anyStep') },
  silverInstead: { ...AT_BOARDS, headline: asks('silverInstead') },
  chooseBonus: { ...AT_BOARDS, headline: asks('chooseBonus') },
};
