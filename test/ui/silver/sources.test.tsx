import { renderToStaticMarkup } from 'react-dom/server';
import { replay } from '../../../src/rules/replay';
import { silver } from '../../../src/rules/silver/box';
import { bring } from '../../../src/ui/boxes/screen';
import { SourceBars } from '../../../src/ui/final/SourceBars';
import { standingsOf } from '../../../src/ui/final/standings';
import { Film } from '../../../src/ui/replay/film';
import { screen } from '../../../src/ui/silver/silver.box';
import { goldenGame } from '../../games/golden';

/** Sources of the final scoring are hatched, whichever box they come from. */

// links need nothing of it here, and it is written for bundlers
jest.mock('wouter', () => ({ Link: 'a' }));

bring({ ...screen, box: silver });
const record = goldenGame('silver/2-players-a');

test('overlay and tiers are hatched as the final scoring of the base game is, what is scored before is not', () => {
  const page = renderToStaticMarkup(
    <SourceBars standings={standingsOf(replay(record), new Film(record).history)} />,
  );
  for (const row of ['overlay', 'technologies', 'completedBuildings'])
    expect(page).toContain(`legend-colour source-${row} source-at-end`);
  for (const row of ['fairs', 'king']) expect(page).toContain(`legend-colour source-${row}"`);
});
