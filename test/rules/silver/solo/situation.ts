import type { Colour, WheelAction } from '../../../../src/content';
import type { CardinalStep } from '../../../../src/rules/cardinal/model';
import type { Die, State } from '../../../../src/rules/model';
import { seeded, type Chance } from '../../../../src/rules/chance';
import type { GameEvent } from '../../../../src/rules/events';
import type { Readings } from '../../../../src/rules/readings';
import { minerOf } from '../../../../src/rules/silver/miner';
import type { Miner } from '../../../../src/rules/silver/model';
import type { SilverOptions } from '../../../../src/rules/silver/options';
import { IT, bare, dieOf, due, runs, proceeds, type Its } from '../../cardinal/situation';
import { alignWheel, arrange } from '../../situation/arranging';
import { bringing } from '../../situation/playing';
import { arrangeMiner, arrangeSilver } from '../situation';

/** Situations with the Cardinal of Silver: sides A, the overlay of Pillars, the Prospector wheel at 3 and 4, its icon at 6. */

interface Chosen extends Partial<SilverOptions> {
  challenges?: string[];
  seed?: number;
  readings?: Readings;
}

/** A table without Bonus tiles and offers where he owns these things, above and below. */
export function bareBelow(its: Its = {}, miner: Partial<Miner> = {}, chosen: Chosen = {}): State {
  const { challenges = [], seed = 1, readings = {}, ...rest } = chosen;
  const boxes = { silver: { firstGame: true, overlay: 'pillars', ...rest } };
  const state = bare(its, { challenges, seed, boxes, readings });
  arrangeMiner(state, IT, miner);
  return state;
}

/** Bonus tiles lie on these spaces of maps. */
export const layTiles = (state: State, tiles: Record<string, string>): void =>
  arrange(state, it => {
    Object.assign(it.map.tiles, tiles);
  });

/** The dice on the wheel. */
export const layDice = (state: State, dice: Die[]): void =>
  arrange(state, it => {
    it.wheel.dice = [...dice];
  });

type Search = Extract<CardinalStep, { step: 'prospect' }>['search'];
export const ALL = ['mine', 'pillar', 'house'] as const;

/** He does a whole Prospector Action with so many points; tells what happened. */
export function prospects(
  state: State,
  points: number,
  search: Search = { for: ALL, elseSurprise: true },
  chance: Chance = seeded(3),
): GameEvent[] {
  due(state, { step: 'prospect', points, search });
  return runs(state, chance);
}

/** The place that he chose and by what: `mine:I-A.goslar by only S14.4`. */
export const siteOf = (events: readonly GameEvent[]): string =>
  events
    .flatMap(event =>
      event.what === 'choice' && event.of === 'site' ? [`${event.chosen} ${event.by} ${event.rule}`] : [],
    )
    .join();

/** What he owns below, of these. */
export const his = <K extends keyof Miner>(state: State, name: K): Miner[K] => minerOf(state, IT)[name];

/** He draws this King's Surprise, and does what it says: what happened. */
export function surprised(state: State, card: string, chance: Chance = seeded(3)): GameEvent[] {
  due(state, { step: 'surprise', left: 1 });
  const drawn = proceeds(state, bringing(card));
  return [...drawn, ...runs(state, chance)];
}

/** What was skipped, with the rule: `surpriseEffect SQ13.5`. */
export const skipped = (events: readonly GameEvent[]): string[] =>
  events.flatMap(event => (event.what === 'lapse' ? [`${event.effects.join()} ${event.rule}`] : []));

/** Sections 1 to 6 in the order of the wheel; the Prospector wheel begins at this die value. */
export function wheelWith(
  prospector: number,
  action: WheelAction,
  value: number,
  state = bareBelow(),
): State {
  alignWheel(state, action, value);
  arrangeSilver(state, { disc: (prospector - 1 + state.wheel.offset) % 6 });
  return state;
}

export const dice = (...wanted: [Colour, number][]): Die[] =>
  wanted.map(([colour, value]) => ({ colour, value }));

/** What he took: the die, and the Action whose tile comes with it. */
export const took = (events: readonly GameEvent[]): string =>
  `${dieOf(events)} ${events.flatMap(event => (event.what === 'die' ? [event.action] : [])).join()}`;
