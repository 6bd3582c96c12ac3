import { parseArgs } from 'node:util';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { CARDINAL } from '../rules/cardinal/board';
import { replaying, seeded } from '../rules/chance';
import { activeSeat, type State } from '../rules/model';
import { legalMoves, tried } from '../rules/moves';
import { open, repeat, type GameRecord } from '../rules/replay';
import { createGame } from '../table/game';
import { benchAgainst, benchServed, printed } from './against';
import { median, timed } from './numbers';
import { randomGame } from './randomGame';
import { benchSilver } from './silver/bench';
import { soloFor } from './step';

/**
 * `npm run bench [-- --json]`: ratios within one run, interleaved, as medians. A yardstick is one
 * JSON.stringify + JSON.parse of a 40 kB object. With `--silver`: games with Prospect for Silver beside those without.
 * With `--against <commit>`: beside the same of a commit. All in one file as the server is served (against.ts).
 */

const ROUNDS = 60;
const WARM_UP = 10;
const PLAYERS = 4;
/** Measured together they last as long as a game: what else the machine does then slows both alike. */
const YARDS = 16;

const yard = Array.from({ length: 508 }, (_, index) => ({
  id: `component-${index}`,
  at: index,
  name: 'a town on the map',
  list: [index, index + 1, index + 2],
}));

function measureYards(): void {
  for (let count = 0; count < YARDS; count++) JSON.parse(JSON.stringify(yard));
}

/** The same game, move by move, through the reducer of the framework. */
function throughFramework({ options, opening, steps }: GameRecord): void {
  const outcomes = [...opening, ...steps.flatMap(step => step.outcomes)];
  const game = createGame(replaying(outcomes));
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PLAYERS, setupData: options });
  for (const { seat, move } of steps) {
    const { type, ...args } = move;
    state = reducer(state, {
      type: 'MAKE_MOVE',
      payload: { type, args: [args], playerID: String(seat) },
    });
  }
  if (!(state.G as State).ranking) throw new Error('the framework did not finish the game');
}

/** What each turn of the Cardinal costs the rules at its hardest, all its steps together. */
function cardinalTurns(seed: number): number[] {
  const { record } = randomGame(soloFor({ level: 'hard' }), seed, {});
  let { state } = open(record);
  const turns = new Map<number, number>();
  record.steps.forEach((step, index) => {
    const { turn } = state;
    const { time, result } = timed(() => repeat(state, step, index + 1));
    state = result.state;
    if (step.seat === CARDINAL) turns.set(turn, (turns.get(turn) ?? 0) + time);
  });
  return [...turns.values()];
}

/** The slowest move of a game: what it sets off, and everything that is legal after it. */
function slowestMove(record: GameRecord): number {
  let { state } = open(record);
  const times = record.steps.map(
    (step, index) =>
      timed(() => {
        ({ state } = repeat(state, step, index + 1));
        return legalMoves(state, activeSeat(state) ?? 0);
      }).time,
  );
  return Math.max(...times);
}

/** What a player that searches pays for each move that it tries: every legal one, before every move of a game. */
function triedMove(record: GameRecord): number {
  const chance = seeded(1);
  let { state } = open(record);
  let count = 0;
  let spent = 0;
  record.steps.forEach((step, index) => {
    const moves = legalMoves(state, step.seat);
    const { time } = timed(() => moves.forEach(move => tried(state, step.seat, move, chance)));
    spent += time;
    count += moves.length;
    ({ state } = repeat(state, step, index + 1));
  });
  return spent / count;
}

function measured() {
  const yards: number[] = [];
  const pure: number[] = [];
  const framework: number[] = [];
  const perMove: number[] = [];
  const slowest: number[] = [];
  const turns: number[] = [];
  const tries: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const yardTime = timed(measureYards).time / YARDS;
    const { time: pureTime, result } = timed(() => randomGame(PLAYERS, round + WARM_UP, {}));
    const frameworkTime = timed(() => throughFramework(result.record)).time;
    if (round < 0) continue;
    yards.push(yardTime);
    pure.push(pureTime);
    framework.push(frameworkTime);
    perMove.push(pureTime / result.moves);
    slowest.push(slowestMove(result.record));
    turns.push(...cardinalTurns(round));
    tries.push(triedMove(result.record));
  }

  const [yardMs, pureMs, frameworkMs] = [yards, pure, framework].map(median) as [number, number, number];
  return {
    yardstickBytes: JSON.stringify(yard).length,
    yardstickMs: yardMs,
    pureGameMs: pureMs,
    pureGameInYardsticks: pureMs / yardMs,
    triedMoveMicroseconds: median(tries) * 1000,
    pureMoveMicroseconds: median(perMove) * 1000,
    slowestMoveMs: median(slowest),
    frameworkGameMs: frameworkMs,
    frameworkToPure: frameworkMs / pureMs,
    cardinalTurnMs: median(turns),
  };
}

const { values: asked } = parseArgs({
  options: { silver: { type: 'boolean' }, json: { type: 'boolean' }, against: { type: 'string' } },
});
const about = asked.silver ? ['--silver'] : [];
/** Translated file by file it only has itself made into one file, and measured there. */
const isServed = !__filename.endsWith('.ts');

async function command(): Promise<void> {
  if (asked.against !== undefined) {
    for (const row of benchAgainst(asked.against, about)) console.log(printed(row));
    return;
  }
  const figures = isServed ? await (asked.silver ? benchSilver() : measured()) : benchServed(about);
  if (asked.json) console.log(JSON.stringify(figures));
  else for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(24), value.toFixed(2));
}

void command();
