import type { RuleId } from '../../content/rulebook';
import type { SourceKind } from '../model';
import type { Hearing } from '../occasions';
import { PILLAR_SPACES } from '../../content/silver/board';
import { SILVER_CONTENTS } from '../../content/silver/contents';
import type { Box } from '../box';
import { courseStep } from '../courses';
import { SILVER_EFFECTS, chooseKind, payForMove } from './effects';
import { SILVER_CURES } from './explaining/cures';
import { SILVER_THINGS } from './explaining';
import { SILVER_HAPPENINGS } from './happenings';
import { readSilverOptions } from './options';
import { payMineIncome, payRibbons } from './phases/king';
import { keepPromise, recolour, refuseLateColour } from './wheel/promises';
import { SILVER_READINGS } from './readings';
import { SILVER_PURSE } from './purse';
import { SILVER_COUNTS, SILVER_FINAL_PARTS } from './scoring';
import { silverSummary } from './summary';
import { SILVER_CHALLENGE_DEEDS } from './solo/deeds';
import { kingsSurprise } from './solo/deck';
import { SILVER_WANTED, useOfDie } from './solo/dice';
import { ITS_SILVER_ACTIONS, ITS_READINGS, ITS_SILVER_STEPS } from './solo/rows';
import { GUILD, headStart, interchanged, isInRow, sendProspector, takesDie } from './solo/table';
import {
  alignDisc,
  contractsOrHelpers,
  isOnTable,
  laid,
  layMines,
  layProspectorTile,
  startBelow,
} from './setup';
import { research, tierPrice } from './technologies/research';
import { ASIDE } from './happenings/aside';
import { TIER_EFFECTS, TIER_MOVES } from './technologies';
import { payAsGold, tellAsGold } from './technologies/asGold';
import { beginWithTiers, refuseBeforeBeginning } from './technologies/beginning';
import { lessContractPrice, refuseWithoutNaming } from './technologies/contracts';
import { silverOfTheDie } from './technologies/die';
import { refuseSameAction } from './technologies/joker';
import { moreOfTheDie } from './technologies/resource';
import { tellSavings } from './technologies/telling';
import { ruleOfTier } from './technologies/tiers';
import { TIER_HEARING, TIER_PRICES, tierBeginnings, tierBonuses } from './technologies/working';
import { openMine } from './underground/mines';
import { PROSPECTOR, hire, hirePrice } from './underground/prospectors';
import { crossTablet } from './underground/tablets';
import { gainMovement, useMovement } from './wheel/movement';
import { refillProspector, sectionsOfDisc, turnDisc } from './wheel/sections';

const OWN_HEARING: Hearing = {
  dieTaken: (play, seat, { die }) => {
    gainMovement(play, seat, die);
    keepPromise(play);
  },
  walked: crossTablet,
  actionBegun: beginWithTiers,
  paying: tellSavings,
  due: tellAsGold,
};

const GRANTED_BY: Partial<Record<SourceKind, RuleId>> = { mine: 'S6.3', tablet: 'S5.7' };

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
    mineIncome: { now: payMineIncome },
    ribbons: { now: payRibbons },
    refillProspector: { now: refillProspector },
    turnDisc: { now: turnDisc },
    ...TIER_EFFECTS,
    headStart: { now: headStart },
    sendProspector: { now: sendProspector },
    kingsSurprise: { now: kingsSurprise },
  },
  places: { aside: ASIDE },
  courses: {
    setUp: [
      courseStep({ do: 'layMines' }, 'turnWheel'),
      courseStep({ do: 'alignDisc' }, 'layWheelTiles'),
      courseStep({ do: 'layProspectorTile' }, 'dealOffers'),
      courseStep({ do: 'startBelow' }),
      courseStep({ do: 'headStart' }),
    ],
    preparation: [courseStep({ do: 'sendProspector' }, 'rollDice')],
    king: [
      courseStep({ do: 'mineIncome' }, 'leaderTile'),
      courseStep({ do: 'ribbons' }, 'kingOrder'),
      courseStep({ do: 'audiences' }, 'goOn'),
      courseStep({ do: 'kingsSurprise' }, 'goOn'),
    ],
    die: [silverOfTheDie, moreOfTheDie],
    cleanup: [courseStep({ do: 'refillProspector' }, 'refillKing'), courseStep({ do: 'turnDisc' }, 'goOn')],
    itsDie: [GUILD],
  },
  moves: {
    ...{ hire, openMine, chooseKind, payFor: payForMove, research, useMovement, recolour },
    ...TIER_MOVES,
  },
  happenings: SILVER_HAPPENINGS,
  pieces: { prospector: PROSPECTOR },
  counts: SILVER_COUNTS,
  summary: silverSummary,
  prices: { hire: hirePrice, tier: tierPrice, lessContract: lessContractPrice },
  changePrice: TIER_PRICES,
  standsIn: payAsGold,
  purses: { silver: SILVER_PURSE },
  things: SILVER_THINGS,
  cures: SILVER_CURES,
  readings: SILVER_READINGS,
  stays: contractsOrHelpers,
  scored: {
    mine: 'underground',
    mineIncome: 'underground',
    ribbon: 'underground',
    tablet: 'underground',
    movement: 'underground',
    hire: 'underground',
    technology: 'spaces',
    overlayProduct: 'overlay',
    silverLeft: 'silver',
    itsSilver: 'silver',
    tiers: 'technologies',
    surprise: 'spaces',
  },
  counted: ['mine', 'hire', 'tablet', 'tier'],
  finalParts: SILVER_FINAL_PARTS,
  sections: sectionsOfDisc,
  natures: { pillarSpaces: () => PILLAR_SPACES },
  hears: [OWN_HEARING, TIER_HEARING, { dieTaken: takesDie }],
  bonuses: tierBonuses,
  beginnings: tierBeginnings,
  granted: ({ kind, id }) => (kind === 'technology' ? ruleOfTier(id) : GRANTED_BY[kind]),
  objects: {
    useHelper: refuseLateColour,
    advance: refuseBeforeBeginning,
    declare: refuseSameAction,
    fulfil: refuseWithoutNaming,
  },
  wanted: SILVER_WANTED,
  deeds: SILVER_CHALLENGE_DEEDS,
  steps: ITS_SILVER_STEPS,
  itsActions: ITS_SILVER_ACTIONS,
  itsReadings: ITS_READINGS,
  itsUse: useOfDie,
  inRow: isInRow,
  interchanges: interchanged,
};
