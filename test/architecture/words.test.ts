import ts from 'typescript';
import { allSources, find, sourceOf, type Source } from './sources';

/** The words for what happened need nothing but what happened. */

const STATES = ['State', 'Table', 'Play', 'Recorded'];

const knowingStates = (sources: readonly Source[]): string[] =>
  find(
    sources.filter(({ path }) => path.startsWith('ui/text/telling/')),
    node => ts.isIdentifier(node) && STATES.includes(node.text),
  );

test('whoever tells what happened knows no state', () => {
  expect(knowingStates(allSources())).toEqual([]);
});

test('that guard finds one who does', () => {
  const path = 'ui/text/telling/lines.ts';
  const knowing = sourceOf(path, "import type { State } from '../../../rules/model';");
  expect(knowingStates([knowing])).toEqual([`${path}:1 State`]);
});
