import { pointsToCome } from '../rules/beginning';
import { seeded } from '../rules/chance';
import { apply } from '../rules/events';
import type { Cure } from '../rules/explaining/cures';
import { explain, movesChoosing, thingsOn, type RefusedWay } from '../rules/explaining/explain';
import { leftAfter } from '../rules/explaining/left';
import type { Thing } from '../rules/explaining/words';
import { playerOf, type Move, type Options, type Seat, type State } from '../rules/model';
import { attempt, legalMoves, refuse } from '../rules/moves';
import { recorded } from '../rules/play';
import { goesByItself } from '../rules/powers';
import { ownedOf } from '../rules/prices';
import type { Refusal } from '../rules/refusals';
import { PASSING } from './passing';
import { TOLD, isToldOf, thingsOfMove } from './principals';
import { atRandom } from './randomGame';
import { MOST_MOVES, choices, openRecorded, playStep } from './step';

/** Whether what the rules explain is so: asked of every thing at tables of random games. */

export interface Checked {
  tables: number;
  things: number;
  choosable: number;
  refused: number;
  cures: number;
  lefts: number;
  /** Things without a move and without a refusal, by kind: there is only something to know about them. */
  readonly toKnow: Map<string, number>;
  readonly misses: string[];
}

export const nothingChecked = (): Checked => ({
  ...{ tables: 0, things: 0, choosable: 0, refused: 0, cures: 0, lefts: 0 },
  toKnow: new Map(),
  misses: [],
});

const text = (value: unknown): string => JSON.stringify(value);

/** What can be chosen is what legal moves choose, and the other way round. */
function checkChoosing(state: State, seat: Seat, checked: Checked): void {
  const legal = legalMoves(state, seat);
  const chosen = new Map<string, Move[]>();
  for (const move of legal)
    for (const thing of thingsOfMove(state, seat, move)) {
      const moves = chosen.get(text(thing)) ?? [];
      chosen.set(text(thing), [...moves, move]);
    }
  const there = new Map(thingsOn(state).map(thing => [text(thing), thing]));
  for (const [thing, moves] of chosen) {
    const found = there.get(thing);
    if (!found) checked.misses.push(`${thing} is chosen by ${text(moves[0])} and is not on the table`);
  }
  const left = new Set(legal.map(text));
  for (const [name, thing] of there) {
    const ways = movesChoosing(state, seat, thing);
    for (const way of ways) left.delete(text(way));
    checked.things += 1;
    if (ways.length > 0) checked.choosable += 1;
    if (!ways.every(move => legal.includes(move) || legal.some(each => text(each) === text(move))))
      checked.misses.push(`${name} is chosen by a move that is not legal`);
    const expected = chosen.get(name) ?? [];
    if (!expected.every(move => ways.some(way => text(way) === text(move))))
      checked.misses.push(`${name} is chosen by ${text(expected)}, not only by ${text(ways)}`);
    if (TOLD.has(thing.is) && expected.length === 0 && ways.some(isToldOf))
      checked.misses.push(`${name} is not chosen by ${text(ways)}`);
  }
  for (const move of left) checked.misses.push(`${move} chooses nothing`);
}

/** The table with the cure, put together without the rules that named it. */
function cured(state: State, seat: Seat, { happens, awaits }: Cure): State {
  let copy = state;
  for (const happening of happens) copy = apply(copy, happening, seat);
  if (!awaits) return copy;
  const wanted = text(awaits);
  const waits = (item: State['agenda'][number]): boolean =>
    item.seat === seat && item.effects.some(effect => text(effect) === wanted);
  // a die to be taken is a turn anew
  const at = awaits.do === 'takeDie' ? -1 : copy.agenda.findLastIndex(waits);
  const agenda = [
    ...copy.agenda.slice(0, Math.max(0, at)),
    { seat, effects: [awaits], source: { kind: 'action' } as const },
  ];
  const begun: State['facts'] = awaits.do === 'dieAction' ? { begun: true } : {};
  return { ...copy, phase: 'action', agenda, facts: at >= 0 ? copy.facts : begun };
}

const isSame = (a: Refusal | undefined, b: Refusal | undefined): boolean => text(a) === text(b);

/** The move does not say which tile it takes: of one that is not offered it is asked where it would be. */
function ownRefusal(state: State, seat: Seat, thing: Thing, move: Move): Refusal | undefined {
  if (move.type !== 'takeTile' || thingsOfMove(state, seat, move).some(each => text(each) === text(thing)))
    return refuse(state, seat, move);
  const awaits = whereOffered(state, thing);
  return awaits && refuse(cured(state, seat, { happens: [], awaits }), seat, move);
}

