import type { Browser } from 'playwright-core';
import { launchChromium, startServer, type RunningServer } from './browser';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = await startServer();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('the page opens and shows the name of the game, without an error', async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(server.url);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tiletum');
  expect(errors).toEqual([]);
});

test('the lobby of a new house has no table, and the framework’s own lobby is closed', async () => {
  const answer = await fetch(`${server.url}/api/tables`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ tables: [] });
  expect((await fetch(`${server.url}/games`)).status).toBe(404);
});
