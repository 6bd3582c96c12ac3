import { mapOf } from '../../../content';
import { incurable, type Curing } from '../../explaining/cures';
import { theMoment, there } from '../../explaining/remedies';
import { townOfMine } from '../known';
import { minerOf } from '../miner';
import type { SilverReason } from '../model';

/** What helps against the reasons of this box: a forgotten one does not compile. */

const anUnlockedMine: Curing = (state, seat) =>
  minerOf(state, seat).locked > 0 ? { happening: { what: 'unlock', count: 1 } } : undefined;

/** A die from the section of the Prospector wheel that brings one. */
const aMovementPoint: Curing = () => ({ happening: { what: 'movement', points: 1 } });

const aProspectorThere: Curing = (_state, _seat, move) =>
  move.type === 'openMine'
    ? { happening: { what: 'hire', to: mapOf(townOfMine(move.space)).start } }
    : undefined;

export const SILVER_CURES: { readonly [K in SilverReason]: Curing } = {
  prospectorElsewhere: there,
  noProspectorOnMap: aProspectorThere,
  noSuchMine: incurable,
  mineAlreadyThere: incurable,
  mineSpaceTaken: incurable,
  noMineLeft: anUnlockedMine,
  notAStart: incurable,
  prospectorAlreadyThere: incurable,
  noProspectorLeft: incurable,
  technologyNotInPlay: incurable,
  lastTier: incurable,
  noMovement: aMovementPoint,
  nothingBegins: incurable,
  beginFirst: theMoment,
  notOffered: incurable,
  pileEmpty: incurable,
  putUnderFirst: incurable,
  notAside: incurable,
  bonusTaken: incurable,
  noBonusTile: incurable,
  noChoiceOfGold: incurable,
  noSplit: incurable,
  otherPart: incurable,
  nameLess: incurable,
  nothingLess: incurable,
};
