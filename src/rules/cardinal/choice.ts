import type { RuleId } from '../../content/rulebook';
import type { Source } from '../model';
import { happen, type Play } from '../play';
import { CARDINAL } from './board';
import type { ChoiceName, CriterionName, PassedOver } from './words';

/** The Cardinal prefers by one criterion after the other; only what is left equal is a matter of chance (R15.2). */

export interface Criterion<T extends string = string, By extends CriterionName = CriterionName> {
  readonly by: By;
  readonly rule: RuleId;
  /** The higher the better. */
  readonly of: (candidate: T) => number;
}

interface Narrowed<T extends string> {
  best: readonly T[];
  /** The last criterion that made a difference. */
  last?: Criterion<T>;
}

/** Those that no other candidate beats. */
export function narrow<T extends string>(
  candidates: readonly T[],
  criteria: readonly Criterion<T>[],
): Narrowed<T> {
  let left: Narrowed<T> = { best: candidates };
  for (const criterion of criteria) {
    if (left.best.length < 2) break;
    const values = left.best.map(criterion.of);
    const most = Math.max(...values);
    const best = left.best.filter((_, index) => values[index] === most);
    if (best.length < left.best.length) left = { best, last: criterion };
  }
  return left;
}

/** What is to be chosen from what, and the rule by which the only candidate is chosen. */
export interface CandidateQuestion<T extends string> {
  of: ChoiceName;
  candidates: readonly T[];
  criteria: readonly Criterion<T>[];
  rule: RuleId;
  /** Where places are chosen: which nearer ones are not the chosen one, and why. */
  over?: (chosen: T) => readonly PassedOver[];
}

/** Chooses, and tells by what: the last criterion that decided, chance after all of them. */
export function decide<T extends string>(play: Play, source: Source, question: CandidateQuestion<T>): T {
  const { of, candidates, criteria, rule, over: overBy } = question;
  const { best, last } = narrow(candidates, criteria);
  const [first, ...equals] = best;
  if (first === undefined) throw new Error(`no ${of} to choose`);
  const byChance = equals.length > 0;
  const chosen = byChance ? play.chance.pick(best) : first;
  const by = byChance ? 'chance' : (last?.by ?? 'only');
  const over = overBy?.(chosen) ?? [];
  happen(
    play,
    CARDINAL,
    { what: 'choice', of, chosen, among: [...candidates], by, ...(over.length > 0 && { over }) },
    { source, rule: byChance ? 'R15.2' : (last?.rule ?? rule) },
  );
  return chosen;
}
