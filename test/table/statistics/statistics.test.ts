import { COLOURS, WHEEL_ACTIONS } from '../../../src/content/vocabulary';
import { COUNTED_DEEDS } from '../../../src/rules/countedDeeds';
import { scoresOf, type Options } from '../../../src/rules/model';
import { open, repeat, replay } from '../../../src/rules/replay';
import { actionAt } from '../../../src/rules/wheel';
import { SCORE_ROWS } from '../../../src/rules/scoreSheet';
import { seal, RecordWalk, type MatchRecord } from '../../../src/table/record';
import {
  bgStatsLink,
  csvOf,
  LONGEST_THOUGHT_MS,
  overall,
  ROUNDS,
  statisticsOf,
  type MatchStatistics,
} from '../../../src/table/statistics';
import { randomGame } from '../../../src/tools/randomGame';
import { optionsFor, soloFor } from '../../../src/tools/step';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const sealed = (options: Options, seed: number): MatchRecord => {
  const { record } = randomGame(options, seed, { eager: true });
  const people = options.players.map(() => 'person' as const);
  return seal(record, { seats: options.cardinal ? [...people, 'cardinal'] : people });
};

const RECORDS: Record<string, MatchRecord> = Object.fromEntries([
  ...[2, 3, 4].map(players => [`${players} players`, sealed(optionsFor(players), 40 + players)]),
  ...(['easy', 'normal', 'hard'] as const).map((level, seed) => [level, sealed(soloFor({ level }), seed)]),
  ['own challenges, shuffled', sealed({ ...soloFor({ challenges: [] }), actionTiles: 'shuffled' }, 9)],
]) as Record<string, MatchRecord>;

describe.each(Object.entries(RECORDS))('the numbers of a game (%s)', (_, record) => {
  const statistics = statisticsOf(record);
  const state = replay(record.game);

  test('points by source and round add up to the score, and to what it was at the end of each round', () => {
    const ends: number[][] = [];
    const walk = new RecordWalk(record.game);
    for (const step of record.game.steps) if (walk.step(step).check) ends.push(scoresOf(walk.state));
    for (const { seat, points, score } of statistics.seats) {
      expect(score).toBe(state.players[seat]?.score);
      expect(sum(SCORE_ROWS.flatMap(row => points[row]))).toBe(score);
      // the last round ends with the final scoring
      for (const round of [1, 2, 3])
        expect(sum(SCORE_ROWS.flatMap(row => points[row].slice(0, round + 1)))).toBe(ends[round - 1]?.[seat]);
    }
  });

  test('every die that left the wheel is counted once, by colour, value and Action', () => {
    const taken: string[] = [];
    let play = open(record.game);
    record.game.steps.forEach((step, index) => {
      play = repeat(play.state, step, index + 1);
      for (const event of play.events)
        if (event.what === 'die') taken.push(`${event.seat} ${event.die.colour} ${event.to}`);
    });
    for (const { seat, dice, actions } of statistics.seats) {
      for (const colour of COLOURS)
        dice[colour].forEach((count, index) => {
          expect(count).toBe(taken.filter(each => each === `${seat} ${colour} ${index + 1}`).length);
        });
      // three turns in each of four rounds
      expect(sum(COLOURS.flatMap(colour => dice[colour]))).toBe(12);
      expect(sum(WHEEL_ACTIONS.map(action => actions[action]))).toBe(12);
    }
  });

  test('each die of a person counts for the Action that the wheel shows then', () => {
    let { state: walked } = open(record.game);
    const lay = record.game.steps.flatMap((step, index) => {
      const { move, seat } = step;
      const action = move.type === 'takeDie' ? actionAt(walked, move.to) : undefined;
      ({ state: walked } = repeat(walked, step, index + 1));
      return action ? [`${seat} ${action}`] : [];
    });
    for (const { seat, kind, actions } of statistics.seats)
      if (kind === 'person')
        for (const action of WHEEL_ACTIONS)
          expect(actions[action]).toBe(lay.filter(each => each === `${seat} ${action}`).length);
  });

  test('what was built and fulfilled stands on the table at the end', () => {
    state.players.forEach(({ houses, pillars, buildings, colour }, seat) => {
      const deeds = statistics.seats[seat]?.deeds;
      const before = open(record.game).state.players[seat];
      expect(deeds?.house).toBe(houses.length - (before?.houses.length ?? 0));
      expect(deeds?.pillar).toBe(pillars.length - (before?.pillars.length ?? 0));
      if (colour === 'cardinal') return;
      expect(deeds?.character).toBe(buildings.flatMap(({ rooms }) => rooms.filter(Boolean)).length);
      expect(deeds?.crest).toBe(buildings.filter(({ crest }) => crest).length);
    });
  });

  test('places, moves and Fairs are those of the game', () => {
    const byPlace = [...statistics.seats].sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
    expect(byPlace.map(({ seat }) => seat)).toEqual(state.ranking);
    expect(sum(statistics.seats.map(({ moves }) => moves))).toBe(record.game.steps.length);
    expect(statistics.fairs.map(({ town }) => town)).toEqual(state.fairs.map(({ town }) => town));
    for (const { seat, points } of statistics.seats)
      expect(sum(statistics.fairs.map(fair => fair.points[seat] ?? 0))).toBe(sum(points.fairs));
  });
});

