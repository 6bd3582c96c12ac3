import { SORT, keepTile, putUnder } from './aside';
import { spendAsGold } from './asGold';
import { beginAction, offerFirst } from './beginning';
import { fulfilForLess } from './contracts';
import { SILVER_OF_THE_DIE, takeSilver, walkWith } from './die';
import { goOver, split } from './joker';
import { audiences } from '../phases/king';
import { ONE_BONUS } from './placing';
import { CHOOSE_BONUS, MORE_OF_THE_DIE, chooseBonus } from './resource';
import { TURN_UP, turnUp } from './turnUp';

/** What tiers let wait, and the moves that answer it. */

export const TIER_EFFECTS = {
  audiences: { now: audiences },
  turnUp: TURN_UP,
  sort: SORT,
  anyStep: {},
  silverOfTheDie: SILVER_OF_THE_DIE,
  silverInstead: {},
  moreOfTheDie: MORE_OF_THE_DIE,
  chooseBonus: CHOOSE_BONUS,
  oneBonus: ONE_BONUS,
};

export const TIER_MOVES = {
  ...{ beginAction, offerFirst, turnUp, keepTile, putUnder, walkWith, takeSilver },
  ...{ chooseBonus, spendAsGold, split, goOver, fulfilForLess },
};
