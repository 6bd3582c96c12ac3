import { inHouse } from './house';
import { measureCards } from './speed/cards';
import { measureHome } from './speed/home';
import { measureOpening } from './speed/opening';
import { measureReplay } from './speed/replay';
import { measureTable } from './speed/table';

/**
 * `npm run speed [-- moves [home|opening|table|replay|cards …]]`: how fast the pages open, moves are drawn and replays jump, on a slow machine and a
 * slow line, and whether that is good enough. On a busy machine look at the own time of the page and at the ratios.
 */

const [count = '40', ...parts] = process.argv.slice(2);
const moves = Number(count);

const PARTS = {
  home: measureHome,
  opening: measureOpening,
  table: measureTable,
  replay: measureReplay,
  cards: measureCards,
};

void inHouse(async ({ browser, url }) => {
  for (const [name, measurePart] of Object.entries(PARTS))
    if (parts.length === 0 || parts.includes(name)) await measurePart(browser, url, moves);
});
