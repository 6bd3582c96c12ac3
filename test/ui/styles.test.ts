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
