import { CARDINAL } from '../../../src/rules/cardinal/board';
import { BadRecord } from '../../../src/rules/badRecord';
import { PLAYER_COLOURS, type Options } from '../../../src/rules/model';
import type { GameRecord } from '../../../src/rules/replay';
import { newBot } from '../../../src/table/bots';
import { fileOf, readRecord, seal } from '../../../src/table/record';
import { atRandom, playGame, type Choose } from '../../../src/tools/randomGame';
import { anyReadings } from '../../../src/tools/simReadings';
import type { Found, KeptGame, OldRecord } from '../model';
import { spoil } from '../spoil';
import { spoilingsOf } from './spoilings';

/** Recorded games: as many of each kind of table, of random and of greedy players, some of them still going on, some by readings. */

const EACH = 100;
const KINDS = [2, 3, 4, 'easy', 'normal', 'hard'] as const;
const NAMES = ['Ada', 'Bo "the Bold"', 'Çelik', '李 & Söhne'];
const BEGAN = Date.UTC(2026, 10, 18, 20);

export function games(seed: number): KeptGame[] {
  return KINDS.flatMap((kind, index) =>
    Array.from({ length: EACH }, (_, n) => keptGame(kind, seed + index * EACH + n, n)),
  );
}

function keptGame(kind: (typeof KINDS)[number], seed: number, n: number): KeptGame {
  const options = { ...optionsOf(kind, n), ...(n % 5 === 4 && { readings: anyReadings(seed) }) };
  const report = playGame(options, seed, chooser(seed, n), false);
  const game = n % 3 === 2 ? cut(report.record, seed) : report.record;
  const people = options.players.map(() => 'person' as const);
  const times = game.steps.map((_, line) => (line % 7 === 0 ? null : line * 2500 + (seed % 1000)));
  const sealed = seal(game, {
    seats: options.cardinal ? [...people, 'cardinal'] : people,
    ...(n % 2 === 0 && { began: BEGAN + seed, times }),
  });
  const record = JSON.parse(JSON.stringify(fileOf(sealed))) as OldRecord;
  return {
    record,
    spoilt: spoilingsOf(record, seed)
      .filter(spoiling => JSON.stringify(spoil(record, spoiling)) !== JSON.stringify(record))
      .map(spoiling => ({ spoiling, found: foundIn(spoil(record, spoiling)) })),
  };
}

function optionsOf(kind: (typeof KINDS)[number], n: number): Options {
  const actionTiles = n % 3 === 0 ? 'shuffled' : 'standard';
  const player = (seat: number) => ({
    name: NAMES[(seat + n) % NAMES.length] ?? '',
    colour: PLAYER_COLOURS[(seat + n) % PLAYER_COLOURS.length] ?? 'plum',
  });
  if (typeof kind !== 'number')
    return { players: [player(0)], actionTiles, firstPlayer: CARDINAL, cardinal: { level: kind } };
  const players = Array.from({ length: kind }, (_, seat) => player(seat));
  return { players, actionTiles, firstPlayer: n % 4 === 1 ? n % kind : 'random' };
}

/** Mostly as it comes, the half of them using what they can; one in ten chooses well. */
function chooser(seed: number, n: number): Choose {
  const whim = atRandom(seed, n % 2 === 1);
  if (n % 10 !== 7) return whim;
  const greedy = newBot('greedy', seed);
  return (state, seat, moves) =>
    moves.some(({ type }) => type === 'proceed') ? moves[0] : greedy.choose(state, seat);
}

/** A game that has not come to its end, at any of its lines. */
const cut = (game: GameRecord, seed: number): GameRecord => ({
  ...game,
  steps: game.steps.slice(0, 20 + ((seed * 7919) % (game.steps.length - 20))),
});

function foundIn(record: OldRecord): Found {
  try {
    readRecord(JSON.stringify(record));
    return null;
  } catch (error) {
    if (error instanceof BadRecord) return [error.line, error.why, error.detail];
    throw error;
  }
}
