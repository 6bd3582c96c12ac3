import { BASE_CONTENTS } from '../content';
import type { Box } from './box';
import { COUNTS_OF_BASE } from './counts';
import { step } from './courses';
import { EFFECTS } from './effects';
import { HAPPENINGS } from './happenings';
import { PLACES } from './happenings/places';
import { MOVES } from './moves/table';
import { stepsOfDie } from './moves/dice';
import { PIECE_RULES } from './pieces';
import { markersOn } from './powers';
import { PRICES } from './prices';
import { FINAL_PARTS } from './scoring';
import { SCORED } from './scoreSheet';
import { TILE_RULES } from './tiles';

/** The base game: what it knows of its own words, and the course of a game, to which other boxes add. */
export const base: Box<'base'> = {
  name: 'base',
  contents: BASE_CONTENTS,
  effects: EFFECTS,
  moves: MOVES,
  happenings: HAPPENINGS,
  places: PLACES,
  pieces: PIECE_RULES,
  counts: COUNTS_OF_BASE,
  tiles: TILE_RULES,
  prices: PRICES,
  scored: SCORED,
  finalParts: FINAL_PARTS,
  bonuses: markersOn,
  courses: {
    setUp: [
      step({ do: 'turnWheel' }),
      step({ do: 'layWheelTiles' }),
      step({ do: 'dealOffers' }),
      step({ do: 'dealTowns' }),
      step({ do: 'seatPlayers' }),
    ],
    preparation: [step({ do: 'rollDice' }), step({ do: 'goOn' })],
    // the last turn goes on by itself
    action: [step({ do: 'beginTurns' })],
    king: [
      step({ do: 'leaderTile' }),
      step({ do: 'kingScoring' }),
      step({ do: 'kingOrder' }),
      step({ do: 'goOn' }),
    ],
    fair: [step({ do: 'scoreFair' }), step({ do: 'goOn' })],
    cleanup: [
      step({ do: 'refillWheel' }),
      step({ do: 'refillKing' }),
      step({ do: 'clearTable' }),
      step({ do: 'rotateWheel' }),
      step({ do: 'goOn' }),
    ],
    end: [step({ do: 'scoreEnd' })],
    die: stepsOfDie,
  },
};
