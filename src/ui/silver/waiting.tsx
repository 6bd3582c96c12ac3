import type { MoveType, PendingOf, WaitingOf } from '../../rules/model';
import { MovesCard } from '../play/prompts/MovesCard';
import { asks, at, BY_ITSELF, type WaitingRow, type WaitingRows } from '../play/waiting/row';

/** What waits for a decision: its answers in words on a card; some can be chosen on the boards too. */

type Decided = Pick<WaitingRow<PendingOf<WaitingOf<'silver'>>>, 'tab' | 'card'>;

/** A pill answers it. */
const inBar: Decided = { tab: at('map'), card: undefined };

const answered = (...types: MoveType[]): Decided => ({
  tab: at('map'),
  card: (_effect, _state, title) => <MovesCard title={title} types={types} />,
});

export const SILVER_WAITING: WaitingRows<WaitingOf<'silver'>> = {
  gainSilver: BY_ITSELF,
  unlockMines: BY_ITSELF,
  gainIdentical: {
    ...answered('chooseKind'),
    headline: ({ say }, { count }) => ({
      title: say('prompt.gainIdentical', { n: count }),
      hint: say('prompt.gainIdentical.hint'),
    }),
  },
  payFor: {
    ...answered('payFor'),
    headline: ({ say, goods, effects: words }, { price, effects }) => ({
      title: say('prompt.payFor', { price: goods(price), what: words(effects) }),
      hint: say('prompt.payFor.hint'),
    }),
  },
  cheaperTier: {
    ...answered('research'),
    headline: ({ say }, { discount }) => ({
      title: say('prompt.cheaperTier', { n: discount }),
      hint: say('prompt.cheaperTier.hint'),
    }),
  },
  placeMine: { ...answered('openMine'), headline: asks('placeMine') },
  freeProspector: { ...answered('hire'), headline: asks('freeProspector') },
  recolour: { ...answered('recolour'), headline: asks('changeColour') },
  turnUp: { ...inBar, headline: asks('turnUp') },
  sort: { ...answered('keepTile', 'putUnder'), headline: asks('sort') },
  anyStep: { ...answered('walkWith'), headline: asks('anyStep') },
  silverInstead: { ...answered('takeSilver'), headline: asks('silverInstead') },
  chooseBonus: { ...answered('chooseBonus'), headline: asks('chooseBonus') },
};
