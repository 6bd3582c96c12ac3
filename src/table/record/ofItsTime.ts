import { READINGS_OF_VERSION_1 } from '../../rules/readings';
import type { Options } from '../../rules/model';

/** The options of a game that began by the rules of a version: it goes on by the readings of its time. */
export const ofItsTime = (options: Options, rules: number): Options =>
  rules < 2 ? { ...options, readings: READINGS_OF_VERSION_1 } : options;
