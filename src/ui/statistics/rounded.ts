import type { Text } from '../text';

/** Averages have one place behind the point. */
export const rounded = ({ number }: Text, value: number): string => number(Math.round(value * 10) / 10);
