import { houseSpaceOf } from '../../../content';
import type { Founded } from '../../../content/silver/solo/words';
import { freeHouseSpaces, refusePillar } from '../../board';
import { CARDINAL } from '../../cardinal/board';
import { decide } from '../../cardinal/choice';
import { buildOnBest, closedToHouse, legalSpaces } from '../../cardinal/merchant';
import { closedBy, type Closings } from '../../cardinal/passing';
import type { Passing } from '../../cardinal/words';
import type { Why } from '../../events';
import { gain } from '../../ledger';
import type { State } from '../../model';
import { happen, type Play } from '../../play';
import { mineSpace, minesIn } from '../known';
import { gainSilver } from '../purse';
import { refuseMine } from '../underground/mines';

/** What the Cardinal can place in a town, and on which of its spaces (S14.7, SQ14.3–SQ14.5). */
interface Founding {
  readonly isLegal: (state: State, town: string) => boolean;
  /** Whether a space for it shows a bonus. */
  readonly showsBonus: (state: State, town: string) => boolean;
  /** What closes a town that has spaces for it. */
  readonly closed: (state: State, town: string) => Passing | undefined;
  readonly place: (play: Play, town: string, why: Why) => void;
}

/** The Mine spaces of a town that he can legally cover. */
export const legalMines = (state: State, town: string): string[] =>
  minesIn(town)
    .map(({ id }) => id)
    .filter(space => !refuseMine(state, CARDINAL, space));

const MINES_CLOSED: Closings = { mineAlreadyThere: 'own', mineSpaceTaken: 'full', noMineLeft: 'noneLeft' };

/** What closes a town to his Mine: it is full only where no space is free, whether or not he has a Mine left. */
function closedToMine(state: State, town: string): Passing | undefined {
  const closings = minesIn(town).map(({ id }) => closedBy(refuseMine(state, CARDINAL, id), MINES_CLOSED));
  return closings.includes('noneLeft') ? 'noneLeft' : closings.find(closing => closing !== undefined);
}

const goldOf = (space: string): number => mineSpace(space)?.gold ?? 0;

/** A Mine on the space with the most Gold; it pays as every Mine does (S6.3, SQ14.3). */
export function openBest(play: Play, candidates: readonly string[], why: Why): void {
  const space = decide(play, why.source, {
    of: 'mineSpace',
    candidates,
    criteria: [{ by: 'mostGold', rule: 'SQ14.3', of: goldOf }],
    rule: why.rule,
  });
  happen(play, CARDINAL, { what: 'mine', space }, why);
  const paid = { source: { kind: 'mine', id: space }, rule: 'S6.3' } as const;
  gainSilver(play, CARDINAL, 1, paid);
  if (goldOf(space) > 0) gain(play, CARDINAL, { gold: goldOf(space) }, paid);
}

export const FOUNDING: Readonly<Record<Founded, Founding>> = {
  mine: {
    isLegal: (state, town) => legalMines(state, town).length > 0,
    showsBonus: (state, town) => legalMines(state, town).some(space => goldOf(space) > 0),
    closed: closedToMine,
    place: (play, town, why) => openBest(play, legalMines(play.state, town), why),
  },
  pillar: {
    isLegal: (state, town) => !refusePillar(state, CARDINAL, town),
    showsBonus: () => false,
    closed: (state, town) => closedBy(refusePillar(state, CARDINAL, town)),
    place: (play, town, why) => happen(play, CARDINAL, { what: 'pillar', town }, why),
  },
  house: {
    isLegal: (state, town) => legalSpaces(state, town).length > 0,
    showsBonus: (state, town) =>
      freeHouseSpaces(state, town).some(({ id }) => houseSpaceOf(id).bonus.length > 0),
    closed: closedToHouse,
    place: (play, town, why) => buildOnBest(play, legalSpaces(play.state, town), why),
  },
};
