import { TIERS } from '../../../src/content/silver/technologies';
import { seeded } from '../../../src/rules/chance';
import type { GameEvent } from '../../../src/rules/events';
import type { Options, State } from '../../../src/rules/model';
import { randomGame } from '../../../src/tools/randomGame';
import { gameEvents, tablesWithAll, tiersAtWork } from '../../../src/tools/silver/atWork';
import { seekers } from '../../../src/tools/silver/seekers';
import { choices, openRecorded, playStep } from '../../../src/tools/step';
import { arrange } from '../situation';

/** Every tier at work in whole games: of rich players, who reach the last tiers while there is something to do. */

const GAMES = process.env['TILETUM_LONG'] ? 40 : 6;
const RICH = 6;

function richGame(table: Options, seed: number): GameEvent[] {
  const chance = seeded(seed);
  const state: State = { ...openRecorded(table, chance).state };
  arrange(state, it => {
    for (const miner of it.boxes?.silver?.seats ?? []) miner.silver += RICH;
    for (const player of it.players) Object.assign(player.goods, { food: 6, stone: 6, gold: 6 });
  });
  const choose = seekers(seed);
  const events: GameEvent[] = [];
  let now = state;
  while (!now.ranking) {
    const { seat, moves } = choices(now);
    const move = choose(now, seat, moves);
    if (!move) throw new Error('a seeker chooses nothing');
    const { state: after, events: told } = playStep(now, seat, move, chance);
    events.push(...told);
    now = after;
  }
  return events;
}

test('every tier changes the table or a price', () => {
  const events: GameEvent[] = [];
  for (const table of tablesWithAll(3))
    for (let seed = 1; seed <= GAMES; seed++) events.push(...richGame(table, seed));
  const counts = tiersAtWork(events);
  expect([...counts].filter(([, times]) => times === 0)).toEqual([]);
  expect(counts.size).toBe(TIERS.length);
});

test('the events of a recorded game are counted as they were told', () => {
  const [table] = tablesWithAll(2);
  if (!table) throw new Error('no table');
  const { record } = randomGame(table, 5, { watched: false, eager: true });
  const all = [...gameEvents(record)];
  expect(all.at(-1)?.what).toBe('end');
  expect(tiersAtWork(all).get('king3')).toBe(
    all.filter(({ source, what }) => source.id === 'king3' && what !== 'lapse' && what !== 'decline').length,
  );
});
