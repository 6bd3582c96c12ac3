import { resumeMatch } from '../../src/table/localMatch';
import { chaptersOf, openingChapter, pagesOf } from '../../src/ui/play/chapters';
import { ENGLISH, plain } from '../../src/ui/text';
import { tell, type Chapter } from '../../src/ui/text/telling';
import { GOLDEN_GAMES, goldenGame } from '../games/golden';

const told = (chapters: readonly Chapter[]): string[] =>
  tell(ENGLISH, chapters, { names: [], viewer: 0 }).map(line => plain(line.text));

test.each(GOLDEN_GAMES)('%s told turn by turn is the same as told at once', name => {
  const chapters = chaptersOf(resumeMatch(goldenGame(name)).log ?? []);
  const pages = pagesOf(chapters);
  expect(pages.flatMap(told)).toEqual(told(chapters));
  expect(pages.length).toBeGreaterThan(12);
});

test('a page that has ended stays what it was, whatever follows', () => {
  const client = resumeMatch(goldenGame('2-players-a'));
  const log = client.log ?? [];
  const now = pagesOf(chaptersOf(log));
  const before = pagesOf(chaptersOf(log.slice(0, log.length / 2)));
  before.slice(0, -1).forEach((page, at) => {
    page.forEach((chapter, index) => expect(now[at]?.[index]).toBe(chapter));
  });
});

test('the log begins with the set-up and the first dice', () => {
  const [first = [], ...others] = pagesOf([openingChapter(goldenGame('2-players-a')), ...chaptersOf([])]);
  expect(others).toEqual([]);
  const lines = told(first);
  expect(lines[0]).toBe('The board is laid out');
  expect(lines.some(line => line.includes('dice are rolled'))).toBe(true);
  expect(lines.at(-1)).toBe('Your turn');
});
