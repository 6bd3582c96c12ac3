import { FIRST_GAME } from '../../content/silver/board';
import { TECHNOLOGIES, TECHNOLOGIES_IN_PLAY } from '../../content/silver/technologies';
import type { OverlayName, Side, Technology } from '../../content/silver/words';
import { BadOptions } from '../setup/badOptions';

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

const wrong = (option: string, expected: string): BadOptions =>
  new BadOptions({ option: `boxes.silver${option}`, problem: 'expected', expected });

/** From outside, complete and checked: `{}` is all at random, `{ firstGame: true }` the set-up of a first game. */
export function readSilverOptions(value: unknown): SilverOptions {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw wrong('', 'sides, technologies, overlay and disc, or nothing');
  const given = value as Readonly<Record<string, unknown>>;
  const stranger = Object.keys(given).find(key => !KEYS.includes(key));
  if (stranger !== undefined) throw wrong(`.${stranger}`, `one of ${KEYS.join(', ')}`);
  const { firstGame = false, ...chosen } = given;
  if (typeof firstGame !== 'boolean') throw wrong('.firstGame', 'true or false');
  const all = { ...RANDOM, ...(firstGame && FIRST_GAME), ...chosen };
  return {
    sides: readSides(all.sides),
    technologies: readTechnologies(all.technologies),
    overlay: readOverlay(all.overlay),
    disc: readDisc(all.disc),
  };
}

function readSides(value: unknown): SilverOptions['sides'] {
  if (!Array.isArray(value) || value.length !== MAPS) throw wrong('.sides', `a list of ${MAPS} sides`);
  return value.map((each: unknown, index) => {
    const side = SIDES.find(known => known === each);
    if (!side) throw wrong(`.sides[${index}]`, `one of ${SIDES.join(', ')}`);
    return side;
  });
}

function readTechnologies(value: unknown): SilverOptions['technologies'] {
  if (value === 'random') return value;
  if (!Array.isArray(value) || value.length !== TECHNOLOGIES_IN_PLAY || new Set(value).size < value.length)
    throw wrong('.technologies', `'random' or ${TECHNOLOGIES_IN_PLAY} different ones`);
  return value.map((each: unknown, index) => {
    const technology = TECHNOLOGIES.find(known => known === each);
    if (!technology) throw wrong(`.technologies[${index}]`, `one of ${TECHNOLOGIES.join(', ')}`);
    return technology;
  });
}

function readOverlay(value: unknown): SilverOptions['overlay'] {
  const overlay = OVERLAY_CHOICES.find(known => known === value);
  if (!overlay) throw wrong('.overlay', `one of ${OVERLAY_CHOICES.join(', ')}`);
  return overlay;
}

function readDisc(value: unknown): SilverOptions['disc'] {
  if (value === 'random') return value;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6) return value;
  throw wrong('.disc', `'random' or a die value from 1 to 6`);
}
