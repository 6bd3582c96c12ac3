import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord, type GameRecord } from '../../src/rules/replay';
import { resumeMatch } from '../../src/table/localMatch';
import { chaptersOf, pagesOf } from '../../src/ui/play/chapters';
import { ENGLISH, plain } from '../../src/ui/text';
import { tell, type Chapter } from '../../src/ui/text/telling';

const GAMES = join(__dirname, '..', 'games');
const gameIn = (file: string): GameRecord => parseRecord(readFileSync(join(GAMES, file), 'utf8'));
const FILES = readdirSync(GAMES).filter(file => file.endsWith('.txt'));

const told = (chapters: readonly Chapter[]): string[] =>
  tell(ENGLISH, chapters, { names: [], viewer: 0 }).map(line => plain(line.text));

test.each(FILES)('%s told turn by turn is the same as told at once', file => {
  const chapters = chaptersOf(resumeMatch(gameIn(file)).log ?? []);
  const pages = pagesOf(chapters);
  expect(pages.flatMap(told)).toEqual(told(chapters));
  expect(pages.length).toBeGreaterThan(12);
});

test('a page that has ended stays what it was, whatever follows', () => {
  const client = resumeMatch(gameIn(FILES[0] ?? ''));
  const log = client.log ?? [];
  const now = pagesOf(chaptersOf(log));
  const before = pagesOf(chaptersOf(log.slice(0, log.length / 2)));
  before.slice(0, -1).forEach((page, at) => {
    page.forEach((chapter, index) => expect(now[at]?.[index]).toBe(chapter));
  });
});
