import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SWIFT, goldenGame, openGame, recordUntil } from './game';
import { houseOfTests } from './house';
import { ENGLISH } from '../../src/ui/text';

/** What a local table loads of the framework: its client, and nothing that only servers, lobbies and searches need. */

const house = houseOfTests();
const CLIENT = join(__dirname, '../../dist/client');

interface SourceMap {
  readonly sources: readonly string[];
}

const ELSEWHERE =
  /socket\.io|engine\.io|react-cookies|setimmediate|flatted|boardgame\.io\/.*\/(socketio|master|client-5|Debug)/;

test('a local table loads the client of boardgame.io/react, without lobby, sockets and search', async () => {
  const record = recordUntil(goldenGame('2-players-a'), ({ phase }) => phase === 'action');
  const { page } = await openGame(house.browser, house.url, {
    record,
    seats: ['person', 'greedy'],
    settings: SWIFT,
  });
  await page.getByRole('region', { name: ENGLISH.say('bar.label') }).waitFor();
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
  );
  const scripts = names.filter(name => name.endsWith('.js'));
  const read = (name: string): string => readFileSync(join(CLIENT, name), 'utf8');
  const sources = scripts.flatMap(name => (JSON.parse(read(`${name}.map`)) as SourceMap).sources);
  expect(sources.filter(source => source.endsWith('boardgame.io/dist/esm/react.js'))).toHaveLength(1);
  expect(sources.filter(source => ELSEWHERE.test(source))).toEqual([]);
  expect(
    scripts.filter(name => /bgio-lobby|lobby-view|MCTS|propTypes|enableMapSet/i.test(read(name))),
  ).toEqual([]);
});
