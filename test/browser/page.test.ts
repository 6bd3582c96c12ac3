import { houseOfTests } from './house';

const house = houseOfTests();

test('the page opens and shows the name of the game, without an error', async () => {
  const page = await house.browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  await page.goto(house.url);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Tiletum');
  expect(errors).toEqual([]);
});

test('the lobby of a new house has no table, and the framework’s own lobby is closed', async () => {
  const answer = await fetch(`${house.url}/api/tables`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ tables: [] });
  expect((await fetch(`${house.url}/games`)).status).toBe(404);
});
