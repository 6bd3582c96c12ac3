import { BadRecord } from '../../../src/rules/badRecord';
import { isAtHand } from '../../../src/rules/shelf';
import { readRecord } from '../../../src/table/record';
import { plain } from '../../../src/ui/text';
import { badRecordWords } from '../../../src/ui/text/record';
import { goldenText } from '../../games/golden';
import { TEXTS } from '../../ui/catalogues';

/** A house that does not have the box: one of an older version. */

test('a game with Silver is told to be of a newer version, in both languages', () => {
  expect(isAtHand('silver')).toBe(false);
  const read = (): unknown => readRecord(goldenText('silver/2-players-a'));
  expect(read).toThrow(BadRecord);
  try {
    read();
  } catch (error) {
    const bad = error as BadRecord;
    expect(bad).toMatchObject({ line: 0, why: 'newer', detail: 'boxes.silver' });
    expect(TEXTS.map(text => plain(badRecordWords(text, bad)))).toEqual([
      expect.stringMatching(/written by a newer version/),
      expect.stringMatching(/version plus récente/),
    ]);
  }
});
