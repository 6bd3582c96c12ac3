import { townOfSpace } from '../../content';
import { mapsOf, placesOf } from '../../rules/map';
import type { PlacePropsOf } from '../pictures/Place';
import { usePlaceProps, type Choice, type Choices } from './choosable';
import {
  bonusOfSpace,
  deedAt,
  deedOf,
  houseSpaceDeed,
  pillarDeed,
  priceOfCathedral,
  walkDeed,
} from './deeds';
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
  const all = walksNow(G, me);
  const isChosen = ({ piece }: Walk): boolean => piece === walker;
  return Object.fromEntries(
    mapsOf(G)
      .flatMap(placesOf)
      .flatMap(id => {
        const able = all.filter(each => stepsTo(each, id) !== undefined);
        const [nearest] = able.toSorted((a, b) => (stepsTo(a, id) ?? 0) - (stepsTo(b, id) ?? 0));
        const walk = able.find(isChosen) ?? nearest;
        return walk ? [[id, walkChoice(walk, id, text)]] : [];
      }),
  );
}

function walkChoice(walk: Walk, to: string, text: TableText): Choice {
  const does = { make: walkTo(walk, to) };
  // a leap costs no steps
  if (walk.reach === 'anywhere') return { label: walkDeed(text, walk.piece, to), does };
  const distance = stepsTo(walk, to) ?? 0;
  return { label: walkDeed(text, walk.piece, to, distance), does, distance };
}

const houses = ({ legal }: Possible, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'buildHouse').map(move => [
      move.space,
      { label: houseSpaceDeed(text, move.space), does: { make: [move] } },
    ]),
  );

/** A town stands for its only space; a card asks which of several. */
function townsToBuildIn({ legal }: Possible, text: TableText): Choices {
  const moves = movesOf(legal, 'buildHouse');
  return Object.fromEntries(
    [...new Set(moves.map(({ space }) => townOfSpace(space)))].map(town => {
      const there = moves.filter(({ space }) => townOfSpace(space) === town);
      const [move, ...others] = there;
      const choice: Choice =
        move && others.length === 0
          ? {
              label: deedAt(text, text.town(town), text.say('does.build'), bonusOfSpace(text, move.space)),
              does: { make: [move] },
            }
          : {
              label: deedAt(text, text.town(town), text.say('does.buildOneOf', { n: there.length })),
              does: { pick: { kind: 'place', place: town } },
            };
      return [town, choice];
    }),
  );
}

/** A Pillar is placed at the Cathedral or at its town. */
const pillars = ({ legal }: Possible, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'buildPillar').flatMap(move => {
      const does = { make: [move] };
      const inTown = deedAt(text, text.town(move.town), text.say('does.buildPillar'));
      return [
        [`${move.town}.cathedral`, { label: pillarDeed(text, move.town), does }],
        [move.town, { label: inTown, does }],
      ];
    }),
  );

const tiles = ({ G, me, legal }: Possible, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'pickUp').map(move => [
      move.space,
      { label: deedOf({ text, G, me }, move), does: { make: [move] } },
    ]),
  );

/** Cathedrals that can be contributed to. */
const cathedrals = ({ G, me, legal }: Possible, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'contribute').map(move => {
      const name = text.say('tile.cathedral.title', { town: text.town(move.town) });
      const price = priceOfCathedral({ text, G, me }, move.town);
      const label = deedAt(text, name, text.say('does.contributeHere'), price);
      return [`${move.town}.cathedral`, { label, does: { make: [move] } }];
    }),
  );
