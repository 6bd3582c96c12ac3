import { playerOf } from '../../../rules/model';
import { termsOf } from '../../../rules/moves';
import { Street } from '../../pictures/board/Street';
import { buildingPlace, roomPlace } from '../../pictures/board/streetPlaces';
import { usePlaceProps, type Choice, type Choices } from '../choosable';
import { crestPrice, deedAt, pointsFor, type Speaker } from '../deeds';
import { homeOf, placeOfTile, tileMoves, type TileMove } from '../streetMoves';
import { streetNames } from '../placeNames';
import { useWholeTable, type TableView } from '../TableContext';
import { movesOf } from '../tasks';
import { useKept } from '../useKept';
import { useTableText, type TableText } from '../words';
import { streetOf } from './street';

/** My six Buildings: what can be done there glows, for the chosen tile or for all that fit. */
export function MyStreet() {
  const table = useWholeTable();
  const text = useTableText();
  const { colour, buildings } = playerOf(table.G, table.me);
  const shown = useKept(streetOf(buildings));
  return (
    <Street
      owner={colour}
      buildings={shown}
      placeProps={usePlaceProps(
        {
          ...tilePlaces(table, text),
          ...buildingPlaces(table, text),
          ...residents(table, text),
        },
        streetNames(text, table.G, table.me),
      )}
      width="100%"
      height="100%"
      label={text.say('board.buildings')}
    />
  );
}

/** Rooms and Crest spaces. */
function tilePlaces({ G, me, legal, picked }: TableView, text: TableText): Choices {
  const moves = tileMoves(legal).filter(({ tile }) => picked?.kind !== 'tile' || picked.tile === tile);
  return Object.fromEntries(
    [...new Set(moves.map(placeOfTile))].map(place => {
      const there = moves.filter(move => placeOfTile(move) === place);
      const chosen = picked?.kind === 'street' && picked.place === place;
      return [place, { ...choiceFor(there, place, { text, G, me }), chosen }];
    }),
  );
}

/** The only tile for a place goes there; a card asks which of several. */
function choiceFor(there: readonly TileMove[], place: string, speaker: Speaker): Choice {
  const { text, G, me } = speaker;
  const [move, ...others] = there;
  if (!move) throw new Error(`nothing goes to ${place}`);
  const one = others.length === 0;
  const deed = one
    ? text.say('does.placeHere', { tile: text.tileFull(move.tile) })
    : text.say('does.placeOneOf', { n: there.length });
  const does: Choice['does'] = one ? { make: [move] } : { pick: { kind: 'street', place } };
  const building = move.building + 1;
  if (move.type === 'placeCrest') {
    const space = text.say('does.crestSpace', { building });
    return { label: deedAt(text, space, deed, crestPrice(speaker, move)), does };
  }
  const room = text.say('board.room', { building, floor: move.floor });
  const { points } = termsOf(G, me, move);
  const label = deedAt(text, room, deed, pointsFor(speaker, move));
  return { label, does, ...(points !== undefined && { distance: points }) };
}

/** Buildings whose Characters may give their bonuses once more. */
const buildingPlaces = ({ legal }: TableView, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'chooseBuilding').map(move => {
      const name = text.say('board.building', { n: move.building + 1 });
      return [
        buildingPlace(move.building),
        { label: deedAt(text, name, text.say('does.bonusesHere')), does: { make: [move] } },
      ];
    }),
  );

/** The Characters whose bonuses wait. */
const residents = ({ G, me, legal }: TableView, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'receive').flatMap(move => {
      const home = homeOf(playerOf(G, me), move.tile);
      if (!home) return [];
      const { building, floor } = home;
      const room = text.say('board.room', { building: building + 1, floor });
      const bonus = text.say('does.receiveHere', { tile: text.tileFull(move.tile) });
      return [[roomPlace(building, floor), { label: deedAt(text, room, bonus), does: { make: [move] } }]];
    }),
  );