/** Where tiles of the wheel may be taken at any time of the turn, no effect offers them. */
function whereOffered({ options }: State, thing: Thing): Cure['awaits'] {
  if (thing.is === 'wheelTile' && !options.readings?.wheelTile)
    return { do: 'wheelTile', action: thing.action };
  return thing.is === 'kingTile' ? { do: 'kingTile' } : undefined;
}

function checkRefusal(state: State, seat: Seat, thing: Thing, way: RefusedWay, checked: Checked): void {
  const { move, refusal, cure } = way;
  const name = text(thing);
  checked.refused += 1;
  const own = ownRefusal(state, seat, thing, move);
  const isPassing = PASSING.has(refusal.why);
  if (own && !isSame(own, refusal) && (!PASSING.has(own.why) || isPassing))
    checked.misses.push(`${name}, ${text(move)}: refused by ${text(own)}, not by ${text(refusal)}`);
  if (isPassing && (!cure || cure.happens.some(({ what }) => what !== 'die')))
    checked.misses.push(
      `${name}, ${text(move)}: ${text(refusal)} hides what stands against it: ${text(cure)}`,
    );
  if (!cure) return;
  checked.cures += 1;
  const still = refuse(cured(state, seat, cure), seat, move);
  if (still) checked.misses.push(`${name}, ${text(move)}: ${text(cure)} leaves ${text(still)}`);
}

/** What cannot be chosen says why, and what would help does help. */
function checkRefusals(state: State, seat: Seat, checked: Checked): void {
  for (const thing of thingsOn(state)) {
    const { ways, refused } = explain(state, seat, thing);
    for (const way of refused) checkRefusal(state, seat, thing, way, checked);
    if (ways.length === 0 && refused.length === 0) noteKind(thing, checked);
  }
}

const noteKind = ({ is }: Thing, { toKnow }: Checked): void => {
  toKnow.set(is, (toKnow.get(is) ?? 0) + 1);
};

/** What would be left is what is left, whatever chance brings. */
export function checkLeft(state: State, seat: Seat, move: Move, seed: number, checked: Checked): void {
  const play = recorded(state, seeded(seed));
  const said = leftAfter(state, seat, move);
  attempt(play, seat, move);
  const { state: after } = play;
  const { score, supply, goods, storehouse } = playerOf(after, seat);
  checked.lefts += 1;
  const points = after.agenda
    .filter(item => item.seat === seat)
    .flatMap(({ effects }) => effects)
    .flatMap(effect =>
      effect.do === 'act' || effect.do === 'dieAction' ? [effect.points + pointsToCome(after, effect)] : [],
    );
  const isSo =
    said.score === score &&
    text(said.supply) === text(supply) &&
    Object.entries(goods).every(([name, count]) => said.owns[name as keyof typeof goods] === count) &&
    Object.entries(said.owns).every(
      ([name, n]) => ownedOf(after, seat, name as keyof typeof said.owns) === n,
    ) &&
    said.crates + storehouse.length === leftCrates(state, seat) + playerOf(state, seat).storehouse.length &&
    text(said.points.map(each => each.points).sort()) === text(points.sort());
  if (!isSo) checked.misses.push(`after ${text(move)}: ${text(said)} is said`);
}

const leftCrates = (state: State, seat: Seat): number =>
  thingsOn(state).filter(thing => thing.is === 'crate' && thing.seat === seat).length;

/** Plays at random, and asks at one table of so many, each time the seat that plays and another one. */
export function explainGame(
  options: Options,
  seed: number,
  { tables, lefts }: { readonly tables: number; readonly lefts: boolean },
  checked: Checked,
): void {
  const chance = seeded(seed);
  const choose = atRandom(seed, true);
  let { state } = openRecorded(options, chance);
  let decisions = seed;
  for (let move = 0; !state.ranking && move < MOST_MOVES; move++) {
    const { seat, moves } = choices(state);
    const before = checked.misses.length;
    if (!goesByItself(state, seat)) {
      if (lefts) for (const each of moves) checkLeft(state, seat, each, seed + move, checked);
      decisions += 1;
      if (decisions % tables === 0) checkTable(state, seat, checked);
    }
    for (let at = before; at < checked.misses.length; at++)
      checked.misses[at] = `seed ${seed}, move ${move}, seat ${seat}: ${checked.misses[at] ?? ''}`;
    const chosen = choose(state, seat, moves);
    if (!chosen) return;
    state = playStep(state, seat, chosen, chance).state;
  }
}

function checkTable(state: State, active: Seat, checked: Checked): void {
  checked.tables += 1;
  const other = (active + 1) % state.players.length;
  for (const seat of [active, other]) {
    if (goesByItself(state, seat)) continue;
    checkChoosing(state, seat, checked);
    checkRefusals(state, seat, checked);
  }
}
