import { PILLAR_SPACES } from '../../content/silver/board';
import { SILVER_CONTENTS } from '../../content/silver/contents';
import type { Box } from '../box';
import { step } from '../courses';
import { SILVER_EFFECTS, chooseKind, payFor } from './effects';
import { SILVER_HAPPENINGS } from './happenings';
import { readSilverOptions } from './options';
import { mineIncome, ribbons } from './phases/king';
import { keepPromise, recolour, refuseLateColour } from './wheel/promises';
import { SILVER_PURSE } from './purse';
import { SILVER_COUNTS, SILVER_FINAL_PARTS } from './scoring';
import { ITS_ACTIONS, ITS_READINGS } from './solo/rows';
import { alignDisc, isOnTable, laid, layMines, layProspectorTile, startBelow } from './setup';
import { research, tierPrice } from './technologies/research';
import { openMine } from './underground/mines';
import { PROSPECTOR, hire, hirePrice } from './underground/prospectors';
import { crossTablet } from './underground/tablets';
import { gainMovement, useMovement } from './wheel/movement';
import { refillProspector, sectionsOfDisc, turnDisc } from './wheel/sections';

/** Prospect for Silver: three maps below, a second wheel, Silver and Technologies. */
export const silver: Box<'silver'> = {
  name: 'silver',
  contents: SILVER_CONTENTS,
  readOptions: readSilverOptions,
  lays: laid,
  onTable: isOnTable,
  effects: {
    ...SILVER_EFFECTS,
    layMines: { now: layMines },
    alignDisc: { now: alignDisc },
    layProspectorTile: { now: layProspectorTile },
    startBelow: { now: startBelow },
    mineIncome: { now: mineIncome },
    ribbons: { now: ribbons },
    refillProspector: { now: refillProspector },
    turnDisc: { now: turnDisc },
  },
  courses: {
    setUp: [
      step({ do: 'layMines' }, 'turnWheel'),
      step({ do: 'alignDisc' }, 'layWheelTiles'),
      step({ do: 'layProspectorTile' }, 'dealOffers'),
      step({ do: 'startBelow' }),
    ],
    king: [step({ do: 'mineIncome' }, 'leaderTile'), step({ do: 'ribbons' }, 'kingOrder')],
    cleanup: [step({ do: 'refillProspector' }, 'refillKing'), step({ do: 'turnDisc' }, 'goOn')],
  },
  moves: { hire, openMine, chooseKind, payFor, research, useMovement, recolour },
  happenings: SILVER_HAPPENINGS,
  pieces: { prospector: PROSPECTOR },
  counts: SILVER_COUNTS,
  prices: { hire: hirePrice, tier: tierPrice },
  purses: { silver: SILVER_PURSE },
  scored: {
    mine: 'underground',
    mineIncome: 'underground',
    ribbon: 'underground',
    tablet: 'underground',
    movement: 'underground',
    hire: 'underground',
    technology: 'technologies',
    overlayProduct: 'overlay',
    silverLeft: 'silver',
    tiers: 'technologies',
  },
  finalParts: SILVER_FINAL_PARTS,
  sections: sectionsOfDisc,
  natures: { pillarSpaces: () => PILLAR_SPACES },
  hears: {
    dieTaken: (play, seat, { die }) => {
      gainMovement(play, seat, die);
      keepPromise(play);
    },
    walked: crossTablet,
  },
  objects: { useHelper: refuseLateColour },
  itsActions: ITS_ACTIONS,
  itsReadings: ITS_READINGS,
};
