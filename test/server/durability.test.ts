import { killRepeatedly } from '../../src/tools/load/kill';

test('a house that is killed at any moment keeps all that was told, does nothing twice, and every match goes on', async () => {
  const { kills, lines, wrong } = await killRepeatedly(3, 6);
  expect(wrong).toEqual([]);
  expect(kills).toBe(3);
  expect(lines).toBeGreaterThan(6 * 3);
});
