import { renderToStaticMarkup } from 'react-dom/server';
import { SURPRISES } from '../../../src/content/silver/solo/surprises';
import type { State } from '../../../src/rules/model';
import { replay } from '../../../src/rules/replay';
import { silverOf } from '../../../src/rules/silver/miner';
import { shelveForCommands } from '../../../src/tools/shelf';
import { bring } from '../../../src/ui/boxes/screen';
import { TableProvider } from '../../../src/ui/play/TableContext';
import { screen } from '../../../src/ui/silver/silver.box';
import { Surprises } from '../../../src/ui/silver/Surprises';
import { goldenGame } from '../../games/golden';
import { viewOf } from '../../toy/played';

/** King's Surprises beside the board of the Cardinal. */

// links need nothing of it here, and it is written for bundlers
jest.mock('wouter', () => ({ Link: 'a' }));
shelveForCommands();
bring(screen);
const end = replay(goldenGame('silver/solo-hard'));

/** The same table in a round, the Cardinal with so much Silver. */
const inRound = (round: number, silver: number): State => ({
  ...end,
  round,
  boxes: {
    ...end.boxes,
    silver: { ...silverOf(end), seats: silverOf(end).seats.map(seat => ({ ...seat, silver })) },
  },
});

const shown = (state: State): string =>
  renderToStaticMarkup(
    <TableProvider value={viewOf(state)}>
      <Surprises />
    </TableProvider>,
  );

test('the cards that he drew are listed, and the others are left', () => {
  const drawn = silverOf(end).surprises ?? [];
  expect(drawn.length).toBeGreaterThan(0);
  expect(shown(end).split('surprises-drawn')[1]?.match(/<li/g)).toHaveLength(drawn.length);
  expect(shown(end)).toContain(`${SURPRISES.length - drawn.length} left`);
});

test.each([
  [1, 0, undefined],
  [1, 2, '1 silver for 1 card'],
  [2, 4, '3 silver for 2 cards'],
  [3, 9, '5 silver for 3 cards'],
  [4, 9, undefined],
])('[S13.4] in round %d with %d Silver he pays %s', (round, silver, price) => {
  const framed = /aria-current="true" aria-label="([^"]*)"/.exec(shown(inRound(round, silver)))?.[1];
  expect(framed).toBe(price);
});
