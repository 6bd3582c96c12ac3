import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Boxes come through their doors alone: nothing else in the code knows one by its name. */

const SOURCE = join(__dirname, '..', 'src');

interface File {
  readonly path: string;
  readonly text: string;
}

const filesIn = (folder: string): File[] =>
  readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) ? [{ path: relative(SOURCE, path), text: readFileSync(path, 'utf8') }] : [];
  });

const files = filesIn(SOURCE);
const playing = files.filter(({ path }) => /^(rules|table)\//.test(path));

/** Where a pattern occurs, outside the files and folders that may have it. */
const found = (among: readonly File[], pattern: RegExp, doors: readonly string[] = []): string[] =>
  among
    .filter(({ path }) => !doors.some(door => path.startsWith(door)))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );

const named = (name: string): RegExp => new RegExp(`['"\`./]${name}['"\`/]|\\.${name}\\b`);
const COMPARED_PIECE = /[!=]== '(merchant|architect)'|'(merchant|architect)' [!=]==/;
const SEAT_BRANCH = /isCardinal\([^)]*\)\s*\?/;
const COMPARED_BOX = /\bname [!=]== '(base|cardinal|toy|silver)'/;

/** Who may call the Cardinal by its name, each with its reason. */
const CARDINAL_DOORS = [
  'rules/cardinal/', // its own folder
  'rules/boxes.ts', // the list of boxes
  'rules/box.ts', // what a box has to teach it
  'rules/shelf.ts', // which option brings which box
  'rules/model.ts', // where it lies on the table
  'rules/happenings/draft.ts', // the same, field by field
  'rules/setup/options.ts', // how it is chosen
];

test('nobody in the code knows a box that is nowhere but in a test', () => {
  expect(found(files, named('toy'), ['tools/load/'])).toEqual([]); // the bare game of the load test
});

test('the rules know the Cardinal in its folder, in the list of boxes and where it is chosen', () => {
  const inRules = playing.filter(({ path }) => path.startsWith('rules/'));
  expect(found(inRules, /from '[./]*cardinal\//, [...CARDINAL_DOORS, 'rules/moves/proceed.ts'])).toEqual([]);
});

test('nobody compares pieces, seats or boxes by their names', () => {
  expect(found(playing, COMPARED_PIECE)).toEqual([]);
  expect(found(playing, SEAT_BRANCH)).toEqual([]);
  expect(found(playing, COMPARED_BOX)).toEqual([]);
});

test('the guards see what they look for', () => {
  const bad = (text: string): File[] => [{ path: 'rules/track.ts', text }];
  expect(found(bad("import { pit } from './toy/pit';"), named('toy'))).toHaveLength(1);
  expect(found(bad("if (piece === 'merchant') walk();"), COMPARED_PIECE)).toHaveLength(1);
  expect(found(bad('return isCardinal(state, seat) ? 7 : 5;'), SEAT_BRANCH)).toHaveLength(1);
  expect(found(bad("if (box.name === 'silver') return;"), COMPARED_BOX)).toHaveLength(1);
  expect(found(bad("import { deal } from './cardinal/setup';"), /from '[./]*cardinal\//)).toHaveLength(1);
});
