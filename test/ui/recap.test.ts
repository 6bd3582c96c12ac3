import { activeSeat, type State } from '../../src/rules/model';
import { open, repeat } from '../../src/rules/replay';
import { actionAt } from '../../src/rules/wheel';
import { randomGame } from '../../src/tools/randomGame';
import { soloFor } from '../../src/tools/step';
import { CHANGES, recapOf, type TurnRecap } from '../../src/ui/play/recap/turnsSince';
import type { Chapter } from '../../src/ui/text/telling';

type Look = (recap: readonly TurnRecap[], now: State, me: number, since: readonly Chapter[]) => void;

/** Looks at the recap whenever somebody's turn begins. */
function watch(table: Parameters<typeof randomGame>[0], seed: number, look: Look): void {
  const { record } = randomGame(table, seed, { watched: false, eager: true });
  let { state } = open(record);
  const chapters: Chapter[] = [];
  record.steps.forEach((step, index) => {
    const { state: after, events } = repeat(state, step, index + 1);
    state = after;
    chapters.push({ seat: step.seat, events });
    const me = activeSeat(state);
    if (me === undefined || me === step.seat || state.ranking) return;
    const first = chapters.findLastIndex(({ seat }) => seat === me) + 1;
    look(recapOf(chapters, me), state, me, chapters.slice(first));
  });
}

test.each([2, 3, 4])('%i players: every turn of the others is told, with its die', players => {
  watch(players, 5, (recap, state, me, since) => {
    const dice = since.flatMap(({ events }) => events.filter(({ what }) => what === 'die'));
    expect(recap.filter(({ die }) => die)).toHaveLength(dice.length);
    expect(recap.some(({ seat }) => seat === me)).toBe(false);
    for (const { seat, die, action } of recap) {
      if (!die) continue;
      expect(action).toBeDefined();
      if (state.cycle > 1) expect(state.players[seat]?.dice).toContainEqual(die);
    }
  });
});

test('the Action is the one at which the die lay, also across the end of a round', () => {
  const { record } = randomGame(3, 8, { watched: false, eager: true });
  let { state } = open(record);
  const chapters: Chapter[] = [];
  const lay: { seat: number; action: string }[] = [];
  let across = 0;
  record.steps.forEach((step, index) => {
    if (step.move.type === 'takeDie') lay.push({ seat: step.seat, action: actionAt(state, step.move.to) });
    const { state: after, events } = repeat(state, step, index + 1);
    state = after;
    chapters.push({ seat: step.seat, events });
    const me = activeSeat(state);
    if (me === undefined || me === step.seat || state.ranking) return;
    const turns = recapOf(chapters, me).filter(({ die }) => die);
    const theirs = lay.slice(lay.length - turns.length);
    turns.forEach(({ seat, action }, at) => {
      expect(seat).toBe(theirs[at]?.seat);
      if (theirs[at]?.action !== 'joker') expect(action).toBe(theirs[at]?.action);
    });
    const since = chapters.slice(chapters.findLastIndex(chapter => chapter.seat === me) + 1);
    if (since.some(chapter => chapter.events.some(({ what }) => what === 'rotate'))) across += turns.length;
  });
  expect(across).toBeGreaterThan(0);
});

test('changes and points are those of the events', () => {
  watch(4, 11, (recap, _state, _me, since) => {
    for (const change of CHANGES) {
      const told = recap.reduce(
        (sum, { changes }) => sum + (changes.find(({ what }) => what === change)?.n ?? 0),
        0,
      );
      const done = since.flatMap(({ events }) => events.filter(({ what }) => what === change)).length;
      expect(told).toBe(done);
    }
  });
});

test('the turns of the Cardinal are told too', () => {
  let told = 0;
  watch(soloFor({ level: 'normal' }), 3, (recap, _state, me) => {
    if (me === 0) told += recap.filter(({ action }) => action !== undefined).length;
  });
  expect(told).toBeGreaterThan(8);
});
