import type { Page } from 'playwright-core';
import type { Sitting } from '../../src/table/online/wire';
import { ENGLISH, textOf } from '../../src/ui/text';
import { fr } from '../../src/ui/text/fr';
import { seriousFindings } from './axe';
import { openPage, SWIFT } from './game';
import { houseOfTests } from './house';

/** Three at a table, in two languages: nobody who leaves stops it. The patience of this house is short. */

const house = houseOfTests({ PATIENCE_SECONDS: '2', BOT_PAUSE_MS: '50' });
const FRENCH = textOf('fr', fr);

async function ask<T>(path: string, body: object, token?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${house.url}/api/tables${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** The first turn is Ada's. */
async function threeSittings(): Promise<readonly [Sitting, Sitting, Sitting]> {
  const seats = ['person', 'person', 'person'];
  const ada = await ask<Sitting>('', { name: 'Ada', seats, variant: { firstPlayer: 0 } });
  const path = `/${ada.id}/seats`;
  return [ada, await ask(path, { name: 'Bob' }), await ask(path, { name: 'Cleo' })];
}

const open = async (sitting: Sitting, language: 'en' | 'fr'): Promise<Page> => {
  const kept = { 'tiletum.settings': SWIFT, 'tiletum.sittings': [sitting] };
  return (await openPage(house.browser, `${house.url}/table/${sitting.id}`, kept, { locale: language })).page;
};

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

test('the host vanishes before the game and in it; the others go on, and the seat is hers when she is back', async () => {
  const [ada, bob, cleo] = await threeSittings();
  const french = await open(bob, 'fr');
  await french.getByText(FRENCH.say('seat.you', { name: 'Bob' })).waitFor();
  const english = await open(cleo, 'en');

  // Bob was there first: he acts for Ada, and both are told
  await french.getByText(FRENCH.say('line.youLead', { host: 'Ada' })).waitFor();
  await english.getByText(ENGLISH.say('line.leads', { name: 'Bob', host: 'Ada' })).waitFor();
  expect(await english.getByRole('button', { name: ENGLISH.say('onlineTable.start') }).count()).toBe(0);
  expect(await seriousFindings(french)).toEqual([]);
  await press(french, FRENCH.say('onlineTable.start'));
  await Promise.all([french, english].map(page => page.locator('.table').waitFor()));

  // it is Ada's turn: the question stands in her card, for both
  await press(french, FRENCH.say('company.people'));
  await press(english, ENGLISH.say('company.people'));
  const question = (page: Page, say: typeof ENGLISH.say) =>
    page.getByRole('group', { name: say('company.standInOf', { name: 'Ada' }) });
  await question(french, FRENCH.say).waitFor();
  await question(english, ENGLISH.say).waitFor();
  expect(await seriousFindings(english)).toEqual([]);
  // who wants to wait is not asked for a while
  await question(french, FRENCH.say)
    .getByRole('button', { name: FRENCH.say('company.wait') })
    .click();
  await question(french, FRENCH.say).waitFor({ state: 'detached' });
  await question(english, ENGLISH.say)
    .getByRole('button', { name: ENGLISH.say('company.standInOf', { name: 'Ada' }) })
    .click();
  await french.getByText(FRENCH.say('seat.standInBy', { name: 'Cleo' })).waitFor();
  await press(french, FRENCH.say('table.log'));
  await french.getByText(FRENCH.say('note.standIn', { name: 'Ada', by: 'Cleo' })).waitFor();
  expect(await seriousFindings(french)).toEqual([]);

  // at her return it is hers again, at once
  const host = await open(ada, 'en');
  await host.locator('.table').waitFor();
  await french.getByText(FRENCH.say('note.back', { name: 'Ada' })).waitFor();
  expect(await host.getByText(ENGLISH.say('line.standIn')).count()).toBe(0);
});

test('who is no host hands his own seat to a bot, and takes it back', async () => {
  const [ada, bob, cleo] = await threeSittings();
  const pages = [await open(ada, 'en'), await open(bob, 'fr'), await open(cleo, 'en')] as const;
  const [host, french, third] = pages;
  await press(host, ENGLISH.say('onlineTable.start'));
  await Promise.all(pages.map(page => page.locator('.table').waitFor()));
  await press(french, FRENCH.say('company.people'));
  await press(french, FRENCH.say('company.handOver'));
  await french.getByText(FRENCH.say('line.standIn')).waitFor();
  expect(await seriousFindings(french)).toEqual([]);
  await third.getByText(ENGLISH.say('note.handedOver', { name: 'Bob' })).waitFor();
  await host.getByText(ENGLISH.say('note.handedOver', { name: 'Bob' })).waitFor();
  await french
    .locator('.person')
    .getByRole('button', { name: FRENCH.say('company.takeBack') })
    .click();
  await third.getByText(ENGLISH.say('note.back', { name: 'Bob' })).waitFor();
  await french.getByText(FRENCH.say('line.standIn')).waitFor({ state: 'detached' });
});
