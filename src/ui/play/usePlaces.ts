import { houseSpaceOf } from '../../content';
import { townOfSpace } from '../../rules/board';
import { PLACES } from '../../rules/map';
import type { MoveOf } from '../../rules/model';
import type { PlacePropsOf } from '../pictures/Place';
import { usePlaceProps, type Choice, type Choices } from './choosable';
import { stepsTo, walkTo, walksNow, type Walk } from './reach';
import { theGame, useTable, type TableView } from './TableContext';
import { movesOf } from './tasks';
import { useText, type TableText } from './words';

/** What every place of the map answers to now: walking there, building, picking up a tile. */
export function usePlaces(): PlacePropsOf {
  const table: Possible = {
    G: useTable(theGame),
    me: useTable(view => view.me),
    legal: useTable(view => view.legal),
    walker: useTable(view => view.walker),
  };
  const mine = useTable(view => view.mine);
  const text = useText();
  return usePlaceProps(mine ? placesNow(table, text) : NOWHERE);
}

/** What the places depend on. */
type Possible = Pick<TableView, 'G' | 'me' | 'legal' | 'walker'>;

const NOWHERE: Choices = {};

/** Where one place could answer in several ways, the later of these goes first. */
const placesNow = (table: Possible, text: TableText): Choices => ({
  ...cathedrals(table, text),
  ...tiles(table, text),
  ...townsToBuildIn(table, text),
  ...pillars(table, text),
  ...houses(table, text),
  ...walks(table, text),
});

/** Towns and road spaces within reach of a piece. */
function walks({ G, me, walker }: Possible, text: TableText): Choices {
  const all = walksNow(G, me).toSorted((a, b) => Number(b.piece === walker) - Number(a.piece === walker));
  return Object.fromEntries(
    PLACES.flatMap(id => {
      const walk = all.find(each => stepsTo(each, id) !== undefined);
      return walk ? [[id, walkChoice(walk, id, text)]] : [];
    }),
  );
}

function walkChoice(walk: Walk, to: string, text: TableText): Choice {
  const distance = stepsTo(walk, to) ?? 0;
  const label = text.say('map.reach', { place: text.place(to), n: distance });
  return { label, does: { make: walkTo(walk, to) }, distance };
}

function houseChoice(move: MoveOf<'buildHouse'>, text: TableText): Choice {
  const town = text.say('move.house', { town: text.town(townOfSpace(move.space)) });
  const gains = houseSpaceOf(move.space).bonus.map(effect => text.effect(effect));
  return { label: [town, ...gains].join(', '), does: { make: [move] } };
}

const houses = ({ legal }: Possible, text: TableText): Choices =>
  Object.fromEntries(movesOf(legal, 'buildHouse').map(move => [move.space, houseChoice(move, text)]));

/** A town stands for its only space; a card asks which of several. */
function townsToBuildIn({ legal }: Possible, text: TableText): Choices {
  const choices: Choices = {};
  for (const move of movesOf(legal, 'buildHouse')) {
    const town = townOfSpace(move.space);
    const first = choices[town];
    choices[town] = first
      ? { ...first, does: { pick: { kind: 'place', place: town } } }
      : houseChoice(move, text);
  }
  return choices;
}

/** A Pillar is placed at the Cathedral or at its town. */
const pillars = ({ legal }: Possible, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'buildPillar').flatMap(move => {
      const label = text.say('move.pillar', { town: text.town(move.town) });
      const choice: Choice = { label, does: { make: [move] } };
      return [
        [`${move.town}.cathedral`, choice],
        [move.town, choice],
      ];
    }),
  );

const tiles = ({ G, legal }: Possible, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'pickUp').flatMap(move => {
      const tile = G.map.tiles[move.space];
      if (tile === undefined) return [];
      const label = `${text.say('move.pickUp')}: ${text.tileTitle(tile)}`;
      return [[move.space, { label, does: { make: [move] } }]];
    }),
  );

/** Cathedrals that can be contributed to. */
const cathedrals = ({ legal }: Possible, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'contribute').map(move => {
      const label = `${text.say('move.contribute')}: ${text.town(move.town)}`;
      return [`${move.town}.cathedral`, { label, does: { make: [move] } }];
    }),
  );
