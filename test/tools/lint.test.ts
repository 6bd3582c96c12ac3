import { join } from 'node:path';
import { startScript, wordsOf } from './tool';

/** Our own rules of lint, tried with the settings of the house: exactly what is marked is refused. */

const ROOT = join(__dirname, '../..');

/** What is refused in each text, as if it stood in this file; only our own rules are asked. */
async function lint(texts: readonly { text: string; file: string }[]): Promise<string[][]> {
  const script = `
    import { ESLint } from 'eslint';
    const lint = new ESLint({ cwd: ${JSON.stringify(ROOT)}, ruleFilter: ({ ruleId }) => ruleId.startsWith('tiletum/') });
    const found = [];
    for (const { text, file } of ${JSON.stringify(texts)}) {
      const [{ messages }] = await lint.lintText(text, { filePath: file });
      found.push(messages.map(({ line, ruleId, message }) => line + ' ' + (ruleId ?? message)));
    }
    console.log(JSON.stringify(found));`;
  const { words } = await wordsOf(startScript(script));
  const found = JSON.parse(words.trim().split('\n').at(-1) ?? '') as string[][];
  return found.map(lines => [...new Set(lines)]);
}

/** The lines with a mark, each with the rule that is to refuse it. */
const marked = (text: string): string[] =>
  text.split('\n').flatMap((line, at) => {
    const [, rule] = /\/\/ (write|loss)$/.exec(line) ?? [];
    return rule ? [`${at + 1} tiletum/no-${rule}-${rule === 'loss' ? 'of' : 'to'}-readonly`] : [];
  });

const SNIPPET = `
import type { Draft } from './happenings/draft';
import { playerOf, type Player, type State } from './model';

interface Open { round: number }
interface Held { player: { score: number } }
class Counter { readonly count: number; constructor() { this.count = 1; } }

const raise = (it: Open): number => it.round++;
const read = (it: Readonly<Open>): number => it.round;
declare function generic<T>(value: T): T;

export function bad(state: State, other: State, names: readonly string[], by: Readonly<Record<string, number>>) {
  state.round = 2; // write
  state.round += 1; // write
  state.round++; // write
  state['turn'] = 2; // write
  delete state.ranking; // write
  playerOf(state, 0).goods.gold = 3; // write
  state.players[0] = playerOf(state, 1); // write
  state.wheel.tiles.king = 'b-vp4'; // write
  names[0] = 'somebody'; // write
  by['one'] = 1; // write
  ({ round: state.round } = other); // write
  [state.turn] = [1]; // write
  for (state.cycle of [1, 2]) read(state); // write
  Object.assign(state, { round: 2 }); // write
  Object.defineProperty(playerOf(state, 0), 'score', { value: 9 }); // write
  Reflect.set(state, 'round', 2); // write
  Reflect.deleteProperty(state, 'ranking'); // write
  const open: Open = state; // loss
  const cast = state as Draft<State>; // loss
  raise(state); // loss
  const held: Held = { player: playerOf(state, 0) }; // loss
  const make = (): Open => state; // loss
  const either: Open = names.length > 1 ? state : other; // loss
  return [open, cast, held, make, either];
}

export function good(state: State, names: readonly string[]): unknown {
  const next = { ...state, round: 2 };
  next.round = 3;
  const list = [...names];
  list[0] = 'somebody';
  const { round, players: [first] } = state;
  const own: Player | undefined = first;
  const counts: Record<string, number> = {};
  counts['one'] = round;
  Object.assign(counts, { two: 2 });
  const opened: Open = { round };
  raise(opened);
  read(state);
  generic(state);
  structuredClone(state);
  return [next, list, own, Object.entries(state), new Counter(), new Set(names), JSON.stringify(state)];
}
`;

const IN_A_TEST = `
import type { State } from '../../src/rules/model';
export const go = (state: State): void => { state.round = 2; }; // write
`;

test('nobody writes into what is readonly, under whatever name; only the door by which tests arrange does', async () => {
  const [rules, aTest, door] = await lint([
    { text: SNIPPET, file: 'src/rules/points.ts' },
    { text: IN_A_TEST, file: 'test/rules/tasks.test.ts' },
    { text: IN_A_TEST, file: 'test/rules/situation/arranging.ts' },
  ]);
  expect(rules).toEqual(marked(SNIPPET));
  expect(aTest).toEqual(marked(IN_A_TEST));
  expect(door).toEqual([]);
});
