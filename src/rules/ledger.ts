import type { RuleId } from '../content/rulebook';
import { RESOURCES, type Goods, type Piece } from '../content/vocabulary';
import { buildingOf } from './buildings';
import { announce, tell, type Play } from './events';
import { playerOf, type Die, type Seat, type Source } from './model';
import { findDie } from './wheel';

/** The only writers of what somebody owns. Each change is told with its source and its rule. */

/** Goods come from a supply that never runs out (R1.2). */
export function gain(play: Play, seat: Seat, goods: Goods, source: Source, rule: RuleId): void {
  const own = playerOf(play.state, seat).goods;
  for (const resource of RESOURCES) own[resource] += goods[resource] ?? 0;
  tell(play, seat, { what: 'gain', goods }, source, rule);
}

export function pay(play: Play, seat: Seat, goods: Goods, source: Source, rule: RuleId): void {
  const own = playerOf(play.state, seat).goods;
  for (const resource of RESOURCES) {
    own[resource] -= goods[resource] ?? 0;
    if (own[resource] < 0) throw new Error(`seat ${seat} cannot pay ${resource}`);
  }
  tell(play, seat, { what: 'pay', goods }, source, rule);
}

/** A score never falls below 0: the rest of a loss is ignored (R1.31). */
export function score(play: Play, seat: Seat, points: number, source: Source, rule: RuleId): void {
  const player = playerOf(play.state, seat);
  const change = Math.max(points, -player.score);
  if (change === 0) return;
  player.score += change;
  tell(play, seat, { what: 'score', points: change }, source, rule);
}

/** A die leaves the wheel for a board, with the value to which it was turned (R5.10). */
export function takeFromWheel(
  play: Play,
  seat: Seat,
  die: Die,
  to: number,
  source: Source,
  rule: RuleId,
): void {
  const { state } = play;
  state.wheel.dice.splice(findDie(state, die), 1);
  playerOf(state, seat).dice.push({ colour: die.colour, value: to });
  tell(play, seat, { what: 'die', die: { colour: die.colour, value: die.value }, to }, source, rule);
}

export function takeIntoStorehouse(
  play: Play,
  seat: Seat,
  tile: string,
  from: string,
  source: Source,
  rule: RuleId,
): void {
  playerOf(play.state, seat).storehouse.push(tile);
  tell(play, seat, { what: 'take', tile, from }, source, rule);
}

/** A tile leaves the Storehouse: it is placed, fulfilled or used, never thrown away (R5.23). */
export function leaveStorehouse(play: Play, seat: Seat, tile: string): void {
  const { storehouse } = playerOf(play.state, seat);
  const at = storehouse.indexOf(tile);
  if (at < 0) throw new Error(`${tile} is not in the Storehouse of seat ${seat}`);
  storehouse.splice(at, 1);
}

/** A tile leaves the game. */
export function remove(play: Play, seat: Seat, tile: string, source: Source, rule: RuleId): void {
  tell(play, seat, { what: 'remove', tile }, source, rule);
}

export function putHouse(play: Play, seat: Seat, space: string, source: Source, rule: RuleId): void {
  const player = playerOf(play.state, seat);
  player.supply.houses -= 1;
  player.houses.push(space);
  tell(play, seat, { what: 'house', space }, source, rule);
}

export function putPillar(play: Play, seat: Seat, town: string, source: Source, rule: RuleId): void {
  const player = playerOf(play.state, seat);
  player.supply.pillars -= 1;
  player.pillars.push(town);
  tell(play, seat, { what: 'pillar', town }, source, rule);
}

export function takeCathedralTile(play: Play, seat: Seat, tile: string, source: Source, rule: RuleId): void {
  playerOf(play.state, seat).cathedrals.push(tile);
  tell(play, seat, { what: 'cathedral', tile }, source, rule);
}

/** A Crest goes from the Storehouse to the space below a Building. */
export function placeCrestBelow(
  play: Play,
  seat: Seat,
  tile: string,
  building: number,
  source: Source,
  rule: RuleId,
): void {
  leaveStorehouse(play, seat, tile);
  buildingOf(play.state, seat, building).crest = tile;
  tell(play, seat, { what: 'crest', tile, building }, source, rule);
}

/** A Character moves into a Room. */
export function putCharacter(
  play: Play,
  seat: Seat,
  tile: string,
  building: number,
  floor: number,
  source: Source,
  rule: RuleId,
): void {
  buildingOf(play.state, seat, building).rooms[floor - 1] = tile;
  tell(play, seat, { what: 'character', tile, building, floor }, source, rule);
}

/** A Contract is fulfilled: it lies on the next Contract space, or on the pile; says on which. */
export function layContract(play: Play, seat: Seat, tile: string, source: Source, rule: RuleId): number {
  const space = playerOf(play.state, seat).contracts.push(tile) - 1;
  tell(play, seat, { what: 'contract', tile, space }, source, rule);
  return space;
}

/** A House leaves its roof, or a Pillar its Contract space, for the supply. */
export function release(
  play: Play,
  seat: Seat,
  piece: 'house' | 'pillar',
  source: Source,
  rule: RuleId,
): void {
  const { supply } = playerOf(play.state, seat);
  if (piece === 'house') supply.houses += 1;
  else supply.pillars += 1;
  tell(play, seat, { what: 'release', piece }, source, rule);
}

export function walk(play: Play, seat: Seat, piece: Piece, to: string, source: Source, rule: RuleId): void {
  playerOf(play.state, seat)[piece] = to;
  tell(play, seat, { what: 'walk', piece, to }, source, rule);
}

/** Draws a tile from a pile and turns it up somewhere; an empty pile gives none. */
export function reveal(
  play: Play,
  pile: 'bonus' | 'contract' | 'character',
  at: string,
  source: Source,
  rule: RuleId,
): string | null {
  const bag = play.state.piles[pile];
  if (bag.length === 0) return null;
  const tile = play.chance.pick(bag);
  bag.splice(bag.indexOf(tile), 1);
  announce(play, { what: 'reveal', tile, at }, source, rule);
  return tile;
}
