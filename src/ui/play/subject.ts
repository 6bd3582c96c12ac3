import type { ShownThing } from '../explain/shows';
import type { Move, Seat, State } from '../../rules/model';
import { playerOf } from '../../rules/model';
import { positionOf } from '../../rules/track';
import { homeOf } from './streetMoves';

/** The thing on the table that a move is about: whoever looks at its button is told of it, and sees it there. */
export function subjectOf(G: State, seat: Seat, move: Move): ShownThing | undefined {
  switch (move.type) {
    case 'advance':
      return { is: 'kingSpace', position: positionOf(G, seat) + move.steps };
    case 'placeCharacter':
      return { is: 'room', seat, building: move.building, floor: move.floor };
    case 'placeCrest':
      return { is: 'crestSpace', seat, building: move.building };
    case 'buildHouse':
      return { is: 'houseSpace', space: move.space };
    case 'buildPillar':
      return { is: 'pillarSpace', town: move.town };
    case 'chooseBuilding':
      return { is: 'building', seat, building: move.building };
    case 'receive': {
      const home = homeOf(playerOf(G, seat), move.tile);
      return home && { is: 'room', seat, ...home };
    }
    case 'exchange':
      return { is: 'goods', seat, resource: move.get };
    case 'buy':
      return { is: 'goods', seat, resource: move.resource };
    default:
      return undefined;
  }
}
