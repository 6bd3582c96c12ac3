import { CARDINAL } from '../../../src/rules/cardinal/board';
import { turnOutlooks } from '../../../src/rules/cardinal/outlook';
import { waiting } from '../../../src/rules/agenda';
import type { GameEvent } from '../../../src/rules/events';
import { activeSeat } from '../../../src/rules/model';
import { open, repeat, type GameRecord } from '../../../src/rules/replay';
import { shelveForCommands } from '../../../src/tools/shelf';
import { goldenGame } from '../../games/golden';
import { rule } from '../../rule';
import { solo } from './situation';

/** What the Cardinal would do now, beside what he did. */

shelveForCommands();

interface Turn {
  readonly outlooks: ReturnType<typeof turnOutlooks>;
  readonly difference: number;
  readonly done: readonly GameEvent[];
}

/** Each turn of his in a game: what was to be expected as it began, and what came. */
function turnsIn(record: GameRecord): Turn[] {
  const turns: { outlooks: Turn['outlooks']; done: GameEvent[] }[] = [];
  let { state } = open(record);
  for (const [at, step] of record.steps.entries()) {
    const isHis = activeSeat(state) === CARDINAL;
    if (isHis && waiting(state, 'cardinal')?.step === 'roll')
      turns.push({ outlooks: turnOutlooks(state), done: [] });
    const after = repeat(state, step, at + 1);
    if (isHis) turns.at(-1)?.done.push(...after.events);
    ({ state } = after);
  }
  return turns.flatMap(({ outlooks, done }) => {
    const pawn = done.find(event => event.what === 'pawn' && event.dice !== undefined);
    const [one, other] = (pawn?.what === 'pawn' && pawn.dice) || [0, 0];
    return [{ outlooks, difference: Math.abs(one - other), done }];
  });
}

/** The dice themselves may be others, and go too far by another step. */
const withoutDice = (events: readonly GameEvent[]): unknown[] =>
  events.map(event =>
    event.what === 'pawn' ? { what: event.what, to: event.to, decree: event.decree } : event,
  );

test.each(['solo-normal', 'solo-hard', 'silver/solo-hard', 'silver/solo-easy'])(
  'in %s he does what was to be expected with his dice, up to where lots decide',
  name => {
    const turns = turnsIn(goldenGame(name));
    expect(turns.length).toBeGreaterThan(10);
    for (const { outlooks, difference, done } of turns) {
      const expected = outlooks.find(({ differences }) => differences.includes(difference));
      const told = withoutDice(expected?.steps.flat() ?? []);
      expect(told.length).toBeGreaterThan(1);
      expect(withoutDice(done).slice(0, told.length)).toEqual(told);
      if (expected?.byLot === false)
        expect(done.slice(0, told.length).some(({ what }) => what === 'act')).toBe(true);
    }
  },
);

rule('R15.5 R15.6', 'all throws of his dice lead somewhere, those too far to the last card', () => {
  const outlooks = turnOutlooks(solo());
  expect(outlooks.reduce((sum, { throws }) => sum + throws, 0)).toBe(36);
  expect(outlooks.flatMap(({ differences }) => differences)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(outlooks.map(({ throws }) => throws)).toEqual([6, 10, 8, 6, 4, 2]);
});
