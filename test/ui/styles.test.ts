import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = join(__dirname, '../../src/ui');

const sheets = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css'))
  .map(file => ({ file, room: file.split('/')[0] ?? '' }));

/** Our pages themselves, or a board on another one. */
const GROUND = 'tiletum';

/** The classes that a style sheet styles by themselves, without a parent. */
function classesOf(file: string): string[] {
  const text = readFileSync(join(UI, file), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, selector = '']) => selector.split(','));
  return selectors.flatMap(selector => {
    const classes = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
    return classes.length === 1 && classes[0] !== GROUND ? classes : [];
  });
}

/** The table styles what its pictures are made of; everybody else keeps to themselves. */
const TOGETHER = new Set(['play', 'pictures']);

test('a page styles only its own classes: a style sheet that is loaded later holds for every page', () => {
  const rooms = new Map<string, Set<string>>();
  for (const { file, room } of sheets)
    for (const name of classesOf(file)) rooms.set(name, (rooms.get(name) ?? new Set()).add(room));
  const shared = [...rooms]
    .filter(([, where]) => where.size > 1 && ![...where].every(room => TOGETHER.has(room)))
    .map(([name, where]) => [name, ...where]);
  expect(shared).toEqual([]);
});

/** What holds all of a table, or a large part of it. */
const LARGE = /\.(table|table-parts|part|part-[a-z]+|show-[a-z]+|page|tiletum)(?![\w-])/;

/** The parts of a selector between its blanks and arrows: what stands in brackets belongs to its part. */
function compoundsOf(selector: string): string[] {
  let depth = 0;
  const marked = selector.replace(/./gs, sign => {
    depth += Number(sign === '(') - Number(sign === ')');
    return depth === 0 && /[\s>+~,]/.test(sign) ? '\n' : sign;
  });
  return marked.split('\n');
}

const looksDown = (text: string): string[] =>
  [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, selector = '']) => compoundsOf(selector))
    .filter(compound => LARGE.test(compound.split(':has(')[0] ?? '') && compound.includes(':has('));

test('nothing large is styled by what is somewhere in it: at each change all of it would be styled again', () => {
  expect(sheets.flatMap(({ file }) => looksDown(readFileSync(join(UI, file), 'utf8')))).toEqual([]);
});

test('that guard finds such a selector', () => {
  expect(looksDown('.table.show-wheel:has(.prompt-card) .bar {')).toHaveLength(1);
  expect(looksDown('.table:not(.show-wheel, :has(.coach)) {')).toHaveLength(1);
  expect(looksDown('.table .bar:has(.pill) {')).toEqual([]);
  expect(looksDown('.table-tabs:has(button) {')).toEqual([]);
});
