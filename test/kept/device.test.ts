import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { listMatches, loadMatch, wasSetAside } from '../../src/ui/session/savedMatches';
import { resumeSession } from '../../src/ui/session/session';
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
      const saved = loadMatch(game.id);
      if (!saved) throw new Error('it cannot be read');
      const session = resumeSession(saved);
      expectStanding(game, session.moment().G, session.record());
    }
  });

  test.each(games.filter(({ canUndo }) => canUndo).map(({ id }) => id))(
    '%s can be taken back, and goes on',
    id => {
      Object.assign(installStorage(), entries);
      const saved = loadMatch(id);
      if (!saved) throw new Error('it cannot be read');
      const session = resumeSession(saved);
      const sleep = session.subscribe(() => undefined);
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
      sleep();
      // kept in the form of today, it is what it was
      const again = loadMatch(id);
      expect(again && JSON.stringify(resumeSession(again).moment().G)).toBe(after);
    },
  );

  test('what was set aside is there', () => {
    Object.assign(installStorage(), entries);
    expect(wasSetAside('broken')).toBe(true);
  });
});
