import type { Browser } from 'playwright-core';
import { goldenText } from '../../games/golden';
import type { Opening } from '../positions/cards';
import { openPositions } from '../positions/visit';
import { median, verdict } from './report';

/** So many times as long as an empty one may a card take to open. */
const MOST = 3;
const GAME = '4-players-a';
/** Moments of its second and third round. */
const PLACES = [87, 120, 181];

/** Opens the card of everything on the table, each beside an empty one. */
export async function measureCards(browser: Browser): Promise<void> {
  const page = await openPositions(browser, { viewport: { width: 1440, height: 900 } });
  await page.evaluate(text => window.positions.open(text, 'en'), goldenText(GAME));
  const opened: Opening[] = [];
  for (const at of PLACES)
    opened.push(...(await page.evaluate(place => window.positions.openCards(place), at)));
  await page.context().close();
  const of = (which: 'card' | 'empty', until: 'work' | 'whole', kind?: string): number =>
    median(opened.filter(each => kind === undefined || each.kind === kind).map(each => each[which][until]));
  const slowest = [...new Set(opened.map(({ kind }) => kind))]
    .toSorted((a, b) => of('card', 'work', b) - of('card', 'work', a))
    .slice(0, 5)
    .map(kind => `${kind} ${of('card', 'work', kind).toFixed(1)}`);
  const ratio = of('card', 'whole') / of('empty', 'whole');
  console.log(
    `${opened.length} cards: ${of('card', 'work').toFixed(1)} ms of work, an empty one ${of('empty', 'work').toFixed(1)} ms;` +
      ` most: ${slowest.join(', ')} ms`,
  );
  console.log(
    `a card is painted in ≤ ${MOST}× the time of an empty one: ${verdict(ratio <= MOST)} (${ratio.toFixed(1)}×)`,
  );
}
