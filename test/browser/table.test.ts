import type { BrowserContextOptions } from 'playwright-core';
import { activeSeat, type State } from '../../src/rules/model';
import { open, repeat, replay, type GameRecord } from '../../src/rules/replay';
import { ENGLISH, textOf } from '../../src/ui/text';
import { fr } from '../../src/ui/text/fr';
import { LONG } from '../dose';
import { houseOfTests } from './house';
import { SWIFT, goldenGame, lively, openGame, playOn, recordUntil, type Sitting } from './game';
import { TablePlayer } from './table';

const house = houseOfTests();

const WHOLE_GAME = 600_000;
const PART = 120_000;
const { say } = ENGLISH;
const PEOPLE: Sitting['seats'] = ['person', 'person'];
const SOLO: Sitting['seats'] = ['person', 'cardinal'];
const DUEL = goldenGame('2-players-a');
const ALONE = goldenGame('solo-normal');

/** `TILETUM_LONG=1`: from the first move; else only the last round, which has every phase in it. */
const FROM_ROUND = LONG ? 1 : 4;

const fromRound = (record: GameRecord, round: number): GameRecord =>
  recordUntil(record, state => state.round === round && state.phase === 'action');

const start = (record: GameRecord): GameRecord => fromRound(record, 1);

const turnEnded = (before: State) => (state: State) => state.turn !== before.turn;

async function sit(sitting: Sitting) {
  const { page, complaints } = await openGame(house.browser, house.url, sitting);
  return { page, complaints, player: new TablePlayer(page) };
}

/** Plays until the present turn has ended. */
async function playTurn(player: TablePlayer, seats: readonly number[], seed = 1): Promise<State> {
  const before = await player.turnOf(seats);
  return playOn(player, seats, lively(seed), turnEnded(before));
}

describe('whole games', () => {
  test(
    'two people at one device play to the final scoring',
    async () => {
      const record = fromRound(DUEL, FROM_ROUND);
      const { page, complaints, player } = await sit({ record, seats: PEOPLE });
      const state = await playOn(player, [0, 1], lively(2));
      expect(state.ranking).toHaveLength(2);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(complaints).toEqual([]);
    },
    WHOLE_GAME,
  );

  test(
    'somebody alone plays against the Cardinal to the final scoring',
    async () => {
      const record = fromRound(ALONE, FROM_ROUND);
      const { page, complaints, player } = await sit({ record, seats: SOLO });
      const state = await playOn(player, [0], lively(3));
      expect(state.ranking).toHaveLength(2);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(complaints).toEqual([]);
    },
    WHOLE_GAME,
  );
});

describe('ways to play', () => {
  test(
    'the table is covered between the turns of two people',
    async () => {
      const settings = { ...SWIFT, passing: true };
      const { page, player } = await sit({ record: start(DUEL), seats: PEOPLE, settings });
      for (let turn = 0; turn < 3; turn++) {
        const next = await playTurn(player, [0, 1]);
        const { name = '' } = next.players[activeSeat(next) ?? 0] ?? {};
        await page.getByRole('heading', { name: say('pass.title', { name }) }).waitFor();
        expect(await page.getByRole('region', { name: say('bar.label') }).count()).toBe(0);
        await page.getByRole('button', { name: say('pass.go', { name }) }).click();
      }
    },
    PART,
  );

  test(
    'a whole turn is played with Tab and Enter alone',
    async () => {
      const { page } = await sit({ record: start(DUEL), seats: PEOPLE });
      const player = new TablePlayer(page, 'keys');
      const before = await player.turnOf([0, 1]);
      const after = await playTurn(player, [0, 1], 4);
      expect(after.turn).toBe(before.turn + 1);
    },
    PART,
  );

  test(
    'a game in French',
    async () => {
      const context = { locale: 'fr-FR' };
      const { page } = await sit({ record: start(DUEL), seats: PEOPLE, context });
      const player = new TablePlayer(page, 'mouse', textOf('fr', fr));
      await playTurn(player, [0, 1]);
      await playTurn(player, [0, 1]);
      expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    },
    PART,
  );

  const phone: BrowserContextOptions = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  };
  const tablet: BrowserContextOptions = { viewport: { width: 1024, height: 768 }, hasTouch: true };

  test.each([
    ['a phone', phone],
    ['a tablet', tablet],
  ])(
    'two turns by touch on %s',
    async (_name, context) => {
      const { page, complaints } = await sit({ record: fromRound(DUEL, 3), seats: PEOPLE, context });
      const player = new TablePlayer(page, 'touch');
      await playTurn(player, [0, 1], 5);
      await playTurn(player, [0, 1], 6);
      expect(complaints).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1);
    },
    PART,
  );
});

/** The moment of a game with most to take back while effects of effects wait. */
function nested(record: GameRecord): GameRecord {
  let { state } = open(record);
  let best = { steps: 0, undoable: 0 };
  record.steps.forEach((step, index) => {
    ({ state } = repeat(state, step, index + 1));
    if (state.agenda.length > 2 && state.undoable > best.undoable)
      best = { steps: index + 1, undoable: state.undoable };
  });
  return { ...record, steps: record.steps.slice(0, best.steps) };
}

describe('taking back and coming back', () => {
  test(
    'bonuses of bonuses are taken back and done again, one by one and all at once',
    async () => {
      const record = nested(goldenGame('4-players-a'));
      const before = replay(record);
      expect(before.undoable).toBeGreaterThanOrEqual(3);
      const seats: Sitting['seats'] = ['person', 'person', 'person', 'person'];
      const { page, player } = await sit({ record, seats });
      const steps = record.steps.length;
      for (let taken = 1; taken <= before.undoable; taken++) {
        await page.getByRole('button', { name: say('bar.undo'), exact: true }).click();
        expect(await player.state()).toEqual(replay(record, steps - taken));
      }
      for (let done = 1; done <= before.undoable; done++) {
        await page.getByRole('button', { name: say('bar.redo') }).click();
        expect(await player.state()).toEqual(replay(record, steps - before.undoable + done));
      }
      await page.getByRole('button', { name: say('bar.undoTurn') }).click();
      expect(await player.state()).toEqual(replay(record, steps - before.undoable));
    },
    PART,
  );

  test(
    'a reload in the middle of a turn changes nothing, and what was done can still be taken back',
    async () => {
      const record = recordUntil(DUEL, state => state.undoable >= 3);
      const { page, player } = await sit({ record, seats: PEOPLE });
      await player.turnOf([0, 1]);
      await page.reload();
      await page.getByRole('button', { name: say('bar.undo'), exact: true }).click();
      expect(await player.state()).toEqual(replay(record, record.steps.length - 1));
      await page.reload();
      await playTurn(player, [0, 1]);
    },
    PART,
  );

  test(
    'a reload in the middle of the turn of the Cardinal: it goes on',
    async () => {
      const record = recordUntil(ALONE, state => activeSeat(state) === 1 && state.cycle === 2);
      const { page, player } = await sit({ record, seats: SOLO, settings: { ...SWIFT, pace: 'flowing' } });
      const steps = record.steps.length;
      while ((await player.record()).steps.length === steps) await page.waitForTimeout(50);
      const state = await player.state();
      expect(activeSeat(state)).toBe(1);
      await page.reload();
      expect((await player.turnOf([0])).turn).toBeGreaterThan(state.turn);
    },
    PART,
  );
});
