import { TECHNOLOGIES, TIERS } from '../../../src/content/silver/technologies';
import { seeded } from '../../../src/rules/chance';
import type { GameEvent } from '../../../src/rules/events';
import type { Options, State } from '../../../src/rules/model';
import { readSilverOptions } from '../../../src/rules/silver/options';
import { gameEvents, retold } from '../../../src/tools/retold';
import { countWork, workIn } from '../../../src/tools/silver/atWork';
import { seekers } from '../../../src/tools/silver/seekers';
import { silverTables } from '../../../src/tools/silver/tables';
import { choices, openRecorded, playStep } from '../../../src/tools/step';
import { shelveForCommands } from '../../../src/tools/shelf';
import { SILVER_GOLDEN_GAMES, goldenGame } from '../../games/golden';
import { arrange } from '../situation/arranging';
import { LONG } from '../../dose';

shelveForCommands();

/** Every tier at work in whole games: of rich players, who reach the last tiers while there is something to do. */

const GAMES = LONG ? 40 : 6;
const RICH = 6;

const EACH = 3;

/** Tables at which each of the nine Technologies is in play once. */
const tablesWithAll = (players: number): Options[] =>
  silverTables([players]).flatMap(table =>
    [0, 1, 2].map(third => ({
      ...table,
      boxes: {
        silver: readSilverOptions({ technologies: TECHNOLOGIES.slice(third * EACH, (third + 1) * EACH) }),
      },
    })),
  );

function richGame(table: Options, seed: number): (readonly GameEvent[])[] {
  const chance = seeded(seed);
  const state: State = { ...openRecorded(table, chance).state };
  arrange(state, it => {
    for (const miner of it.boxes?.silver?.seats ?? []) miner.silver += RICH;
    for (const player of it.players) Object.assign(player.goods, { food: 6, stone: 6, gold: 6 });
  });
  const choose = seekers(seed);
  const story: (readonly GameEvent[])[] = [];
  let now = state;
  while (!now.ranking) {
    const { seat, moves } = choices(now);
    const move = choose(now, seat, moves);
    if (!move) throw new Error('a seeker chooses nothing');
    const { state: after, events: told } = playStep(now, seat, move, chance);
    story.push(told);
    now = after;
  }
  return story;
}

test('every tier changes the table or a price', () => {
  const moves = tablesWithAll(3).flatMap(table =>
    Array.from({ length: GAMES }, (_, seed) => richGame(table, seed + 1)).flat(),
  );
  const counts = countWork(moves);
  expect(TIERS.filter(({ id }) => !counts.has(`tier ${id}`))).toEqual([]);
});

/** All golden games together, told again. */
const RECORDS = SILVER_GOLDEN_GAMES.map(goldenGame);
const sum = (name: string): number =>
  RECORDS.reduce((total, record) => total + (workIn(record).get(name) ?? 0), 0);
const inMoves = (is: (event: GameEvent) => boolean): number =>
  RECORDS.flatMap(record => [...retold(record)]).filter(({ events }) => events.some(is)).length;

test('what only begins, is paid or comes to nothing is no work, what follows is', () => {
  const why = { seat: 0, source: { kind: 'helper', id: 'b-gold-mine' }, rule: 'R7.20' } as const;
  const used: GameEvent[] = [
    { what: 'use', tile: 'b-gold-mine', ...why },
    { what: 'remove', tile: 'b-gold-mine', from: 'storehouse', ...why },
    { what: 'pay', goods: { gold: 2 }, ...why },
    { what: 'silver', count: -1, ...why },
    { what: 'lapse', effects: ['unlockMines'], ...why },
  ];
  expect([...countWork([used])]).toEqual([]);
  const unlocks: GameEvent = { what: 'unlock', count: 1, ...why };
  expect([...countWork([[...used, unlocks], [unlocks]])]).toEqual([['tile b-gold-mine', 1]]);
});

test('in whole games it is what is told', () => {
  const of = (id: string) => (event: GameEvent) => event.source.id === id;
  expect(sum('tile b-crest-hammer')).toBe(
    inMoves(event => event.what === 'crest' && event.tile === 'b-crest-hammer'),
  );
  const idle = ['lapse', 'decline'];
  expect(sum('tier king3')).toBe(inMoves(event => of('king3')(event) && !idle.includes(event.what)));
  expect(sum('tablet 4vp')).toBe(
    RECORDS.flatMap(gameEvents).filter(
      ({ what, source }) => what === 'score' && source.kind === 'tablet' && source.id?.endsWith('tablet-4vp'),
    ).length,
  );
});
