import {
  CHARACTER_OFFER_SPACES,
  COST_TILES,
  FAIR_ROW,
  FAIR_TILES,
  OFFER_COSTS,
  START_TOWN,
  TOWNS,
  TOWN_TILES,
  inPlay,
  townTileOf,
} from '../../content';
import type { WheelAction } from '../../content/vocabulary';
import { announce, type Play } from '../events';
import { reveal } from '../ledger';
import type { Options } from '../model';

/** What chance lays out on the board before the first round. */

const SOURCE = { kind: 'setup' } as const;
const CARDINAL_POINTS = [0, 1, 2, 3, 4, 5];

/** Draws one after the other without putting back. */
export function drawSome<T extends string>(play: Play, from: readonly T[], count: number): T[] {
  const bag = [...from];
  return Array.from({ length: count }, () => {
    const drawn = play.chance.pick(bag);
    bag.splice(bag.indexOf(drawn), 1);
    return drawn;
  });
}

/** Any rotation; the Action tiles as printed or shuffled (R2.2–R2.4, Q2.2). */
export function turnWheel(play: Play, actionTiles: Options['actionTiles']): void {
  const { wheel } = play.state;
  wheel.offset = play.chance.pick(CARDINAL_POINTS);
  if (actionTiles === 'shuffled')
    wheel.actions = drawSome<WheelAction>(play, wheel.actions, wheel.actions.length);
}

/** Bonus tiles on wheel, King track and map, then both offers (R2.6–R2.11). */
export function dealOffers(play: Play): void {
  const { wheel, king, map, offers, players } = play.state;
  for (const action of wheel.actions) {
    const tile = reveal(play, 'bonus', `wheel:${action}`, SOURCE, 'R2.7');
    if (tile !== null) wheel.tiles[action] = tile;
  }
  king.tile = reveal(play, 'bonus', 'king', SOURCE, 'R2.8');
  for (const { id } of inPlay(
    TOWNS.flatMap(town => town.tiles),
    players.length,
  )) {
    const tile = reveal(play, 'bonus', id, SOURCE, 'R2.9');
    if (tile !== null) map.tiles[id] = tile;
  }
  offers.contract = OFFER_COSTS.map((_, at) => reveal(play, 'contract', `contract:${at}`, SOURCE, 'R2.10'));
  offers.character = Array.from({ length: CHARACTER_OFFER_SPACES }, (_, at) =>
    reveal(play, 'character', `character:${at}`, SOURCE, 'R2.11'),
  );
}

/** Construction costs, Fair towns and Fair tiles (R2.12–R2.17). */
export function dealTowns(play: Play): void {
  const { state } = play;
  const cathedrals = TOWNS.filter(town => town.pillars !== undefined).map(town => town.id);
  const costs = drawSome(
    play,
    COST_TILES.map(tile => tile.id),
    cathedrals.length,
  );
  cathedrals.forEach((town, index) => {
    const cost = costs[index] ?? '';
    state.map.costs[town] = cost;
    announce(play, { what: 'reveal', tile: cost, at: town }, SOURCE, 'R2.12');
  });
  const drawn = drawSome(
    play,
    TOWN_TILES.map(tile => tile.id),
    FAIR_ROW.length - 1,
  );
  const towns = [START_TOWN, ...drawn.map(tile => townTileOf(tile).town)];
  const fairs = drawSome(
    play,
    FAIR_TILES.map(tile => tile.id),
    FAIR_ROW.length,
  );
  state.fairs = fairs.map((tile, index) => ({ town: towns[index] ?? START_TOWN, tile }));
  for (const { town, tile } of state.fairs)
    announce(play, { what: 'reveal', tile, at: town }, SOURCE, 'R2.16');
}
