import type { WheelAction } from '../../../content';
import { characterIn, isCompleted } from '../../buildings';
import { addPoints, dieActionOf } from '../../points';
import { playerOf, type Seat, type State } from '../../model';
import { happen } from '../../play';
import { luckOf } from '../miner';
import { isOwnColour } from './resource';
import type { TierRow } from './row';

/** Tiers that give points to the Action of a die. */

/** A point more as the Action begins: it has to be owned by then (S3.14, S3.17, S3.26, S3.29, SQ3.2). */
const onePointMore = (of: WheelAction): TierRow => ({ begins: { of, points: () => 1 } });

export const merchant1 = onePointMore('merchant');
export const prospector1 = onePointMore('prospector');
export const joker1 = onePointMore('joker');
export const architect1 = onePointMore('architect');

/** Whether the bonus of a Crest space is still under way: the completion comes after it (Q9.4). */
const isToCome = (state: State, building: number): boolean =>
  state.agenda.some(({ effects }) =>
    effects.some(effect => effect.do === 'complete' && effect.building === building),
  );

/** How many markers of a seat lie on an Action. */
const markersOn = (state: State, seat: Seat, action: WheelAction | undefined): number =>
  playerOf(state, seat).buildings.filter(
    (building, index) => isCompleted(building) && characterIn(building) === action && !isToCome(state, index),
  ).length;

/** Every marker is worth one more: those that lie there, and each that is earned, also for the Action that runs (S3.6, SQ3.5). */
export const character2: TierRow = {
  bonus: markersOn,
  reached: (play, seat, why) => {
    const points = markersOn(play.state, seat, dieActionOf(play.state)?.action);
    if (points > 0) addPoints(play, points, why);
  },
  hears: {
    dieTaken: (play, seat, { action }, why) => {
      const points = markersOn(play.state, seat, action);
      if (points > 0) happen(play, seat, { what: 'points', points, action }, why);
    },
    markerEarned: (play, _seat, { action }, why) => {
      if (dieActionOf(play.state)?.action === action) addPoints(play, 1, why);
    },
  },
};

const DUE = 2;

/** Points for the Action of a die of the own colour, if it was owned when the die was taken (S3.25). */
export const resource3: TierRow = {
  hears: {
    dieTaken: (play, seat, taken, why) => {
      if (isOwnColour(play.state, seat, taken)) happen(play, seat, { what: 'due', points: DUE }, why);
    },
  },
  begins: {
    points: state => luckOf(state).due,
    does: (play, seat, why) => {
      if (luckOf(play.state).due > 0) happen(play, seat, { what: 'due', points: 0 }, why);
    },
  },
};
