import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

const FILE = join(__dirname, '../../../src/ui/pictures/theme/colours.css');
const LINE = /--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g;

/** Every colour variable with its value by day and by night. */
export const COLOURS: ReadonlyMap<string, Readonly<Record<Theme, string>>> = new Map(
  [...readFileSync(FILE, 'utf8').matchAll(LINE)].map(([, name = '', day, night, both = '']) => [
    name,
    { day: day ?? both, night: night ?? both },
  ]),
);

const CONTRAST = readFileSync(join(FILE, '../contrast.css'), 'utf8');

/** What is set for more contrast. */
export const MORE_CONTRAST: ReadonlyMap<string, string> = new Map(
  [...CONTRAST.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

export function colour(name: string, theme: Theme): string {
  const found = COLOURS.get(name);
  if (found === undefined) throw new Error(`the theme has no --${name}`);
  return found[theme];
}

/** Relative luminance as in WCAG 2. */
export function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
