import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { listMatches, wasSetAside } from '../../src/ui/session/savedMatches';
import { openMatch } from '../ui/openMatch';
import { installStorage, removeStorage } from '../ui/storageDouble';
import { expectStanding } from './asThen';
import { keptStorage, VERSIONS } from './kept';

/** The games that a browser kept are there as they were, and go on. */

afterEach(removeStorage);

describe.each(VERSIONS)('of %s', version => {
  const { entries, games } = keptStorage(version);

  test('every game is listed, in the state in which it was left', () => {
    Object.assign(installStorage(), entries);
    expect(
      listMatches()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(games.map(({ id }) => id).sort());
    for (const game of games) {
      const { session } = openMatch(game.id);
      expectStanding(game, session.moment().G, session.record());
    }
  });

  test.each(games.filter(({ canUndo }) => canUndo).map(({ id }) => id))(
    '%s can be taken back, and goes on',
    id => {
      Object.assign(installStorage(), entries);
      const { session, leave } = openMatch(id);
      const state = (): string => JSON.stringify(session.moment().G);
      const before = state();
      session.undo();
      expect(state()).not.toBe(before);
      session.redo();
      expect(state()).toBe(before);
      for (let made = 0; made < 20 && !session.moment().G.ranking; made++) {
        const { G } = session.moment();
        const [move] = legalMoves(G, activeSeat(G) ?? 0);
        if (move) session.make(move);
      }
      const after = state();
      leave();
      // kept in the form of today, it is what it was
      expect(JSON.stringify(openMatch(id).session.moment().G)).toBe(after);
    },
  );

  test('what was set aside is there', () => {
    Object.assign(installStorage(), entries);
    expect(wasSetAside('broken')).toBe(true);
  });
});
