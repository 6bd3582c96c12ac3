import type { BoxName, Brought, WordsOf } from '../../content';
import { RESOURCES, WHEEL_ACTIONS } from '../../content/vocabulary';
import { rowsFor } from '../boxes/rows';
import { GLYPH_DRAWINGS } from './drawings/glyphs';
import { GRAMMAR_DRAWINGS } from './drawings/grammar';
import { INTERFACE_DRAWINGS } from './drawings/interface';
import { MARK_DRAWINGS } from './drawings/marks';
import { PIECE_DRAWINGS } from './drawings/pieces';
import { RESOURCE_DRAWINGS } from './drawings/resources';
import { CARDINAL_PORTRAIT, PAWN } from './drawings/cardinal';
import type { Drawing } from './drawings/shape';
import { SIGN_DRAWINGS } from './drawings/signs';

/** The names of all icons, by family. Each is drawn once, on a grid of 24, and used everywhere. */

export const RESOURCE_ICONS = [...RESOURCES, 'any', 'identical'] as const;
export const PIECE_ICONS = [
  ...(['house', 'house-space', 'pillar', 'pillar-space', 'merchant', 'architect'] as const),
] as const;
export const SIGN_ICONS = [
  ...([
    'hexagon',
    'points',
    'points-sun',
    'points-spent',
    'shield',
    'crown',
    'corruption',
    'contract',
  ] as const),
  ...(['crest', 'helper', 'character', 'cathedral', 'building', 'storehouse', 'fair'] as const),
] as const;
export const GRAMMAR_ICONS = ['step', 'place', 'anywhere', 'closed', 'change-colour'] as const;
export const MARK_ICONS = ['disc', 'square', 'triangle', 'lozenge', 'cross'] as const;
export const INTERFACE_ICONS = [
  ...([
    'undo',
    'redo',
    'undo-all',
    'check',
    'close',
    'plus',
    'minus',
    'left',
    'right',
    'up',
    'down',
  ] as const),
  ...(['then', 'play', 'pause', 'back', 'forward', 'fast', 'play-back', 'fast-back'] as const),
  ...(['menu', 'more', 'sound', 'mute'] as const),
  ...(['language', 'settings', 'help', 'info', 'warning', 'book', 'log', 'chat', 'home', 'map'] as const),
  ...(['wheel', 'die', 'person', 'people', 'bot', 'link', 'copy', 'download', 'upload', 'remove'] as const),
  ...(['edit', 'search', 'clock', 'swap', 'expand', 'chart', 'trophy', 'day', 'night'] as const),
  ...(['more-than', 'at-least', 'lock', 'barrier', 'eye'] as const),
] as const;

const GLYPH_ICONS = WHEEL_ACTIONS.map(action => `glyph-${action}` as const);

export const ICONS = [
  ...RESOURCE_ICONS,
  ...PIECE_ICONS,
  ...SIGN_ICONS,
  ...GRAMMAR_ICONS,
  ...MARK_ICONS,
  ...INTERFACE_ICONS,
  ...GLYPH_ICONS,
  ...(['cardinal', 'pawn'] as const),
] as const;
type BaseIcon = (typeof ICONS)[number];

/** The icons of each box, besides those that its Actions and pieces have to have. */
export interface BoxIcons {
  base: { icon: BaseIcon };
}

/** What a box has to draw for its own words. */
export type IconsOf<Box extends BoxName> =
  | `glyph-${Extract<WordsOf<Box, 'action'>, string>}`
  | WordsOf<Box, 'piece'>
  | Brought<Pick<BoxIcons, Extract<keyof BoxIcons, Box>>, 'icon'>;
export type IconName = BaseIcon | IconsOf<BoxName>;

/** A name without a drawing does not compile. */
export const ICON_DRAWINGS = rowsFor<Readonly<Record<IconName, Drawing>>>({
  ...RESOURCE_DRAWINGS,
  ...PIECE_DRAWINGS,
  ...SIGN_DRAWINGS,
  ...GRAMMAR_DRAWINGS,
  ...MARK_DRAWINGS,
  ...INTERFACE_DRAWINGS,
  ...GLYPH_DRAWINGS,
  cardinal: CARDINAL_PORTRAIT,
  pawn: PAWN,
} satisfies Record<BaseIcon, Drawing>);
