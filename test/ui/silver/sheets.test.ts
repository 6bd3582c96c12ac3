import { goldenGame } from '../../games/golden';
import { open, repeat } from '../../../src/rules/replay';
import { SILVER_SHEETS } from '../../../src/ui/silver/sheets';
import './games';

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

test('the map where the Cardinal chooses a place is the one that is shown, as soon as he has chosen', () => {
  const game = goldenGame('silver/solo-hard');
  let { state } = open(game);
  let chosen = 0;
  game.steps.forEach((step, index) => {
    const play = repeat(state, step, index + 1);
    ({ state } = play);
    for (const event of play.events)
      if (event.what === 'choice' && event.of === 'site') {
        chosen += 1;
        const shown = SILVER_SHEETS.sheets(state).filter(({ isHere }) => isHere(event));
        const map = event.chosen.split(':').at(-1)?.split('.')[0];
        expect(shown.map(({ id }) => id)).toEqual([map]);
      }
  });
  expect(chosen).toBeGreaterThan(0);
});
