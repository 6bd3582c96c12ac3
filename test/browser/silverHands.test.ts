import type { BrowserContextOptions } from 'playwright-core';
import { activeSeat, type State } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { shelveForCommands } from '../../src/tools/shelf';
import { LONG } from '../dose';
import { goldenGame, openGame, recordUntil } from './game';
import { houseOfTests } from './house';
import { Seer } from './seer';
import type { Hand } from './table';

/** Prospect for Silver by keys alone, and by a finger: the last turn, whole games with `npm run test:long`. */

shelveForCommands();
const house = houseOfTests();

const MOST_CLICKS = 900;
const HANDS: readonly (readonly [string, Hand, BrowserContextOptions])[] = [
  ['silver/2-players-a', 'keys', {}],
  ['silver/2-players-b', 'touch', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
];

const isLastTurn = (state: State): boolean =>
  state.round === 4 && state.cycle === 3 && activeSeat(state) === state.order.at(-1);

test.each(HANDS)('%s by %s alone', async (name, hand, context) => {
  const whole = goldenGame(name);
  const record = LONG ? { ...whole, steps: [] } : recordUntil(whole, isLastTurn);
  const seats = replay(record).players.map(() => 'person' as const);
  const { page, complaints } = await openGame(house.browser, house.url, { record, seats, heard: 3, context });
  const seer = new Seer(page, 5, hand);
  await seer.playToTheEnd(MOST_CLICKS);
  expect(replay(await seer.record()).ranking).toHaveLength(seats.length);
  expect(complaints).toEqual([]);
});
