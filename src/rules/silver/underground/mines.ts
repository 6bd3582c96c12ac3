import { push, take, waiting } from '../../agenda';
import type { MoveOf, PendingOf, Seat, Source, State } from '../../model';
import { occur } from '../../occasions';
import { oneWordOf } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { happen, type Play } from '../../play';
import { refusePoints, spend } from '../../spending';
import { no, type Refusal } from '../../refusals';
import { MINE_SPACES, mineMapsOf, mineSpace, minesIn, townOfMine } from '../known';
import { minerOf } from '../miner';
import { isOnMapOf } from './prospectors';

/** Mines: one of a seat in a town, on a free space of its choice; each pays when it is placed (S4.6, S6.3). */

const MINE_SPACE = oneWordOf(MINE_SPACES);

const isTaken = (state: State, space: string): boolean =>
  state.players.some((_, seat) => minerOf(state, seat).mines.includes(space));

export const hasMineIn = (state: State, seat: Seat, town: string): boolean =>
  minesIn(town).some(({ id }) => minerOf(state, seat).mines.includes(id));

/** Why no Mine may be placed there, whatever allows it. */
export function refuseMine(state: State, seat: Seat, id: string): Refusal | undefined {
  const space = mineSpace(id);
  if (!space || space.players > state.players.length) return no('noSuchMine', 'SQ1.8', { space: id });
  const { town } = space;
  if (hasMineIn(state, seat, town)) return no('mineAlreadyThere', 'S4.6', { town });
  if (isTaken(state, id)) return no('mineSpaceTaken', 'S4.6', { town });
  return minerOf(state, seat).supply === 0 ? no('noMineLeft', 'S6.1') : undefined;
}

/** The Mine spaces that somebody could reach: by an effect on all maps with a Prospector, else where one stands. */
function spacesToTry(state: State, seat: Seat): readonly string[] {
  if (waiting(state, 'placeMine'))
    return mineMapsOf(state)
      .filter(({ start }) => isOnMapOf(state, seat, start))
      .flatMap(({ mines }) => mines.map(({ id }) => id));
  const spaces: string[] = [];
  for (const place of minerOf(state, seat).prospectors) for (const { id } of minesIn(place)) spaces.push(id);
  return spaces;
}

/** Where a Prospector has to be: on the map for an effect, in the town for a point (S5.8, S7.5). */
function refuseWhere(state: State, seat: Seat, town: string): Refusal | undefined {
  if (waiting(state, 'placeMine'))
    return isOnMapOf(state, seat, town) ? undefined : no('noProspectorOnMap', 'S5.8', { town });
  return minerOf(state, seat).prospectors.includes(town)
    ? refusePoints(state, 'prospector', 1)
    : no('prospectorElsewhere', 'S7.5', { town });
}

export const canPlaceMine = (state: State, seat: Seat): boolean =>
  spacesToTry(state, seat).some(space => !refuseMine(state, seat, space));

const use = (play: Play, effect: PendingOf<'placeMine'> | undefined): Source =>
  effect ? take(play, effect) : spend(play, 1);

export const openMine: MoveRule<MoveOf<'openMine'>> = {
  args: { space: MINE_SPACE },
  answers: ['prospectorPoints', 'placeMine'],
  candidates: (state, seat) => spacesToTry(state, seat).map(space => ({ type: 'openMine', space })),
  refuse: (state, seat, { space }) =>
    refuseMine(state, seat, space) ?? refuseWhere(state, seat, townOfMine(space)),
  terms: (state, _seat, { space }) => {
    if (waiting(state, 'placeMine')) return {};
    return { action: 'prospector', points: 1, stands: { piece: 'prospector', at: townOfMine(space) } };
  },
  apply: (play, seat, { space }) => {
    const source = use(play, waiting(play.state, 'placeMine'));
    happen(play, seat, { what: 'mine', space }, { source, rule: 'S7.5' });
    occur(play, seat, { on: 'minePlaced', space });
    push(play, seat, yieldOf(space), { kind: 'mine', id: space });
  },
};

/** What a Mine pays when it is placed (S6.3). */
export const goodsOfMine = (space: string) => ({ gold: mineSpace(space)?.gold ?? 0, silver: 1 });

export const yieldOf = (space: string) => {
  const { gold, silver: count } = goodsOfMine(space);
  const silver = { do: 'gainSilver', count } as const;
  return gold > 0 ? [silver, { do: 'gain', goods: { gold } } as const] : [silver];
};
