import type { WheelAction } from '../../../../src/content';
import type { Technology } from '../../../../src/content/silver/words';
import type { GameEvent } from '../../../../src/rules/events';
import type { Die, MoveOf, State } from '../../../../src/rules/model';
import { arrange, type Mine } from '../../situation/arranging';
import { does } from '../../situation/playing';
import { aSilverGame, arrangeMiner, below } from '../situation';

/** Situations with tiers: the Technology in question is the first of three. */

const OTHERS: readonly Technology[] = ['prospector', 'merchant', 'architect', 'character'];

const withFirst = (first: Technology, { second, third }: Had): readonly Technology[] =>
  [...new Set([first, ...(second ? [second[0]] : []), ...(third ? [third] : []), ...OTHERS])].slice(0, 3);

interface Had {
  readonly silver?: number;
  readonly mine?: Mine;
  readonly players?: number;
  readonly second?: readonly [technology: Technology, tier: number];
  /** In play too, nothing of it reached. */
  readonly third?: Technology;
  readonly prospectors?: readonly string[];
}

const minerWith = (tier: number, { silver = 0, second, prospectors }: Had) => ({
  silver,
  tiers: [tier, second?.[1] ?? 0, 0],
  ...(prospectors && { prospectors, reserve: 3 - prospectors.length }),
});

/** Seat 0 has reached a tier, has taken its die and has so many points of this Action, which has not begun. */
export const onTier = (
  technology: Technology,
  tier: number,
  action: WheelAction,
  points: number,
  had: Had = {},
): State =>
  below(action, points, minerWith(tier, had), had.mine, {
    technologies: withFirst(technology, had),
    ...(had.players && { players: had.players }),
  });

/** Seat 0 has reached a tier and may take one of these dice; no Bonus tile lies on the wheel. */
export function beforeTheDie(
  technology: Technology,
  tier: number,
  dice: readonly Die[],
  had: Had = {},
): State {
  const state = aSilverGame({ technologies: withFirst(technology, had) });
  arrangeMiner(state, 0, minerWith(tier, had));
  arrange(state, 0, { goods: {}, ...had.mine });
  arrange(state, it => {
    it.wheel.dice = [...dice];
    it.wheel.tiles = {};
  });
  return state;
}

export const takes = ({ colour, value }: Die, more: Partial<MoveOf<'takeDie'>> = {}): MoveOf<'takeDie'> => ({
  ...{ type: 'takeDie', colour, value, to: value },
  ...more,
});

export const research = (technology: Technology) => ({ type: 'research', technology }) as const;

/** What was told of a tier: 'points S3.14'. */
export const byTier = (events: readonly GameEvent[], id: string): string[] =>
  events
    .filter(({ source }) => source.kind === 'technology' && source.id === id)
    .map(({ what, rule }) => `${what} ${rule}`);

export const declares = (action: MoveOf<'declare'>['action']) => ({ type: 'declare', action }) as const;

/** Does it, and tells what came of a tier. */
export const doesBy = (state: State, id: string, ...moves: Parameters<typeof does>[1][]): string[] =>
  byTier(does(state, ...moves), id);
