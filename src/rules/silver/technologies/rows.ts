import type { TierId } from '../../../content/silver/words';
import { contract1, contract3 } from './contracts';
import { die2 } from './die';
import { joker2, joker3 } from './joker';
import { king1, king2, king3 } from './king';
import { architect2, character3, merchant2, merchant3, prospector2 } from './placing';
import { architect1, character2, joker1, merchant1, prospector1, resource3 } from './points';
import { architect3, character1, die1 } from './prices';
import { resource1 } from './resource';
import type { TierRow } from './row';
import { contract2 } from './turnUp';

/** Done where it belongs: with the Resources of a die (`die`, `resource`), with the movement point (`wheel/movement`). */
const elsewhere: TierRow = {};

/** All tiers: a forgotten one does not compile. */
export const TIER_ROWS: Readonly<Record<TierId, TierRow>> = {
  character1,
  character2,
  character3,
  die1,
  die2,
  die3: elsewhere,
  king1,
  king2,
  king3,
  merchant1,
  merchant2,
  merchant3,
  prospector1,
  prospector2,
  prospector3: elsewhere,
  contract1,
  contract2,
  contract3,
  resource1,
  resource2: elsewhere,
  resource3,
  joker1,
  joker2,
  joker3,
  architect1,
  architect2,
  architect3,
};
