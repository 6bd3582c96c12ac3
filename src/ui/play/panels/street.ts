import { BUILDINGS } from '../../../content';
import { isFilled } from '../../../rules/buildings';
import type { Player } from '../../../rules/model';
import type { BuildingPicture } from '../../pictures/board/Street';

/** The Buildings as the street shows them: a House waits on a roof until all Rooms below are taken. */
export const streetOf = (buildings: Player['buildings']): BuildingPicture[] =>
  buildings.map((building, index) => ({
    ...building,
    roofHouse: (BUILDINGS[index]?.roofHouse ?? false) && !isFilled(building),
  }));
