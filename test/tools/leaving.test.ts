import { leaveTables } from '../../src/tools/leaving';

test('at 20 tables people and the house vanish, and each goes on', async () => {
  expect(await leaveTables(20)).toEqual([]);
});
