import { RULEBOOK } from '../../src/content';

const rules = Object.entries(RULEBOOK);
const startingWith = (letter: string): number => rules.filter(([id]) => id.startsWith(letter)).length;

test('every rule, ruling and example has an entry', () => {
  expect(startingWith('R')).toBe(507);
  expect(startingWith('Q')).toBe(213);
  expect(startingWith('E')).toBe(31);
  expect(startingWith('X')).toBe(39);
  expect(rules).toHaveLength(507 + 213 + 31 + 39);
});

test('ids are well formed and the rules come section by section', () => {
  expect(rules.map(([id]) => id).filter(id => !/^([RQ]\d+\.\d+[a-m]?|[EX]\d+)$/.test(id))).toEqual([]);
  const sections = rules.flatMap(([id]) => (id.startsWith('R') ? [Number.parseInt(id.slice(1), 10)] : []));
  expect(sections).toEqual([...sections].sort((a, b) => a - b));
  expect([sections[0], sections.at(-1)]).toEqual([1, 23]);
});

test('every title is one short line', () => {
  expect(rules.filter(([, title]) => title.length < 3 || title.length > 90)).toEqual([]);
});
