import { replay } from '../../../src/rules/replay';
import { checksOf, printRecord, readRecord } from '../../../src/table/record';
import { summaryOf } from '../../../src/table/record/summary';
import { Film } from '../../../src/ui/replay/film';
import { aSilverGame, arrangeMiner } from '../../rules/silver/situation';
import { undoAll } from '../undoing';
import { KEPT_GAMES } from './games';

/** Records of games with Silver. */

const [GAME] = KEPT_GAMES;
if (!GAME) throw new Error('no game');

describe.each(KEPT_GAMES)('$name', ({ record, state }) => {
  test('the record is read as it was written, and leads to the same table byte for byte', () => {
    const read = readRecord(printRecord(record));
    expect(read.record).toEqual(record);
    expect(JSON.stringify(read.state)).toBe(JSON.stringify(state));
  });

  test('every step since something was turned up can be taken back, and done again', () => {
    expect(undoAll(record.game)).toBeGreaterThan(0);
  });

  test('a replay stands at every place as the moves up to it lead there', () => {
    const film = new Film(record.game);
    expect(film.end).toBe(record.game.steps.length);
    for (let place = 0; place <= film.end; place += 23)
      expect(JSON.stringify(film.stateAt(place))).toBe(JSON.stringify(replay(record.game, place)));
    expect(JSON.stringify(film.stateAt(film.end))).toBe(JSON.stringify(state));
  });
});

test('a check of a record knows what lies below', () => {
  const state = aSilverGame();
  const text = summaryOf(state);
  arrangeMiner(state, 0, { silver: 7 });
  expect(summaryOf(state)).not.toBe(text);
  expect(summaryOf(state)).toContain('silver 7, locked 3, supply 2, mines ');
  expect(checksOf(GAME.record.game)).toEqual(GAME.record.checks);
});