const ALL = Object.values(RECORDS).map(statisticsOf);

test('how long it took is counted without the time in which somebody was away', () => {
  const record = RECORDS['2 players'];
  if (!record) throw new Error('no record');
  const times = record.game.steps.map((_, line) => 1000 * (line + 1) + (line < 9 ? 0 : 3_600_000));
  const timed = statisticsOf({ ...record, began: 5, times });
  const expected = 1000 * (times.length - 1) + LONGEST_THOUGHT_MS;
  expect(timed.milliseconds).toBe(expected);
  expect(sum(timed.seats.map(({ milliseconds = 0 }) => milliseconds))).toBe(expected);
  expect(timed.ended).toBe(5 + (times.at(-1) ?? 0));
  const gap = statisticsOf({
    ...record,
    began: 5,
    times: times.map((time, line) => (line === 3 ? null : time)),
  });
  expect(gap.milliseconds).toBeUndefined();
});

describe('the numbers of many games', () => {
  const total = overall([...ALL, unfinished()]);

  test('are the sums of those that were played to their end', () => {
    // the Cardinal is no player: averages are of the others
    const seats = ALL.flatMap(match => match.seats).filter(({ kind }) => kind !== 'cardinal');
    expect([total.matches, total.seats]).toEqual([ALL.length, seats.length]);
    expect(total.moves).toBe(sum(ALL.map(({ moves }) => moves)));
    expect(sum(SCORE_ROWS.flatMap(row => total.points[row]))).toBe(sum(seats.map(({ score }) => score)));
    expect(sum(COLOURS.flatMap(colour => total.dice[colour]))).toBe(12 * seats.length);
    expect(sum(Object.values(total.actions))).toBe(12 * seats.length);
    for (const row of SCORE_ROWS)
      for (const round of ROUNDS)
        expect(total.points[row][round]).toBe(sum(seats.map(({ points }) => points[row][round] ?? 0)));
    for (const deed of COUNTED_DEEDS)
      expect(total.deeds[deed]).toBe(sum(seats.map(({ deeds }) => deeds[deed])));
  });

  test('say how often each seat wins, and the player at each level of the Cardinal', () => {
    expect(Object.keys(total.bySeat)).toEqual(['2', '3', '4']);
    for (const rates of Object.values(total.bySeat))
      expect(rates?.map(({ games, wins }) => [games, wins]).flat()).toEqual(
        expect.arrayContaining([1, 0]) as number[],
      );
    expect(Object.keys(total.againstCardinal)).toEqual(['easy', 'normal', 'hard', 'own']);
    for (const match of ALL.filter(({ level }) => level))
      expect(total.againstCardinal[match.level ?? 'own']?.wins).toBe(match.winner === 0 ? 1 : 0);
  });

  test('tell people by their names and bots by their kind', () => {
    const [first] = total.players;
    expect(first).toMatchObject({ name: 'Player 1', kind: 'person', games: ALL.length });
    const cardinal = total.players.find(({ kind }) => kind !== 'person');
    expect(cardinal).toMatchObject({ kind: 'cardinal', games: 4 });
    expect(cardinal).not.toHaveProperty('name');
    const scores = ALL.map(({ seats }) => seats[0]?.score ?? 0);
    expect(first).toMatchObject({ best: Math.max(...scores), meanScore: sum(scores) / scores.length });
  });

  test('of no games are all zero', () => {
    expect(overall([])).toMatchObject({ matches: 0, moves: 0, timed: 0, bySeat: {}, players: [] });
  });
});

