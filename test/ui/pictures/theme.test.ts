import { RESOURCES } from '../../../src/content';
import { DIE_DRAWINGS } from '../../../src/ui/pictures/drawings/dice';
import { OWNERS } from '../../../src/ui/pictures/owners';
import { colour, contrast, luminance, MORE_CONTRAST, THEMES } from './theme';

/** What is read, and on what. */
const TEXT: readonly (readonly [text: string, ground: string])[] = [
  ...['panel', 'panel-raised', 'shallow', 'coming', 'past'].map(ground => ['text', ground] as const),
  ...['panel', 'panel-raised', 'past'].map(ground => ['text-second', ground] as const),
  ...['face', 'white', 'strip', 'sun', 'sun-light', 'plate', 'empty', 'king', 'name-halo'].map(
    ground => ['ink', ground] as const,
  ),
  ...['face', 'strip'].map(ground => ['ink-second', ground] as const),
  ...['vp', 'fair-now', 'fair-past', 'fair-coming', 'corruption', 'contract', 'character', 'architect'].map(
    ground => ['#ffffff', ground] as const,
  ),
  ...['merchant', 'special', ...OWNERS].map(ground => ['#ffffff', ground] as const),
  ['primary-text', 'primary'],
  ['tip-text', 'tip'],
  ['tip-accent', 'tip'],
  ['rule', 'panel'],
  ['refusal', 'panel'],
  ['done', 'done-ground'],
  ['text', 'failed-ground'],
  ['vp-dark', 'white'],
  ['vp-dark', 'sun'],
  ['logo', 'panel'],
];

/** What is recognised, and on what. */
const SIGNS: readonly (readonly [sign: string, ground: string])[] = [
  ...RESOURCES.map(resource => [`${resource}-pip`, resource] as const),
  ...['meadow', 'wheat', 'forest', 'apricot', 'snow', 'track-red', 'track-blue', 'track-start'].map(
    ground => ['ink', ground] as const,
  ),
  ['empty-line', 'empty'],
  ['focus', 'panel'],
  ['focus', 'table'],
  ['ink', 'sun'],
  ['joker', 'white'],
  ['goods', 'ink'],
];

const of = (name: string, theme: 'day' | 'night'): string =>
  name.startsWith('#') ? name : colour(name, theme);

describe.each(THEMES)('by %s', theme => {
  test.each(TEXT)('text %s is readable on %s', (text, ground) => {
    expect(contrast(of(text, theme), of(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SIGNS)('sign %s stands out on %s', (sign, ground) => {
    expect(contrast(of(sign, theme), of(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  test('the five dice have five tones, each clearly apart from the next', () => {
    const tones = RESOURCES.map(resource => luminance(colour(resource, theme))).sort((a, b) => a - b);
    for (const [index, tone] of tones.slice(1).entries())
      expect((tone + 0.05) / ((tones[index] ?? 0) + 0.05)).toBeGreaterThan(1.3);
  });
});

test('the five dice have five outlines and five patterns', () => {
  const drawings = Object.values(DIE_DRAWINGS);
  expect(new Set(drawings.map(({ outline }) => outline)).size).toBe(RESOURCES.length);
  expect(new Set(drawings.map(({ pattern }) => pattern)).size).toBe(RESOURCES.length);
});

describe.each(THEMES)('with more contrast by %s', theme => {
  const more = (name: string): string => {
    const value = MORE_CONTRAST.get(name) ?? colour(name, theme);
    const [, day = value, night = value] = /light-dark\((#\w+), (#\w+)\)/.exec(value) ?? [];
    return theme === 'day' ? day : night;
  };

  test.each([
    ...['panel', 'panel-raised', 'shallow', 'coming', 'past'].map(ground => ['text', ground] as const),
    ...['panel', 'panel-raised', 'past'].map(ground => ['text-second', ground] as const),
    ...['face', 'white', 'strip', 'sun', 'sun-light', 'plate', 'empty'].map(
      ground => ['ink', ground] as const,
    ),
    ...['face', 'strip'].map(ground => ['ink-second', ground] as const),
  ])('text %s is easily readable on %s', (text, ground) => {
    expect(contrast(more(text), more(ground))).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['panel-line', 'panel'],
    ['soft-line', 'panel'],
    ['empty-line', 'empty'],
  ])('line %s is seen on %s', (line, ground) => {
    expect(contrast(more(line), more(ground))).toBeGreaterThanOrEqual(4.5);
  });
});
