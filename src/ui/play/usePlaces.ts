import { TOWNS, houseSpaceOf } from '../../content';
import { townOfSpace } from '../../rules/board';
import type { Move } from '../../rules/model';
import type { PlaceProps, PlacePropsOf } from '../pictures/Place';
import { choosable } from './choosable';
import { stepsTo, walkTo, walksNow, type Walk } from './reach';
import { useTable, type TableView } from './TableContext';
import { movesOf } from './tasks';
import { useText, type TableText } from './words';

/** What every place of the map answers to now: walking there, building, picking up a tile. */

type Act = () => void;

const isTown = (id: string): boolean => TOWNS.some(town => town.id === id);

export function usePlaces(): PlacePropsOf {
  const table = useTable();
  const text = useText();
  if (!table.mine) return () => undefined;
  const walks = walksNow(table.G, table.me);
  return id =>
    walkPlace(id, walks, table, text) ??
    buildPlace(id, table, text) ??
    tilePlace(id, table, text) ??
    cathedralPlace(id, table, text);
}

/** A town or road space within reach of a piece. */
function walkPlace(id: string, walks: readonly Walk[], { make, walker }: TableView, text: TableText) {
  const walk =
    walks.find(each => each.piece === walker && stepsTo(each, id) !== undefined) ??
    walks.find(each => stepsTo(each, id) !== undefined);
  const steps = walk && stepsTo(walk, id);
  if (!walk || steps === undefined) return undefined;
  const label = text.say('map.reach', { place: text.place(id), n: steps });
  return choosable(label, () => make(...walkTo(walk, id)), steps);
}

/** House spaces, Pillar spaces, and towns where something may be placed from afar. */
function buildPlace(id: string, { legal, make, pick }: TableView, text: TableText): PlaceProps | undefined {
  const houses = movesOf(legal, 'buildHouse');
  const space = houses.find(move => move.space === id);
  if (space) return choosable(houseLabel(space.space, text), () => make(space));
  const pillar = movesOf(legal, 'buildPillar').find(
    move => id === `${move.town}.cathedral` || id === move.town,
  );
  if (pillar) return choosable(text.say('move.pillar', { town: text.town(pillar.town) }), () => make(pillar));
  if (!isTown(id)) return undefined;
  const [only, ...more] = houses.filter(move => townOfSpace(move.space) === id);
  if (!only) return undefined;
  const act: Act = () => (more.length > 0 ? pick({ kind: 'place', place: id }) : make(only));
  return choosable(houseLabel(only.space, text), act);
}

function houseLabel(space: string, text: TableText): string {
  const town = text.say('move.house', { town: text.town(townOfSpace(space)) });
  return [town, ...houseSpaceOf(space).bonus.map(effect => text.effect(effect))].join(', ');
}

function tilePlace(id: string, { G, legal, make }: TableView, text: TableText): PlaceProps | undefined {
  const move: Move | undefined = movesOf(legal, 'pickUp').find(each => each.space === id);
  const tile = G.map.tiles[id];
  if (!move || tile === undefined) return undefined;
  return choosable(`${text.say('move.pickUp')}: ${text.tileTitle(tile)}`, () => make(move));
}

/** A Cathedral that can be contributed to. */
function cathedralPlace(id: string, { legal, make }: TableView, text: TableText): PlaceProps | undefined {
  const move = movesOf(legal, 'contribute').find(each => id === `${each.town}.cathedral`);
  if (!move) return undefined;
  return choosable(`${text.say('move.contribute')}: ${text.town(move.town)}`, () => make(move));
}
