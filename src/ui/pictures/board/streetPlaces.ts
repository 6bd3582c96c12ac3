/**
 * What the places of the street are called, for who draws them and for who says what they do. Buildings are counted
 * from 0 as everywhere; floors from 1, as in a move and on the board.
 */
export const buildingPlace = (building: number): string => `building.${building}`;
export const roomPlace = (building: number, floor: number): string => `room.${building}.${floor}`;
export const crestPlace = (building: number): string => `crest.${building}`;
