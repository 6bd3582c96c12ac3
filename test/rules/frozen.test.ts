import { Client } from 'boardgame.io/client';
import { seeded } from '../../src/rules/chance';
import type { Move, State } from '../../src/rules/model';
import { legalMoves, tried } from '../../src/rules/moves';
import { sealStates } from '../../src/rules/play';
import { boxOf } from '../../src/rules/shelf';
import { createGame } from '../../src/table/game';
import { choices, openRecorded, optionsFor, playStep } from '../../src/tools/step';
import { frozen } from '../frozen';

/** In tests nobody can write into a state; and that guard is shown by leaving it out. */

/** All objects and lists of a state that could be written into. */
function open(value: unknown, path = 'state'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => open(part, `${path}.${name}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
}

/** The states of some moves, and those that trying each legal move would bring. */
function someStates(): State[] {
  const chance = seeded(3);
  let { state } = openRecorded(optionsFor(3), chance);
  const states = [state];
  for (let step = 0; step < 40; step++) {
    const { seat, moves } = choices(state);
    states.push(...moves.map(move => tried(state, seat, move, seeded(5))));
    const move = moves[(step * 5) % moves.length];
    if (move) ({ state } = playStep(state, seat, move, chance));
    states.push(state);
  }
  return states;
}

/** Runs without the seal of the tests. */
function unsealed<T>(run: () => T): T {
  sealStates(state => state);
  try {
    return run();
  } finally {
    sealStates(frozen);
  }
}

test('every state that is handed out is frozen to its last part, those of tries too', () => {
  const states = someStates();
  expect(states.length).toBeGreaterThan(100);
  expect(states.flatMap(state => open(state))).toEqual([]);
});

test('those of the framework as well', () => {
  const client = Client<State>({ game: createGame(seeded(2)), numPlayers: 3, debug: false });
  client.start();
  for (let moves = 0; moves < 30; moves++) {
    const { G } = client.getState() ?? {};
    const [move] = G ? legalMoves(G, G.agenda.at(-1)?.seat ?? 0) : [];
    if (!G || !move) throw new Error('the game goes on');
    expect(open(G)).toEqual([]);
    const { type, ...args } = move;
    client.moves[type]?.(args);
  }
});

test('without the seal they would not be', () => {
  const found = unsealed(() => someStates().flatMap(state => open(state)));
  expect(found).toContain('state.players.0.goods');
});

/** The first turn, and a die that can be taken as it is. */
function firstTurn(): { state: State; take: Move } {
  const { state } = openRecorded(optionsFor(3), seeded(3));
  const take = legalMoves(state, state.order[0] ?? 0).find(move => move.type === 'takeDie');
  if (!take) throw new Error('a die is there to be taken');
  return { state, take };
}

/** A happening that writes into the table that was, instead of making the next one. */
const careless = ({ players }: { readonly players: readonly object[] }): void => {
  Object.assign(players[0] ?? {}, { score: 99 });
};

test('a try that writes into the state it was given is stopped where it does', () => {
  const { state, take } = firstTurn();
  const rows = jest.spyOn(boxOf(state).happenings, 'die').mockImplementation(careless);
  const before = JSON.stringify(state);
  try {
    expect(() => tried(state, state.order[0] ?? 0, take, seeded(1))).toThrow(/read only/);
    expect(JSON.stringify(state)).toBe(before);
  } finally {
    rows.mockRestore();
  }
});

test('without the seal it would have been noticed by what it wrote', () => {
  const wrote = unsealed(() => {
    const { state, take } = firstTurn();
    const rows = jest.spyOn(boxOf(state).happenings, 'die').mockImplementation(careless);
    const before = JSON.stringify(state);
    tried(state, state.order[0] ?? 0, take, seeded(1));
    rows.mockRestore();
    return JSON.stringify(state) !== before;
  });
  expect(wrote).toBe(true);
});
