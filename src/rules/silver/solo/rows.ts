import { tileOf } from '../../../content';
import type { Box } from '../../box';
import { boxReadingOf } from '../../boxReadings';
import { CARDINAL } from '../../cardinal/board';
import { mostRequired } from '../../cardinal/needs';
import { gain } from '../../ledger';
import { gainSilver } from '../purse';
import { descend, found, goBelow, guild, prospect, tileBelow } from './prospecting';
import { EVERYTHING } from './search';
import { paySurprise, refillOffer, surprise, surpriseEffect } from './surprises';

/** What the Cardinal makes of the words of this box: tiles, the Prospector Action, steps. */

/** How he reads what tiles bring (S15.5, S15.6, S15.7, SQ15.3, SQ15.4, SQ15.9). */
export const ITS_READINGS = {
  gainSilver: {
    sort: state => (boxReadingOf(state, 'silverTile') === 'resource' ? 'goods' : 'miscellaneous'),
    gives: (play, { count }, why, tile) => {
      const ofCharacters = boxReadingOf(play.state, 'characterSilver') === 'yes';
      if (ofCharacters || tileOf(tile).kind !== 'character') gainSilver(play, CARDINAL, count, why);
    },
  },
  gainIdentical: {
    sort: 'goods',
    gives: (play, { count }, why) => gain(play, CARDINAL, { [mostRequired(play, why.source)]: count }, why),
  },
  unlockMines: { sort: 'miscellaneous' },
  payFor: { sort: 'miscellaneous' },
  cheaperTier: { sort: 'miscellaneous' },
  placeMine: { sort: 'miscellaneous' },
  freeProspector: { sort: 'miscellaneous' },
  recolour: {
    sort: 'miscellaneous',
    also: 'action',
  },
} satisfies Box<'silver'>['itsReadings'];

export const ITS_SILVER_ACTIONS = {
  prospector: points => [{ do: 'cardinal', step: 'prospect', points, search: EVERYTHING }],
} satisfies Box<'silver'>['itsActions'];

export const ITS_SILVER_STEPS = {
  goBelow,
  prospect,
  tileBelow,
  descend,
  found,
  guild,
  paySurprise,
  surprise,
  surpriseEffect,
  refillOffer,
} satisfies Box<'silver'>['steps'];
