import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { scoresOf } from '../../src/rules/model';
import { readRecord } from '../../src/table/record';
import { ENGLISH } from '../../src/ui/text';

/** The viewer of replays, and files of games that come and go, as somebody in a browser has them. */

const { say } = ENGLISH;

export const bar = (page: Page) => page.getByRole('region', { name: say('replay.title') });

/** An address of the house that the page is of. */
const atHouse = (page: Page, path: string): string => new URL(path, page.url()).href;

/** The points of all seats that a table shows, seat by seat. */
async function shownScores(page: Page, names: readonly string[]): Promise<number[]> {
  await page.getByRole('tab', { name: say('table.boardOf', { name: names[0] ?? '' }) }).click();
  const boards = names.map((name, seat) =>
    seat === 0 ? say('table.board') : say('table.boardOf', { name }),
  );
  const words = boards.map(name =>
    page
      .getByRole('region', { name, exact: true })
      .getByRole('img', { name: / VP$/ })
      .first()
      .getAttribute('aria-label'),
  );
  return (await Promise.all(words)).map(text => parseInt(text ?? '', 10));
}

/** The last moment of a replay has to show the points that the record ends with; the viewer has played it through. */
export async function showsTheEnd(page: Page, id: string, text: string): Promise<void> {
  const { record, state } = readRecord(text);
  const end = record.game.steps.length;
  await page.goto(atHouse(page, `/replay/${id}?at=${end}&seat=0`));
  await bar(page).getByText(say('replay.over')).waitFor();
  await bar(page)
    .getByText(say('replay.where', { step: end, of: end }))
    .waitFor();
  const names = state.players.map(({ name, colour }) => (colour === 'cardinal' ? say('solo.name') : name));
  expect(await shownScores(page, names)).toEqual(scoresOf(state));
}

/** The text of the file that a click on a button hands out. */
async function fileFrom(page: Page, button: string): Promise<string> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return readFileSync(await (await file).path(), 'utf8');
}

export const exportReplay = (page: Page): Promise<string> => fileFrom(page, say('tables.export'));

/** From the page of a game that is over, however long it takes to come to that. */
export async function exportFinal(page: Page): Promise<string> {
  await page.getByRole('button', { name: say('end.export') }).waitFor();
  return fileFrom(page, say('end.export'));
}

const FILE = { name: 'game.json', mimeType: 'application/json' };

/** Offers a file at home or among the replays. */
export const offer = (page: Page, text: string): Promise<void> =>
  page.locator('input[type="file"]').setInputFiles({ ...FILE, buffer: Buffer.from(text) });

/** Brings a game in from home; gives its id there. */
export async function importAtHome(page: Page, text: string): Promise<string> {
  await page.goto(atHouse(page, '/'));
  const before = await savedIds(page);
  await offer(page, text);
  await page
    .getByRole('status')
    .getByText(/was added to your tables/)
    .waitFor();
  const id = (await savedIds(page)).find(each => !before.includes(each));
  if (id === undefined) throw new Error('no game was added');
  return id;
}

const savedIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).flatMap(key => /^tiletum\.match\.(.*)/.exec(key)?.[1] ?? []));
