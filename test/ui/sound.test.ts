import { repeat, open } from '../../src/rules/replay';
import { randomGame } from '../../src/tools/randomGame';
import { CUES, cuesOf, type Cue } from '../../src/ui/sound/cues';

const { record } = randomGame(2, 4, { watched: false, eager: true });

/** What seat 0 hears of a whole game, move by move. */
function heard(): { move: string; cues: Cue[]; mine: boolean }[] {
  let { state } = open(record);
  return record.steps.map((step, index) => {
    const { state: after, events } = repeat(state, step, index + 1);
    state = after;
    const mine = events.some(({ what, seat }) => what === 'turn' && seat === 0);
    return { move: step.move.type, cues: cuesOf(events, 0), mine };
  });
}

test('never more than two sounds at once, and my turn first', () => {
  for (const { cues, mine } of heard()) {
    expect(cues.length).toBeLessThanOrEqual(2);
    expect(cues.includes('turn')).toBe(mine);
    if (mine) expect(cues[0]).toBe('turn');
  }
});

test('a die, a building and points are heard', () => {
  const all = heard();
  for (const { cues } of all.filter(({ move }) => move === 'takeDie')) expect(cues).toContain('die');
  for (const { cues } of all.filter(({ move }) => move === 'buildHouse')) expect(cues).toContain('build');
  const silent = CUES.filter(cue => !all.some(({ cues }) => cues.includes(cue)));
  expect(silent).toEqual(['fair', 'refusal']);
});
