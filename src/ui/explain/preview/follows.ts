import { houseSpaceOf, isTown, townOf } from '../../../content';
import { freeHouseSpaces } from '../../../rules/board';
import { seeded } from '../../../rules/chance';
import type { Walk } from '../../../rules/explaining/reach';
import type { Thing } from '../../../rules/explaining/words';
import { explain } from '../../../rules/explaining/explain';
import type { Move, MoveOf, Seat, State } from '../../../rules/model';
import { legalMoves, termsOf, tried } from '../../../rules/moves';
import { boxThingsIn } from './boxPreviews';

/** What could follow a move at once: where a walk leads, or with a tile that is taken. */
export interface Follow {
  readonly thing: Thing;
  /** The table in between. */
  readonly after: State;
  readonly move: Move;
  /** With those of what goes before. */
  readonly points: number;
}

function follow({ after, points }: Walk, seat: Seat, thing: Thing): Follow[] {
  const [way] = explain(after, seat, thing).ways;
  return way ? [{ thing, after, move: way.move, points: points + (way.terms.points ?? 0) }] : [];
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
    ...boxThingsIn(after, to),
    ...spaces.map(({ id }) => ({ is: 'houseSpace', space: id }) as const),
    ...(town.pillars === undefined ? [] : [{ is: 'pillarSpace', town: to } as const]),
    ...town.tiles
      .filter(({ id }) => after.map.tiles[id] !== undefined)
      .map(({ id }) => ({ is: 'tileSpace', space: id }) as const),
  ];
  return things.flatMap(thing => follow(walk, seat, thing));
}

/** Where a Character that is taken could move in: the cheapest Room first. What takes its place makes no difference. */
export function roomsFor(state: State, seat: Seat, take: MoveOf<'takeCharacter'>): Follow[] {
  const after = tried(state, seat, take, seeded(1));
  const taking = termsOf(state, seat, take).points ?? 0;
  return legalMoves(after, seat)
    .flatMap((move): Follow[] => {
      if (move.type !== 'placeCharacter' || move.tile !== take.tile) return [];
      const { building, floor } = move;
      const points = taking + (termsOf(after, seat, move).points ?? 0);
      return [{ thing: { is: 'room', seat, building, floor }, after, move, points }];
    })
    .toSorted((a, b) => a.points - b.points);
}
