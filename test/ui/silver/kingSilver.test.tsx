import { renderToStaticMarkup } from 'react-dom/server';
import { open, repeat } from '../../../src/rules/replay';
import { shelveForCommands } from '../../../src/tools/shelf';
import { tellsKing, type RoundEnd } from '../../../src/ui/play/told/beat';
import { endOfRound } from '../../../src/ui/play/told/story';
import { KingSilver } from '../../../src/ui/silver/KingSilver';
import { goldenGame, SILVER_GOLDEN_GAMES } from '../../games/golden';

/** What the King phase pays below, as it is told. */

// links need nothing of it here, and it is written for bundlers
jest.mock('wouter', () => ({ Link: 'a' }));
shelveForCommands();

interface King {
  readonly story: RoundEnd;
  /** What all got from Mines since the last King phase was told, and from ribbons. */
  readonly mines: number;
  readonly ribbons: number;
}

function kingsOf(name: string): King[] {
  const record = goldenGame(name);
  let { state } = open(record);
  let [mines, ribbons] = [0, 0];
  return record.steps.flatMap((step, index) => {
    const { events, state: after } = repeat(state, step, index + 1);
    const story = endOfRound(state, events);
    state = after;
    for (const event of events) {
      if (event.what !== 'silver') continue;
      if (event.source.kind === 'mineIncome') mines += event.count;
      if (event.source.kind === 'ribbon') ribbons += event.count;
    }
    if (!story || !tellsKing(story)) return [];
    const king = { story, mines, ribbons };
    [mines, ribbons] = [0, 0];
    return [king];
  });
}

/** The figures that follow an icon, added up: Silver, and 1 for each Mine that is unlocked. */
const silverIn = (html: string): number =>
  [...html.matchAll(/<\/svg>(\d+)/g)].reduce((sum, [, n]) => sum + Number(n), 0);

test.each(SILVER_GOLDEN_GAMES)('[S8.1 S8.3] %s: Mines and ribbons are told with what they paid', name => {
  for (const { story, mines, ribbons } of kingsOf(name)) {
    expect(silverIn(renderToStaticMarkup(<KingSilver story={story} step="tile" />))).toBe(mines);
    const told = renderToStaticMarkup(<KingSilver story={story} step="points" />);
    const unlocked = (told.match(/unlocks a Mine/g) ?? []).length;
    expect(silverIn(told) - unlocked).toBe(ribbons);
  }
});
