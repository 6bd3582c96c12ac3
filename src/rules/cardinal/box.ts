import { CARDINAL_CONTENTS } from '../../content';
import type { Box } from '../box';
import { courseStep } from '../courses';
import { incurable } from '../explaining/cures';
import { no } from '../refusals';
import { proceed } from './proceed';
import type { Seat, State } from '../model';
import { CARDINAL, cardinalOf } from './board';
import { kingPosition } from './challenges';
import { CARDINAL_THINGS } from './explaining';
import { CONDITIONS } from './decrees';
import { CHALLENGE_DEEDS, doChallenges } from './deeds';
import { WANTED_DICE } from './dice';
import { dropDecree, lastContracts } from './ending';
import { CARDINAL_DEEDS } from './happenings';
import { CARDINAL_PLACES } from './places';
import { READINGS_OF_EFFECTS } from './effectReadings';
import { newCardinal, newCardinalBoard, seatCardinal } from './setup';
import { ITS_STEPS, idleRule } from './steps';
import { ITS_ACTIONS, ITS_DIE } from './turn';

/** What is true of the Cardinal's seat alone. */
const itself =
  <T>(value: (state: State) => T) =>
  (state: State, seat: Seat): T | undefined =>
    seat === CARDINAL ? value(state) : undefined;

/** The Cardinal: a seat that decides by its cards. */
export const cardinal: Box<'cardinal'> = {
  name: 'cardinal',
  contents: CARDINAL_CONTENTS,
  seats: 1,
  lays: table => ({
    ...table,
    players: [...table.players, newCardinal(table)],
    cardinal: newCardinalBoard(),
  }),
  effects: {
    cardinal: {
      binding: () => no('onlyProceeds', 'R15.1'),
      lapses: (state, _item, effect) => idleRule(state, effect),
    },
    seatCardinal: { now: seatCardinal },
    dropDecree: { now: dropDecree },
    lastContracts: { now: lastContracts },
  },
  moves: { proceed },
  happenings: CARDINAL_DEEDS,
  places: CARDINAL_PLACES,
  things: CARDINAL_THINGS,
  cures: { onlyProceeds: incurable },
  scored: { decree: 'spaces', challenge: 'spaces' },
  courses: {
    setUp: [courseStep({ do: 'seatCardinal' })],
    fair: [courseStep({ do: 'dropDecree' }, 'goOn')],
    end: [courseStep({ do: 'lastContracts' }, 'scoreEnd')],
    itsDie: ITS_DIE,
  },
  natures: {
    begins: itself(() => ({ do: 'cardinal', step: 'roll' })),
    leads: itself(() => ({ do: 'cardinal', step: 'kingTile' })),
    onlyMove: itself(() => 'proceed'),
    spaces: itself(() => ({ storehouse: Infinity, contracts: Infinity })),
    resetPosition: itself(kingPosition),
    winsTies: itself(() => true),
    scoresEveryFair: itself(() => true),
    unscored: itself(() => ['completedBuildings']),
    markers: itself(state => cardinalOf(state).markers),
  },
  hears: {
    setUp: play => void doChallenges(play, { on: 'setup' }),
    dieTaken: (play, seat, { resource }) => {
      if (seat === CARDINAL) doChallenges(play, { on: 'takeDie', resource });
    },
    characterPlaced: (play, seat, { tile }) => {
      if (seat === CARDINAL) doChallenges(play, { on: 'placeCharacter', tile });
    },
  },
  conditions: CONDITIONS,
  wanted: WANTED_DICE,
  deeds: CHALLENGE_DEEDS,
  steps: ITS_STEPS,
  itsActions: ITS_ACTIONS,
  itsReadings: READINGS_OF_EFFECTS,
};
