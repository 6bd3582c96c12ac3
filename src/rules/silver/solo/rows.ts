import type { Box } from '../../box';

/**
 * How the Cardinal reads what tiles of this box bring (S15.5, S15.6, S15.7, SQ15.3). What he does with a Prospector
 * Action comes with sections 12–16; until then nobody can play the box against him.
 */

export const ITS_READINGS = {
  gainSilver: { sort: 'goods', adds: ({ resources }, { count }) => ({ resources: resources + count }) },
  gainIdentical: { sort: 'goods', adds: ({ resources }, { count }) => ({ resources: resources + count }) },
  unlockMines: { sort: 'miscellaneous' },
  payFor: { sort: 'miscellaneous' },
  cheaperTier: { sort: 'miscellaneous' },
  placeMine: { sort: 'miscellaneous' },
  freeProspector: { sort: 'miscellaneous' },
  recolour: { sort: 'miscellaneous', adds: ({ deeds }, { points }) => ({ deeds: deeds + points }) },
} satisfies Box<'silver'>['itsReadings'];

export const ITS_ACTIONS = { prospector: () => [] } satisfies Box<'silver'>['itsActions'];
