import { BASE_CONTENTS } from '../content';
import type { Box } from './box';
import { COUNTED_DEEDS } from './countedDeeds';
import { COUNTS_OF_BASE } from './counts';
import { courseStep } from './courses';
import { EFFECTS } from './effects';
import { CURES } from './explaining/remedies';
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
  counted: COUNTED_DEEDS,
  finalParts: FINAL_PARTS,
  cures: CURES,
  bonuses: markersOn,
  courses: {
    setUp: [
      courseStep({ do: 'turnWheel' }),
      courseStep({ do: 'layWheelTiles' }),
      courseStep({ do: 'dealOffers' }),
      courseStep({ do: 'dealTowns' }),
      courseStep({ do: 'seatPlayers' }),
    ],
    preparation: [courseStep({ do: 'rollDice' }), courseStep({ do: 'goOn' })],
    // the last turn goes on by itself
    action: [courseStep({ do: 'beginTurns' })],
    king: [
      courseStep({ do: 'leaderTile' }),
      courseStep({ do: 'kingScoring' }),
      courseStep({ do: 'kingOrder' }),
      courseStep({ do: 'goOn' }),
    ],
    fair: [courseStep({ do: 'scoreFair' }), courseStep({ do: 'goOn' })],
    cleanup: [
      courseStep({ do: 'refillWheel' }),
      courseStep({ do: 'refillKing' }),
      courseStep({ do: 'clearTable' }),
      courseStep({ do: 'rotateWheel' }),
      courseStep({ do: 'goOn' }),
    ],
    end: [courseStep({ do: 'scoreEnd' })],
    die: stepsOfDie,
  },
};
