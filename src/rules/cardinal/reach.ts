import { TOWNS } from '../../content';
import type { RuleId } from '../../content/rulebook';
import type { BasePiece } from '../../content/vocabulary';
import { pay } from '../ledger';
import { distance } from '../map';
import type { Source, State } from '../model';
import { happen, type Play } from '../play';
import { CARDINAL, itsPlayer } from './board';
import { decide, type Criterion } from './choice';
import { passedOver, type PlaceCriterion } from './passing';
import type { ChoiceName, PassedOver, Passing } from './words';

/** How the Cardinal chooses where a piece goes: by its wishes within reach, else the closest place of all. */

export interface Wish {
  piece: BasePiece;
  of: ChoiceName;
  targets: (state: State) => string[];
  /** What it prefers; distance comes last (R16.15d, R16.22d). */
  preferences: (state: State) => PlaceCriterion[];
  /** What closes a town that is no target, if it is a place for this at all. */
  closed: (state: State, town: string) => Passing | undefined;
}

/** The rules of one way of going there. */
export interface WayRules {
  readonly target: RuleId;
  readonly closest: RuleId;
  /** By which the closest place beyond reach is chosen. */
  readonly beyond: RuleId;
}

export interface Target {
  town: string;
  steps: number;
}

/** The place it goes to (R16.3, R16.4, Q16.11, Q16.25). */
export function chooseTarget(play: Play, wish: Wish, reach: number, source: Source, rules: WayRules): Target {
  const { state } = play;
  const from = itsPlayer(state)[wish.piece];
  const all = wish.targets(state);
  const near = all.filter(town => distance(from, town) <= reach);
  const closest = (rule: RuleId): Criterion => ({
    by: 'closest',
    rule,
    of: town => -distance(from, town),
  });
  const preferences = wish.preferences(state);
  const town = decide(play, source, {
    of: wish.of,
    candidates: near.length > 0 ? near : all,
    criteria:
      near.length > 0 ? [...preferences, closest(rules.closest)] : [closest(rules.beyond), ...preferences],
    rule: near.length > 0 ? rules.target : rules.beyond,
    over: chosen => nearerTowns(state, wish, from, chosen),
  });
  return { town, steps: distance(from, town) };
}

/** The towns that it passes over on its way. */
function nearerTowns(state: State, wish: Wish, from: string, chosen: string): PassedOver[] {
  const targets = wish.targets(state);
  const towns = TOWNS.map(({ id: town }) => ({
    town,
    steps: distance(from, town),
    candidates: targets.includes(town) ? [town] : [],
    closed: wish.closed(state, town),
  }));
  return passedOver(chosen, distance(from, chosen), towns, wish.preferences(state));
}

/** Goes there, paying 1 Gold for so many steps or all its Gold (R16.6, R16.7, R16.24). */
export function walkForGold(
  play: Play,
  piece: BasePiece,
  { town }: Target,
  steps: number,
  source: Source,
  rules: { pay: RuleId; move: RuleId },
): void {
  const player = itsPlayer(play.state);
  const gold = Math.min(steps, player.goods.gold);
  if (gold > 0) pay(play, CARDINAL, { gold }, { source, rule: rules.pay });
  if (player[piece] !== town)
    happen(play, CARDINAL, { what: 'walk', piece, to: town }, { source, rule: rules.move });
}
