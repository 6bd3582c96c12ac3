import { tileOf } from '../../content';
import type { Effect } from '../../content/vocabulary';

/** What a tile shows, in numbers: the Cardinal compares tiles by them and uses little else of them. */
export interface Printed {
  points: number;
  /** Resources in all, and those of any type among them. */
  resources: number;
  any: number;
  /** Action Points, moves and placements (Q16.12, R21.6). */
  deeds: number;
}

export function effectsOf(id: string): readonly Effect[] {
  const tile = tileOf(id);
  if (tile.kind === 'contract') return tile.reward;
  return tile.kind === 'crest' ? [] : tile.effects;
}

export function printedOn(id: string): Printed {
  const sum: Printed = { points: 0, resources: 0, any: 0, deeds: 0 };
  for (const effect of effectsOf(id)) add(sum, effect);
  return sum;
}

/** The bonus value of a Character: everything shown, added up (Q16.12). */
export function valueOf(id: string): number {
  const { points, resources, deeds } = printedOn(id);
  return points + resources + deeds;
}

function add(sum: Printed, effect: Effect): void {
  if (effect.do === 'score') sum.points += effect.points;
  if (effect.do === 'gain')
    sum.resources += Object.values(effect.goods).reduce((total, count) => total + count, 0);
  if (effect.do === 'gainAny') {
    sum.resources += effect.count;
    sum.any += effect.count;
  }
  if (effect.do === 'act' || effect.do === 'addPoints') sum.deeds += effect.points;
  if (effect.do === 'move') sum.deeds += effect.steps;
  if (effect.do === 'place') sum.deeds += 1;
}
