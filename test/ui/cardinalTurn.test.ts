import { DECREES } from '../../src/content';
import { CARDINAL } from '../../src/rules/cardinal/board';
import { activeSeat } from '../../src/rules/model';
import { open, repeat } from '../../src/rules/replay';
import { shelve } from '../../src/rules/shelf';
import { silver } from '../../src/rules/silver/box';
import { priorityOf, rowsOf } from '../../src/ui/play/cardinal/decrees';
import { linesOf } from '../../src/ui/play/cardinal/lines';
import { cardinalTurn, decreesIn, stepsToCome } from '../../src/ui/play/cardinal/turn';
import { plain } from '../../src/ui/text';
import type { Chapter } from '../../src/ui/text/telling';
import { goldenGame } from '../games/golden';
import { TEXTS } from './catalogues';

shelve(silver);

/** Looks at the panel after every move of a whole game. */
function watch(
  look: (chapters: readonly Chapter[], G: ReturnType<typeof open>['state']) => void,
  name = 'solo-normal',
): void {
  const record = goldenGame(name);
  let { state } = open(record);
  const chapters: Chapter[] = [];
  record.steps.forEach((step, index) => {
    const { state: after, events } = repeat(state, step, index + 1);
    state = after;
    chapters.push({ seat: step.seat, events });
    look(chapters, state);
  });
}

const GAMES = ['solo-normal', 'silver/solo-normal', 'silver/solo-hard'];

test.each(GAMES)('in %s the pawn stands where the game has it, on a Decree of its round', name => {
  let seen = 0;
  watch((chapters, G) => {
    if (activeSeat(G) !== CARDINAL || G.phase !== 'action') return;
    const turn = cardinalTurn(chapters);
    if (!turn?.dice) return;
    seen++;
    const row = decreesIn(G, turn.round).map(({ id }) => id);
    expect(row).toEqual(G.cardinal?.decrees);
    expect(turn.pawn).toBe(G.cardinal?.pawn);
    expect(turn.from).toBe(Math.min(Math.abs(turn.dice[0] - turn.dice[1]), row.length - 1));
    expect(stepsToCome(G).length).toBeGreaterThan(0);
  }, name);
  expect(seen).toBeGreaterThan(50);
});

test('a finished turn stays to be looked at: one option of one Decree held', () => {
  watch((chapters, G) => {
    if (activeSeat(G) === CARDINAL) return;
    const turn = cardinalTurn(chapters);
    if (!turn) return;
    const held = Object.values(turn.options).flatMap(options => Object.values(options).filter(Boolean));
    expect(held).toHaveLength(1);
  });
});

test.each(TEXTS.map(text => [text.language, text] as const))('every step has words in %s', (_, text) => {
  watch(chapters => {
    const lines = cardinalTurn(chapters)?.steps.flatMap(events => linesOf(text, events, 'Cardinal')) ?? [];
    const said = lines.map(line => plain(line.text));
    expect(said.filter(line => line === '' || /undefined|NaN|:\d/.test(line))).toEqual([]);
  });
});

test('every Decree can be drawn', () => {
  for (const { id, options } of DECREES) {
    expect(rowsOf(id, { 0: false })).toHaveLength(options.length);
    expect(rowsOf(id, { 0: false })[0]?.result).toBe('no');
    expect(priorityOf(id).length).toBeGreaterThan(0);
  }
});
