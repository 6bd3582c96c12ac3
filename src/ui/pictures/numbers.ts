/** A number as it stands on a picture: a true minus sign. */
export const figure = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** What is added or lost: `+2`, `−3`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));

/** Coordinates to a tenth: enough for the eye, short in the page. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A point of a circle; 0 degrees is to the right, clockwise. */
export const onCircle = (centre: number, radius: number, degrees: number): readonly [number, number] => [
  tenth(centre + radius * Math.cos((degrees * Math.PI) / 180)),
  tenth(centre + radius * Math.sin((degrees * Math.PI) / 180)),
];
