import { RESOURCES, TOWNS, tileOf } from '../../content';
import { freeHouseSpaces, hasContributed, hasHouseIn, priceAt, refusePillar } from '../../rules/board';
import { characterOf, tilesIn } from '../../rules/buildings';
import { printedOn } from '../../rules/printed';
import { distance } from '../../rules/map';
import { playerOf, type Player, type Seat, type State } from '../../rules/model';
import { projectEnd, projectFairs, projectKing } from '../../rules/projection';

/** What a seat has is worth in VP: what is projected for sure, and a guess at what will become of the rest. */

const PER_POINT = 0.5;
const ON_MAP = 3;
const PER_GOOD = 0.4;
const ABSENT_FROM_FAIR = 0.4;
const CREST = 4;
const HELPER = 2;
const CHARACTER = 1.5;
const PLACED_CHARACTER = 2;
/** Of the VP of a Contract nothing of which is there yet; twice that when all is. */
const CONTRACT = 0.3;
const PILLAR = 2;
const PER_STEP = 0.7;
const FAR = 10;

export const position = (state: State, seat: Seat): number =>
  projectEnd(state, seat).total +
  projectFairs(state, seat).reduce(
    (sum, { takesPart, points }) => sum + points * (takesPart ? 1 : ABSENT_FROM_FAIR),
    0,
  ) +
  (projectKing(state, seat)?.points ?? 0) +
  belongings(state, seat) -
  PER_STEP * (stepsToHouse(state, seat) + stepsToPillar(state, seat));

function belongings(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const goods = RESOURCES.reduce((sum, resource) => sum + player.goods[resource], 0);
  const tiles = player.storehouse.reduce((sum, id) => sum + waitingWorth(state, player, id), 0);
  const residents = player.buildings.reduce((sum, building) => sum + tilesIn(building).length, 0);
  const unbuilt = player.pillars.filter(town => priceAt(state, town) && !hasContributed(state, seat, town));
  const onMap = player.houses.length + player.pillars.length;
  return goods * PER_GOOD + tiles + residents * PLACED_CHARACTER + unbuilt.length * PILLAR + onMap * ON_MAP;
}

/** What the Action Points that wait to be spent are worth. */
export const prospects = (state: State, seat: Seat): number =>
  PER_POINT *
  state.agenda
    .filter(item => item.seat === seat)
    .flatMap(({ effects }) => effects)
    .reduce((sum, effect) => sum + ('points' in effect && 'action' in effect ? effect.points : 0), 0);

/** A tile that waits in the Storehouse; a Contract is worth more the less of it is missing. */
function waitingWorth(state: State, player: Player, id: string): number {
  const tile = tileOf(id);
  if (tile.kind === 'crest') return CREST;
  if (tile.kind === 'character') return livesNowhereElse(player, id) ? CHARACTER : 0;
  if (tile.kind !== 'contract') return HELPER;
  const { iron = 0, wool = 0, identical = 0 } = tile.cost;
  const { goods } = player;
  const stock = Math.max(...RESOURCES.map(resource => goods[resource]));
  const covered = Math.min(iron, goods.iron) + Math.min(wool, goods.wool) + Math.min(identical, stock);
  return CONTRACT * printedOn(state, id).points * (1 + covered / (iron + wool + identical));
}

/** Whether a Room is left for this Character. */
const livesNowhereElse = (player: Player, id: string): boolean =>
  player.buildings.some(({ rooms }) => {
    const homes = rooms.filter(room => room !== null).map(characterOf);
    return rooms.includes(null) && homes.every(home => home === characterOf(id));
  });

const nearest = (from: string, towns: readonly { readonly id: string }[]): number =>
  towns.reduce((least, { id }) => Math.min(least, distance(from, id)), FAR);

function stepsToHouse(state: State, seat: Seat): number {
  const { merchant, supply } = playerOf(state, seat);
  if (supply.houses === 0) return 0;
  const open = TOWNS.filter(
    ({ id }) => !hasHouseIn(state, seat, id) && freeHouseSpaces(state, id).length > 0,
  );
  return nearest(merchant, open);
}

function stepsToPillar(state: State, seat: Seat): number {
  const { architect, supply } = playerOf(state, seat);
  if (supply.pillars === 0) return 0;
  return nearest(
    architect,
    TOWNS.filter(({ id }) => !refusePillar(state, seat, id)),
  );
}
