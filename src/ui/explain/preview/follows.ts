import { houseSpaceOf, isTown, townOf } from '../../../content';
import { freeHouseSpaces } from '../../../rules/board';
import type { Walk } from '../../../rules/explaining/reach';
import type { Thing } from '../../../rules/explaining/words';
import { explain } from '../../../rules/explaining/explain';
import type { Move, Seat } from '../../../rules/model';

/** What could follow where a walk leads: a House or a Pillar, a Bonus tile. */
export interface Follow {
  readonly thing: Thing;
  readonly move: Move;
  /** With those of the walk. */
  readonly points: number;
}

function follow({ after, points }: Walk, seat: Seat, thing: Thing): Follow[] {
  const [way] = explain(after, seat, thing).ways;
  return way ? [{ thing, move: way.move, points: points + (way.terms.points ?? 0) }] : [];
}

const scoreOf = (space: string): number =>
  houseSpaceOf(space).bonus.reduce((sum, effect) => sum + (effect.do === 'score' ? effect.points : 1), 0);

/** The best space first. */
export function followsOf(walk: Walk, seat: Seat): Follow[] {
  const { after, to } = walk;
  if (!isTown(to)) return [];
  const town = townOf(to);
  const spaces = freeHouseSpaces(after, to).toSorted((a, b) => scoreOf(b.id) - scoreOf(a.id));
  const things: Thing[] = [
    ...spaces.map(({ id }) => ({ is: 'houseSpace', space: id }) as const),
    ...(town.pillars === undefined ? [] : [{ is: 'pillarSpace', town: to } as const]),
    ...town.tiles
      .filter(({ id }) => after.map.tiles[id] !== undefined)
      .map(({ id }) => ({ is: 'tileSpace', space: id }) as const),
  ];
  return things.flatMap(thing => follow(walk, seat, thing));
}
