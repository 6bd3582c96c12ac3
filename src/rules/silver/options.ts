import { FIRST_GAME } from '../../content/silver/board';
import { TECHNOLOGIES, TECHNOLOGIES_IN_PLAY } from '../../content/silver/technologies';
import { isEither, isFields, isFlag, isList, isOneOf, isWhole } from '../../given';
import type { OverlayName, Side, Technology } from '../../content/silver/words';
import { optionsAt } from '../setup/badOptions';

/** What is chosen of Prospect for Silver before the game; what is not chosen is left to chance (S1.3, S1.6, S1.8). */

export interface SilverOptions {
  /** The side of each map. */
  readonly sides: readonly (Side | 'random')[];
  readonly technologies: 'random' | readonly Technology[];
  readonly overlay: OverlayName | 'random';
  /** The die value where the Prospector wheel begins. */
  readonly disc: number | 'random';
}

const SIDES = ['A', 'B', 'random'] as const;
const OVERLAY_CHOICES = ['pillars', 'houses', 'random'] as const;
const MAPS = 3;
const KEYS = ['sides', 'technologies', 'overlay', 'disc', 'firstGame'];

const RANDOM: SilverOptions = {
  sides: ['random', 'random', 'random'],
  technologies: 'random',
  overlay: 'random',
  disc: 'random',
};

const { wrong, must, mustBeKnown, refuseUnknown } = optionsAt('boxes.silver');

const isDisc = isEither(isOneOf(['random']), isWhole(1, 6));

/** From outside, complete and checked: `{}` is all at random, `{ firstGame: true }` the set-up of a first game. */
export function readSilverOptions(value: unknown): SilverOptions {
  const given = must(isFields, value, '', 'sides, technologies, overlay and disc, or nothing');
  refuseUnknown(given, KEYS, '.');
  const { firstGame = false, ...chosen } = given;
  const isFirst = must(isFlag, firstGame, '.firstGame', 'true or false');
  const all = { ...RANDOM, ...(isFirst && FIRST_GAME), ...chosen };
  return {
    sides: readSides(all.sides),
    technologies: readTechnologies(all.technologies),
    overlay: mustBeKnown(all.overlay, OVERLAY_CHOICES, '.overlay'),
    disc: must(isDisc, all.disc, '.disc', "'random' or a die value from 1 to 6"),
  };
}

function readSides(value: unknown): SilverOptions['sides'] {
  const expected = `a list of ${MAPS} sides`;
  const sides = must(isList, value, '.sides', expected);
  if (sides.length !== MAPS) throw wrong('.sides', 'expected', expected);
  return sides.map((side, index) => mustBeKnown(side, SIDES, `.sides[${index}]`));
}

function readTechnologies(value: unknown): SilverOptions['technologies'] {
  if (value === 'random') return value;
  const expected = `'random' or ${TECHNOLOGIES_IN_PLAY} different ones`;
  const chosen = must(isList, value, '.technologies', expected);
  if (chosen.length !== TECHNOLOGIES_IN_PLAY || new Set(chosen).size < chosen.length)
    throw wrong('.technologies', 'expected', expected);
  return chosen.map((each, index) => mustBeKnown(each, TECHNOLOGIES, `.technologies[${index}]`));
}
