import { BUILDINGS, CONTRACT_SPACES, TOWNS, mapOf } from '../../content';
import { isAvailable } from '../../rules/board';
import type { Seat, State } from '../../rules/model';
import { playerOf } from '../../rules/model';
import { piecesOf, standsOf } from '../../rules/pieces';
import { crestPlace, roomPlace } from '../pictures/board/streetPlaces';
import { bonusOfSpace, deedAt, priceOfCathedral, type Speaker } from './deeds';
import { dieWords, differentDice, placeOfDie } from './diceChoices';
import type { TableText } from './words';

/** What lies at the places of the pictures, for who does not see them: also where nothing can be chosen. */

export type PlaceNames = Readonly<Record<string, string>>;

export const wheelNames = (text: TableText, G: State): PlaceNames =>
  Object.fromEntries([
    ...differentDice(G.wheel.dice).map(die => [placeOfDie(die), dieWords(text, G, die)]),
    ...G.wheel.actions.flatMap(action => {
      const tile = G.wheel.tiles[action];
      const name = text.say(`action.${action}`);
      return tile === undefined ? [] : [[`tile.${action}`, deedAt(text, name, text.tileFull(tile))]];
    }),
  ]) as PlaceNames;

/** Rooms and Crest spaces of a street. */
export const streetNames = (text: TableText, G: State, seat: Seat): PlaceNames =>
  Object.fromEntries(
    playerOf(G, seat).buildings.flatMap(({ rooms, crest }, building) => [
      ...rooms.map((tile, below) => [
        roomPlace(building, below + 1),
        deedAt(
          text,
          text.say('board.room', { building: building + 1, floor: below + 1 }),
          lyingThere(text, tile),
        ),
      ]),
      [crestPlace(building), crestName(text, building, crest)],
    ]),
  ) as PlaceNames;

export const lyingThere = (text: TableText, tile: string | null): string =>
  tile === null ? text.say('table.empty') : text.tileFull(tile);

function crestName(text: TableText, building: number, tile: string | null): string {
  const space = text.say('does.crestSpace', { building: building + 1 });
  if (tile !== null) return deedAt(text, space, text.tileFull(tile));
  const { food: n = 0, bonus = [] } = BUILDINGS[building]?.crest ?? {};
  return deedAt(text, space, text.say('does.food', { n, brings: text.effects(bonus) }));
}

/** The Contracts that were fulfilled, and what the next ones score. */
export const contractNames = (text: TableText, G: State, seat: Seat): PlaceNames => {
  const { contracts } = playerOf(G, seat);
  return Object.fromEntries(
    CONTRACT_SPACES.map(({ points, pillar }, space) => {
      const tile = contracts[space];
      const free = [text.say('unit.vp', { n: points }), ...(pillar ? [text.say('piece.pillar')] : [])];
      return [`contract.${space}`, tile === undefined ? text.parts(free) : text.tileFull(tile)];
    }),
  );
};

/** What lies and stands on the map; the towns bear their names. */
export function mapNames(speaker: Speaker): PlaceNames {
  const { text, G } = speaker;
  return Object.fromEntries([
    ...TOWNS.flatMap(({ id, houses, tiles, pillars }) => [
      ...houses.map((space, at) => [space.id, houseName(text, G, id, space.id, at + 1)]),
      ...tiles.map(space => [space.id, tileName(text, G, id, space.id)]),
      ...(pillars === undefined ? [] : [[`${id}.cathedral`, cathedralName(speaker, id)]]),
    ]),
    ...G.players.flatMap(({ name, colour }, seat) =>
      piecesOf(G).flatMap(piece =>
        standsOf(G, seat, piece)
          .filter(at => mapOf(at).main)
          .map(at => [
            `piece.${colour}.${piece}`,
            deedAt(text, name, text.say(`piece.${piece}`), text.place(at)),
          ]),
      ),
    ),
  ]) as PlaceNames;
}

function houseName(text: TableText, { players }: State, town: string, space: string, n: number): string {
  const owner = players.find(({ houses }) => houses.includes(space));
  const name = text.say('does.houseSpace', { town: text.town(town), n });
  return deedAt(text, name, owner?.name ?? bonusOfSpace(text, space));
}

function tileName(text: TableText, G: State, town: string, space: string): string {
  const tile = G.map.tiles[space];
  return deedAt(text, text.town(town), lyingThere(text, tile ?? null));
}

function cathedralName(speaker: Speaker, town: string): string {
  const { text, G } = speaker;
  const name = text.say('tile.cathedral.title', { town: text.town(town) });
  const builders = G.players.filter(({ pillars }) => pillars.includes(town)).map(each => each.name);
  const price = isAvailable(G, town) ? [priceOfCathedral(speaker, town)] : [];
  return deedAt(text, name, ...price, ...builders);
}
