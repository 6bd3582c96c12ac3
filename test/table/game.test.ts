import { InitializeGame } from 'boardgame.io/internal';
import { activeSeat, type State } from '../../src/rules/model';
import { READINGS_OF_VERSION_1 } from '../../src/rules/readings';
import { replay } from '../../src/rules/replay';
import { newGame } from '../../src/table/game';
import { chapterOf, recordOf } from '../../src/table/record';
import { aMatch } from './match';

test('a whole match goes through the phases of the framework to its end', () => {
  const match = aMatch();
  const seen = new Set<string>();
  while (match.random()) {
    const { ctx, G } = match.stored();
    if (G.ranking) break;
    seen.add(ctx.phase);
    expect(ctx.phase).toBe(G.phase);
    expect(ctx.currentPlayer).toBe(String(activeSeat(G)));
  }
  expect(match.stored().ctx.gameover).toEqual({ ranking: match.G().ranking });
  expect([...seen].sort()).toEqual(['action', 'king']);
  const ended = match.log().flatMap(entry => (entry.automatic ? [entry.phase] : []));
  for (const phase of ['action', 'king', 'fair', 'cleanup', 'preparation']) expect(ended).toContain(phase);
});

test('the log gives the record of the match, and the record every state again', () => {
  const match = aMatch({ players: 3, seed: 5 });
  while (match.random());
  expect(JSON.stringify(replay(recordOf(match.stored(), match.log())))).toBe(JSON.stringify(match.G()));
});

test('every move tells its events, the automatic phases after it included', () => {
  const match = aMatch({ players: 2 });
  while (match.random());
  const events = match.log().flatMap(entry => chapterOf(entry).events);
  const told = new Set(events.map(event => event.what));
  for (const what of ['gain', 'score', 'phase', 'roll', 'corruption', 'order', 'rotate', 'end'])
    expect(told).toContain(what);
  const scores = match.G().players.map((player, seat) => {
    const scored = events.flatMap(event =>
      event.what === 'score' && event.seat === seat ? [event.points] : [],
    );
    return player.score - scored.reduce((sum, points) => sum + points, 0);
  });
  expect(scores).toEqual([10, 10]);
});

test('nobody can end a turn or a phase by an event', () => {
  const match = aMatch();
  expect(Object.keys(match.client.events)).toEqual([]);
});

const PAIR = { players: ['plum', 'teal'].map(colour => ({ name: colour, colour })) };

test.each([
  [{ players: [{ name: 'Ann', colour: 'plum' }] }, 2, 'players'],
  [{ players: [], colour: 'plum' }, 2, 'colour'],
  [{ players: ['Ann', 'Ben'] }, 2, 'players[0]'],
  [7, 2, 'options'],
  [undefined, 5, 'players'],
  [{ players: [1, 2].map(() => ({ name: 'Ann', colour: 'teal' })) }, 2, 'players[1].colour'],
  [{ players: ['plum', 'teal'].map(colour => ({ name: colour, colour })) }, 3, 'players'],
  [{ ...PAIR, readings: { luck: 'good' } }, 2, 'readings.luck'],
  [{ ...PAIR, readings: { kingAction: 'most' } }, 2, 'readings.kingAction'],
])('options %j for %i seats are refused by name', (options, seats, name) => {
  expect(newGame().validateSetupData?.(options, seats)).toContain(`option '${name}'`);
  expect(() => InitializeGame({ game: newGame(), numPlayers: seats, setupData: options })).toThrow(name);
});

test('readings are chosen for a match, but not those of older games, which go on with them', () => {
  const chosen = { ...PAIR, readings: { wheelTile: 'anyTime' } };
  expect(newGame().validateSetupData?.(chosen, 2)).toBeUndefined();
  const stateOf = (setupData: unknown): State =>
    InitializeGame({ game: newGame(), numPlayers: 2, setupData }).G as State;
  expect(stateOf(chosen).options.readings).toEqual(chosen.readings);
  const old = { ...PAIR, readings: READINGS_OF_VERSION_1 };
  expect(newGame().validateSetupData?.(old, 2)).toContain("option 'readings.tasksInBonuses'");
  expect(stateOf(old).options.readings).toEqual(READINGS_OF_VERSION_1);
});

test('chance of a played game cannot be foreseen', () => {
  const openings = [1, 2, 3].map(() => JSON.stringify((InitializeGame({ game: newGame() }).G as State).map));
  expect(new Set(openings).size).toBe(3);
});
