import { ICON_DRAWINGS, ICONS } from '../../../src/ui/pictures/icons';
import { paintOf } from '../../../src/ui/pictures/drawings/shape';
import { FAMILIES } from '../../../src/ui/pictures/Sprite';
import { COLOURS } from './theme';

const OF_THE_CONTEXT = ['own', 'dark', 'act', 'glyph', '-'];
const SHAPES = FAMILIES.flatMap(({ prefix, drawings }) =>
  Object.entries(drawings).flatMap(([name, drawing]) =>
    drawing.map(shape => ({ name: `${prefix}-${name}`, shape })),
  ),
);

test('every icon is named once and drawn', () => {
  expect(new Set(ICONS).size).toBe(ICONS.length);
  expect(Object.keys(ICON_DRAWINGS).sort()).toEqual([...ICONS].sort());
});

test('a shape is a fill, a line and a path', () => {
  const form = /^\S+ \S+ [Mm][\dMmLlHhVvCcSsQqTtAaZz .,-]+$/;
  expect(SHAPES.filter(({ shape }) => !form.test(shape))).toEqual([]);
});

test('shapes use colours of the theme, or their own', () => {
  const known = (word: string): boolean =>
    OF_THE_CONTEXT.includes(word) || COLOURS.has(word) || /^#([\dA-F]{6}|[\dA-F]{8})$/i.test(word);
  const wrong = SHAPES.filter(({ shape }) => {
    const [fill = '', line = ''] = shape.split(' ');
    return !known(fill) || !known(line.split('/')[0] ?? '');
  });
  expect(wrong).toEqual([]);
});

test('a shape says fill, line, width and dashes', () => {
  expect(paintOf('gold ink M1 2')).toEqual({
    d: 'M1 2',
    fill: 'var(--gold)',
    stroke: 'var(--ink)',
    strokeWidth: '1.5',
  });
  expect(paintOf('- #A86C00/1.1/2,3 M1 2')).toEqual({
    d: 'M1 2',
    fill: 'none',
    stroke: '#A86C00',
    strokeWidth: '1.1',
    strokeDasharray: '2,3',
  });
  expect(paintOf('glyph - M1 2')).toEqual({ d: 'M1 2', fill: 'currentColor' });
});
