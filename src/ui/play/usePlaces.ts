import { useDeferredValue, useMemo } from 'react';
import { townOfSpace } from '../../content';
import { reachOf, type Walk } from '../../rules/explaining/reach';
import type { PlacePropsOf } from '../pictures/Place';
import { boxChoicesNow } from './boxChoices';
import { usePlaceProps, type Choice, type Choices } from './choosable';
import {
  bonusOfSpace,
  deedAt,
  moveDeedOf,
  houseSpaceDeed,
  pillarDeed,
  priceOfCathedral,
  wayDeed,
} from './deeds';
import { theGame, useTable, type TableView } from './TableContext';
import { mapNames } from './placeNames';
import { movesOf } from './tasks';
import { useTableText, type TableText } from './words';

/** What every place of the map answers to now: walking there, building, picking up a tile. */
export function usePlaces(): PlacePropsOf {
  const G = useTable(theGame);
  const text = useTableText();
  const me = useTable(view => view.me);
  // what can't be chosen may have its new name after the next picture
  const named = useDeferredValue(G);
  const names = useMemo(() => mapNames({ text, G: named, me }), [text, named, me]);
  return usePlaceProps(usePlaceChoices(), names);
}

/** The same as choices, for whoever shows them elsewhere too. */
export function usePlaceChoices(): Choices {
  const table: Possible = {
    G: useTable(theGame),
    me: useTable(view => view.me),
    legal: useTable(view => view.legal),
    walker: useTable(view => view.walker),
  };
  const mine = useTable(view => view.mine);
  const text = useTableText();
  return mine ? placesNow(table, text) : NOWHERE;
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
  ...boxChoicesNow({ ...table, text }, table.legal),
});

/** Towns and road spaces within reach; where several pieces could go the chosen one does, else the nearest. */
function walks({ G, me, walker }: Possible, text: TableText): Choices {
  const last = (a: Walk, b: Walk): number =>
    Number(a.piece === walker) - Number(b.piece === walker) || b.path.length - a.path.length;
  return Object.fromEntries(
    reachOf(G, me)
      .toSorted(last)
      .map(walk => [walk.to, walkChoice(walk, text)]),
  );
}

function walkChoice(walk: Walk, text: TableText): Choice {
  const { path, moves } = walk;
  const leaps = moves[0].type === 'relocate';
  return {
    label: wayDeed(text, walk),
    does: { make: [...moves] },
    ...(!leaps && { distance: path.length }),
  };
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
      { label: moveDeedOf({ text, G, me }, move), does: { make: [move] } },
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