function unfinished(): MatchStatistics {
  const { game } = sealed(optionsFor(2), 1);
  const part = { ...game, steps: game.steps.slice(0, 30) };
  const statistics = statisticsOf(seal(part, { seats: ['person', 'person'] }));
  expect(statistics).toMatchObject({ over: false, winner: undefined, seats: [{ place: undefined }, {}] });
  return statistics;
}

test('as a table there is a row for each seat, and a name is never reckoned nor breaks out of its cell', () => {
  const [duel] = ALL;
  if (!duel) throw new Error('no match');
  const names = ['=HYPERLINK("x")', 'Ada, "the" first\nof all'];
  const seats = duel.seats.map((seat, index) => ({ ...seat, name: names[index] ?? '' }));
  const csv = csvOf([{ id: 'one', statistics: { ...duel, seats } }]);
  expect(csv).toContain(`,"'=HYPERLINK(""x"")",`);
  expect(csv).toContain(',"Ada, ""the"" first\nof all",');
  const [header = '', ...rows] = csvOf(ALL.map((statistics, id) => ({ id: String(id), statistics })))
    .trimEnd()
    .split('\r\n')
    .map(row => row.split(','));
  expect(rows).toHaveLength(sum(ALL.map(match => match.seats.length)));
  const at = (name: string): number => header.indexOf(name);
  for (const row of rows) {
    expect(row).toHaveLength(header.length);
    expect(sum(SCORE_ROWS.map(name => Number(row[at(`points ${name}`)])))).toBe(Number(row[at('score')]));
    for (const name of SCORE_ROWS) {
      const [from, to] = [at(`points ${name} start`), at(`points ${name} final`)];
      expect(to - from).toBe(5);
      expect(sum(row.slice(from, to + 1).map(Number))).toBe(Number(row[at(`points ${name}`)]));
    }
    expect(sum(COLOURS.map(colour => Number(row[at(`dice ${colour}`)])))).toBe(12);
  }
});

test('for BG Stats a match is one address, with everything the app asks for', () => {
  const solo = ALL.find(({ level }) => level === 'hard');
  if (!solo) throw new Error('no match');
  const link = new URL(bgStatsLink('abc', solo, Date.UTC(2026, 10, 18, 16, 30)));
  expect(link.origin + link.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
  expect(JSON.parse(link.searchParams.get('data') ?? '')).toEqual({
    ...{ sourceName: expect.any(String) as string, sourcePlayId: 'abc', playDate: '2026-11-18 16:30:00' },
    board: 'Cardinal, hard',
    game: { name: 'Tiletum', sourceGameId: 'tiletum', bggId: 351913, highestWins: true, noPoints: false },
    players: solo.seats.map(({ name, kind, score, place }) => ({
      ...{ name, sourcePlayerId: kind === 'person' ? `person:${name}` : kind, score },
      ...{ rank: place, winner: place === 1 },
    })),
  });
});
