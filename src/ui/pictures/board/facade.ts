/** The street is 452 wide and 196 high; the buildings stand on the base line. */
export const STREET = { width: 452, height: 196, base: 150 } as const;
export const BUILDING_WIDTH = 66;
export const ROOM = 39;
const GAP = 9;

export const FACADES = [
  { wall: '#f28b66', roof: '#b5321f' },
  { wall: '#f7c948', roof: '#2f6fb0' },
  { wall: '#7cc5e8', roof: '#7a4fa0' },
  { wall: '#f4a7bf', roof: '#b5321f' },
  { wall: '#9bd17a', roof: '#16804a' },
  { wall: '#d9c7f2', roof: '#5a7f9e' },
] as const;

export const leftOf = (building: number): number => 5 + building * (BUILDING_WIDTH + GAP);

/** The top of the walls of a building with so many floors. */
export const roofTopOf = (floors: number): number => STREET.base - floors * ROOM - 5;

/** An arched window in a room whose upper left corner is given. */
export const windowPath = (x: number, y: number): string =>
  `M${x + 1} ${y + 37}V${y + 18}q0-15 19-15t19 15v19z`;
export const windowBars = (x: number, y: number): string => `M${x + 20} ${y + 3}v34M${x + 1} ${y + 20}h38`;

const STEP = 6.5;

/** A stepped gable, or a plain roof for the last house. */
export const gablePath = (x: number, top: number): string =>
  `M${x - 2} ${top}v${-STEP}h9v${-STEP}h9v${-STEP}h9v-4h${BUILDING_WIDTH - 50}v4h9v${STEP}h9v${STEP}h9v${STEP}z`;
export const roofPath = (x: number, top: number): string =>
  `M${x - 3} ${top}l${BUILDING_WIDTH / 2 + 3}-25 ${BUILDING_WIDTH / 2 + 3} 25z`;
