import { RESOURCES, tileOf, type Goods } from '../../content';
import { alter, beginApart, push, take, waiting } from '../agenda';
import { buildingOf, tilesIn } from '../buildings';
import { grantedByBox } from '../granted';
import { gain } from '../ledger';
import { playerOf, type MoveOf } from '../model';
import { happen } from '../play';
import { refuseForNow } from '../points';
import { pointsToSpend, refusePoints, spend } from '../spending';
import { no } from '../refusals';
import { advanceMarker as advanceMarker, stepsToTop } from '../track';
import { BUILDING, GOODS_BUNDLE, WALK_STEPS, TILE } from './kinds';
import type { MoveRule } from './rule';

/** What an effect leaves to the player: goods, a Building, the order of its bonuses, steps on the King track. */

/** Every way of choosing so many goods. */
function choicesOf(count: number, from = 0): Goods[] {
  if (count === 0) return [{}];
  return RESOURCES.slice(from).flatMap((resource, index) =>
    choicesOf(count - 1, from + index).map(rest => ({ ...rest, [resource]: (rest[resource] ?? 0) + 1 })),
  );
}

const WAYS = new Map<number, readonly MoveOf<'chooseGoods'>[]>();

/** The moves that choose so many: there are few numbers, and each has the same ways every time. */
function waysToChoose(count: number): readonly MoveOf<'chooseGoods'>[] {
  const known = WAYS.get(count);
  if (known) return known;
  const ways = choicesOf(count).map(goods => ({ type: 'chooseGoods', goods }) as const);
  WAYS.set(count, ways);
  return ways;
}

export const chooseGoods: MoveRule<MoveOf<'chooseGoods'>> = {
  args: { goods: GOODS_BUNDLE },
  answers: ['gainAny'],
  candidates: state => {
    const effect = waiting(state, 'gainAny');
    return effect ? waysToChoose(effect.count) : [];
  },
  refuse: (state, _seat, { goods }) => {
    const effect = waiting(state, 'gainAny');
    if (!effect) return refuseForNow(state);
    const count = RESOURCES.reduce((sum, resource) => sum + (goods[resource] ?? 0), 0);
    return count === effect.count ? undefined : no('wrongCount', 'R8.5', { needs: effect.count, has: count });
  },
  apply: (play, seat, { goods }) => {
    const effect = waiting(play.state, 'gainAny');
    if (!effect) return;
    const source = take(play, effect);
    const rule = grantedByBox(play.state, source) ?? (source.kind === 'exchange' ? 'R6.53' : 'R8.5');
    gain(play, seat, goods, { source, rule });
  },
};

export const chooseBuilding: MoveRule<MoveOf<'chooseBuilding'>> = {
  args: { building: BUILDING },
  answers: ['buildingBonuses'],
  candidates: (state, seat) =>
    playerOf(state, seat).buildings.map((_, building) => ({ type: 'chooseBuilding', building })),
  refuse: (state, seat, { building }) => {
    if (!waiting(state, 'buildingBonuses')) return refuseForNow(state);
    return tilesIn(buildingOf(state, seat, building)).length === 0
      ? no('noCharacterInBuilding', 'R8.41', { building: building + 1 })
      : undefined;
  },
  apply: (play, seat, { building }) => {
    const effect = waiting(play.state, 'buildingBonuses');
    if (!effect) return;
    const source = take(play, effect);
    happen(play, seat, { what: 'choose', building }, { source, rule: 'R8.41' });
    // the Characters are fixed now: later arrivals are not added (Q8.26)
    push(play, seat, [{ do: 'receive', tiles: tilesIn(buildingOf(play.state, seat, building)) }], source);
  },
};

export const receive: MoveRule<MoveOf<'receive'>> = {
  args: { tile: TILE },
  answers: ['receive'],
  candidates: state => (waiting(state, 'receive')?.tiles ?? []).map(tile => ({ type: 'receive', tile })),
  refuse: (state, _seat, { tile }) => {
    const effect = waiting(state, 'receive');
    if (!effect) return refuseForNow(state);
    return effect.tiles.includes(tile) ? undefined : no('bonusNotHere', 'R8.42');
  },
  apply: (play, seat, { tile }) => {
    const effect = waiting(play.state, 'receive');
    const character = tileOf(tile);
    if (!effect || character.kind !== 'character') return;
    const source = beginApart(play, effect);
    const tiles = effect.onlyOne ? [] : effect.tiles.filter(each => each !== tile);
    const left = alter(play, effect, { tiles });
    if (left.tiles.length === 0) take(play, left);
    happen(play, seat, { what: 'bonus', tile }, { source, rule: 'R8.42' });
    push(play, seat, character.effects, { kind: 'character', id: tile });
  },
};

export const advanceMove: MoveRule<MoveOf<'advance'>> = {
  args: { steps: WALK_STEPS },
  answers: ['kingPoints'],
  candidates: state =>
    Array.from({ length: pointsToSpend(state) }, (_, index) => ({ type: 'advance', steps: index + 1 })),
  refuse: (state, seat, { steps }) =>
    steps > stepsToTop(state, seat) ? no('kingTrackTop', 'R6.62') : refusePoints(state, 'king', steps),
  terms: (_state, _seat, { steps }) => ({ action: 'king', points: steps }),
  apply: (play, seat, { steps }) => {
    const source = spend(play, steps);
    advanceMarker(play, seat, steps, { source, rule: 'R6.60' });
  },
};
