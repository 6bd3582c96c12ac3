import { seeded } from '../../../src/rules/chance';
import { activeSeat, type Move, type Pending, type Seat, type State } from '../../../src/rules/model';
import { attempt, legalMoves } from '../../../src/rules/moves';
import { readMove, write } from '../../../src/rules/notation';
import { recorded } from '../../../src/rules/play';
import type { Control } from './controls';
import { placesOf } from './expected';
import { singleOf } from './single';

/** What the screen shows otherwise than the rules have it, at one decision. */
export function differences(state: State, controls: readonly Control[]): string[] {
  const seat = activeSeat(state) ?? 0;
  const legal = legalMoves(state, seat);
  const glowing = new Set(controls.map(({ drawn }) => drawn).filter(drawn => !SAID.has(drawn)));
  const possible = new Set([
    ...legal.flatMap(move => placesOf(state, seat, move)),
    ...farther(state, seat, legal),
  ]);
  const offered = new Set(controls.flatMap(({ ways }) => ways.flatMap(whole => singleOf(whole) ?? [])));
  return [
    ...[...possible].filter(place => !glowing.has(place)).map(place => `${place} does not glow`),
    ...[...glowing].filter(place => !possible.has(place)).map(place => `${place} glows`),
    ...controls.flatMap(control => wrong(state, seat, control)),
    ...legal.map(write).flatMap(move => (offered.has(move) ? [] : [`nothing does ${move}`])),
  ];
}

/** Controls that say what they do, and show no place. */
const SAID: ReadonlySet<string> = new Set(['card', 'bar']);

/** The state after some moves; `undefined` when one of them is refused. */
function after(state: State, seat: Seat, lines: readonly string[]): State | undefined {
  const play = recorded(state, seeded(1));
  const refused = lines.some(line => attempt(play, seat, readMove(line)) !== undefined);
  return refused ? undefined : play.state;
}

/** Where pieces come with several steps of one and the same effect, found by trying every one. */
function farther(state: State, seat: Seat, legal: readonly Move[]): Set<string> {
  const found = new Set<string>();
  for (const piece of ['merchant', 'architect'] as const) {
    let edge = legal.some(move => move.type === 'step' && move.piece === piece) ? [state] : [];
    const seen = new Set([state.players[seat]?.[piece]]);
    while (edge.length > 0) {
      edge = edge.flatMap(from =>
        legalMoves(from, seat).flatMap(move => {
          if (move.type !== 'step' || move.piece !== piece || seen.has(move.to)) return [];
          seen.add(move.to);
          found.add(move.to);
          const next = after(from, seat, [write(move)]);
          // what was granted is used up: what comes then is another walk
          return next && next.agenda.length >= state.agenda.length ? next : [];
        }),
      );
    }
  }
  return found;
}

/** What does nothing, what is refused, and what does something else than is drawn there. */
function wrong(state: State, seat: Seat, { name, drawn, ways, price }: Control): string[] {
  if (ways.length === 0) return [`“${name}” (${drawn}) does nothing`];
  return ways.flatMap(lines => {
    const done = after(state, seat, lines);
    if (!done) return [`“${name}” (${drawn}) is refused: ${lines.join('; ')}`];
    const told = singleOf(lines) ?? lines.at(-1) ?? '';
    const move = readMove(told);
    const before = after(state, seat, lines.slice(0, lines.indexOf(told))) ?? state;
    const there = move ? placesOf(before, seat, move) : [];
    if (!SAID.has(drawn) && !there.includes(drawn)) return [`${drawn} does ${lines.join('; ')}`];
    const costs = price === undefined ? undefined : costOf(state, seat, lines);
    return price === costs ? [] : [`${drawn} costs ${costs}, not ${price}`];
  });
}

const MOST = 12;

/** The fewest points or granted steps with which it can be done; a leap costs none. */
function costOf(state: State, seat: Seat, lines: readonly string[]): number | undefined {
  if (readMove(lines.at(-1) ?? '')?.type === 'relocate') return undefined;
  return Array.from({ length: MOST }, (_, below) => below + 1).find(points => {
    const poorer = (effect: Pending): Pending => {
      if (effect.do === 'move') return { ...effect, steps: Math.min(points, effect.steps) };
      return 'points' in effect ? { ...effect, points: Math.min(points, effect.points) } : effect;
    };
    const agenda = state.agenda.map(item => ({ ...item, effects: item.effects.map(poorer) }));
    return after({ ...state, agenda }, seat, lines) !== undefined;
  });
}
