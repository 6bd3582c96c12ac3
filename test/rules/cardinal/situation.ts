import { settle } from '../../../src/rules/settle';
import { COST_TILES, type Action, type Goods, type WheelAction } from '../../../src/content';
import type { CardinalState, CardinalStep } from '../../../src/rules/cardinal/model';
import { seeded, type Chance } from '../../../src/rules/chance';
import type { GameEvent } from '../../../src/rules/events';
import { playerOf, type BuildingState, type Die, type State } from '../../../src/rules/model';
import { advancePhases } from '../../../src/rules/phases';
import type { Readings } from '../../../src/rules/readings';
import { setUp } from '../../../src/rules/setup';
import { alignWheel, arrange, type Mine } from '../situation/arranging';
import { carriesOut, doesWith } from '../situation/playing';

/** Situations with the Cardinal: you are at seat 0, it is at seat 1; it acts by `runs` or step by step by `proceeds`. */

export const YOU = 0;
export const IT = 1;

export const soloOptions = (challenges: string[] = [], boxes: object = {}, readings: Readings = {}) => ({
  players: [{ name: 'You', colour: 'plum' }],
  cardinal: { challenges },
  boxes,
  readings,
});

/** What is chosen before the game. */
interface Alone {
  challenges?: string[];
  seed?: number;
  boxes?: object;
  readings?: Readings;
}

/** The Cardinal's first turn begins. */
export function solo({ challenges = [], seed = 1, boxes, readings }: Alone = {}): State {
  const play = setUp(soloOptions(challenges, boxes, readings), seeded(seed));
  advancePhases(play);
  return { ...play.state };
}

/** What it owns: its player's things, and those of its own board. */
export interface Its extends Mine {
  own?: Partial<CardinalState>;
}

/**
 * A table without Bonus tiles and offers, the Fair being in Tiletum, where the Cardinal owns its House in Tiletum
 * and the goods named, and nothing else waits for it.
 */
export function bare(its: Its = {}, options: Alone = {}): State {
  const state = solo(options);
  arrange(state, it => {
    it.agenda = [];
    it.map.tiles = {};
    it.wheel.tiles = {};
    it.offers.contract = [null, null, null, null, null];
  });
  return owning(state, its);
}

/** Changes what it owns. */
export function owning(state: State, its: Its): State {
  const { own, ...mine } = its;
  arrange(state, IT, { goods: {}, ...mine });
  arrange(state, it => Object.assign(it.cardinal ?? {}, own));
  return state;
}

/** These steps of its turn are due, in this order, idle ones left out; the end of the turn waits below them. */
export function due(state: State, ...wanted: CardinalStep[]): State {
  arrange(state, it => {
    it.agenda = [{ step: 'end' } as const, ...wanted.toReversed()].map(step => ({
      seat: IT,
      effects: [{ do: 'cardinal', ...step }],
      source: { kind: 'decree' },
    }));
  });
  carriesOut(state, settle);
  return state;
}

/** The names of the steps that wait, the next one first. */
export const steps = (state: State): string[] =>
  state.agenda
    .flatMap(({ effects }) => effects.flatMap(effect => ('step' in effect ? [effect.step] : [])))
    .toReversed();

/** It goes on by one step. */
export const proceeds = (state: State, chance: Chance = seeded(3)): GameEvent[] =>
  doesWith(chance, state, { type: 'proceed' });

/** It goes on until nothing but the end of its turn is left. */
export function runs(state: State, chance: Chance = seeded(3)): GameEvent[] {
  const events: GameEvent[] = [];
  while (steps(state)[0] !== 'end') events.push(...proceeds(state, chance));
  return events;
}

/** A die of this value is used for an Action, at its own section or at the Joker. */
export function acts(state: State, action: Action, points: number, at: WheelAction = action): State {
  const value = 7 - points;
  alignWheel(state, at, value);
  return due(state, {
    step: 'action',
    value,
    ...(at === 'joker' && { named: action }),
  });
}

/** The same, done at once. */
export const does = (state: State, action: Action, points: number, chance?: Chance): GameEvent[] =>
  runs(acts(state, action, points), chance);

/** The row of Decrees is this one, the pawn on its first card, and the dice on the wheel are these. */
export function reads(state: State, decrees: string[], dice: Die[], option = 0): State {
  arrange(state, it => {
    Object.assign(it.cardinal ?? {}, { decrees, pawn: 0 });
    it.wheel.dice = [...dice];
  });
  due(state, { step: 'option', option });
  arrange(state, it => {
    it.agenda.shift();
  });
  return state;
}

/** It reads on until it has taken a die: what it told up to then. */
export function readsOn(state: State, chance?: Chance): GameEvent[] {
  const events: GameEvent[] = [];
  while (['option', 'die'].includes(steps(state)[0] ?? '')) events.push(...proceeds(state, chance));
  return events;
}

/** The die that it took in these events, as `pink 4`. */
export const dieOf = (events: readonly GameEvent[]): string =>
  events.flatMap(event => (event.what === 'die' ? [`${event.die.colour} ${event.die.value}`] : [])).join();

/** What it chose: `cathedral lyon by points R16.15a`. */
export const choices = (events: readonly GameEvent[]): string[] =>
  events.flatMap(event =>
    event.what === 'choice' ? [`${event.of} ${event.chosen} by ${event.by} ${event.rule}`] : [],
  );

/** The nearer towns that it passed over: `goslar 1 own`. */
export const passed = (events: readonly GameEvent[]): string[] =>
  events.flatMap(event =>
    event.what === 'choice'
      ? (event.over ?? []).map(({ town, steps: away, by }) => `${town} ${away} ${by}`)
      : [],
  );

/** The options it checked: `proud-pillars 0`, and what fails with its values. */
export const checked = (events: readonly GameEvent[]): string[] =>
  events.flatMap(event =>
    event.what === 'option'
      ? [
          [event.decree, event.option, event.fails, event.with && JSON.stringify(event.with)]
            .filter(word => word !== undefined)
            .join(' '),
        ]
      : [],
  );

/** The VP it scored, one by one. */
export const points = (events: readonly GameEvent[], seat = IT): number[] =>
  events.flatMap(event => (event.what === 'score' && event.seat === seat ? [event.points] : []));

/** What is told with these rules. */
export const byRule = (events: readonly GameEvent[], rule: string): GameEvent[] =>
  events.filter(event => event.rule === rule);

/** The goods it has, without those of which it has none. */
export const goods = (state: State, seat = IT): Goods =>
  Object.fromEntries(Object.entries(playerOf(state, seat).goods).filter(([, count]) => count > 0));

/** Five columns, empty but for these. */
export const columns = (changed: Record<number, Partial<BuildingState>>): BuildingState[] =>
  Array.from({ length: 5 }, (_, index) => ({ rooms: [null, null], crest: null, ...changed[index] }));

/** Puts the Construction Cost tiles: those named, the others as they come. */
export function costs(state: State, wanted: Record<string, string>): void {
  const rest = COST_TILES.map(({ id }) => id).filter(id => !Object.values(wanted).includes(id));
  for (const town of Object.keys(state.map.costs))
    arrange(state, it => {
      it.map.costs[town] = wanted[town] ?? rest.shift() ?? '';
    });
}

/** The Fairs are in these Towns, from round 1 on. */
export function fairsIn(state: State, ...towns: string[]): void {
  arrange(state, it => {
    it.fairs = it.fairs.map((fair, index) => ({ ...fair, town: towns[index] ?? fair.town }));
  });
}
