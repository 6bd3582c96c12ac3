import { BadRecord, RECORD_PROBLEMS } from '../../src/rules/badRecord';
import { plain } from '../../src/ui/text';
import { badRecordWords } from '../../src/ui/text/record';
import { TEXTS } from './catalogues';

describe.each(TEXTS.map(text => [text.language, text] as const))('in %s', (_, text) => {
  const say = (bad: BadRecord): string => plain(badRecordWords(text, bad));

  test.each(RECORD_PROBLEMS)('%s has a sentence of its own', why => {
    const words = say(new BadRecord(7, why, 'words'));
    expect(words).toMatch(/^\p{Lu}.*[.»]\.?\s?$/u);
    expect(RECORD_PROBLEMS.filter(other => say(new BadRecord(7, other, 'words')) === words)).toEqual([why]);
  });

  test('a refused move is told with its number and the reason of the rules', () => {
    const words = say(new BadRecord(57, 'refused', '0 endTurn', { why: 'gameOver', rule: 'R13.1' }));
    expect(words).toContain('57');
    expect(words).toContain(text.say('refusal.gameOver'));
  });

  test('what stands in the file is text and never markup', () => {
    expect(say(new BadRecord(1, 'noMove', '*<b>* [icon:wool]'))).toContain('*<b>* [icon:wool]');
  });
});
