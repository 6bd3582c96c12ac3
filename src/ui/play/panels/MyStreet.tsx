import { BUILDINGS, tileOf } from '../../../content';
import { playerOf, type Move } from '../../../rules/model';
import { Street } from '../../pictures/board/Street';
import { usePlaceProps, type Choices } from '../choosable';
import { useWholeTable, type TableView } from '../TableContext';
import { movesOf } from '../tasks';
import { useKept } from '../useKept';
import { useText, type TableText } from '../words';
import { streetOf } from './street';

/** My six Buildings: Rooms and Crest spaces glow for the chosen tile, or for the only one that fits. */
export function MyStreet() {
  const table = useWholeTable();
  const text = useText();
  const { colour, buildings } = playerOf(table.G, table.me);
  const shown = useKept(streetOf(buildings));
  return (
    <Street
      owner={colour}
      buildings={shown}
      placeProps={usePlaceProps({ ...roomPlaces(table, text), ...crestPlaces(table, text) })}
      width="100%"
      height="100%"
      label={text.say('board.buildings')}
    />
  );
}

type OfTile = Move & { tile: string };

/** With several tiles for one place, the chosen one goes there; without a choice none does. */
function chosenOf<M extends OfTile>(moves: readonly M[], { picked }: TableView): M | undefined {
  const tile = picked?.kind === 'tile' ? picked.tile : undefined;
  if (tile !== undefined) return moves.find(move => move.tile === tile);
  return moves.length === 1 ? moves[0] : undefined;
}

/** The places of moves that bring a tile somewhere, each with its name. */
function placesOf<M extends OfTile>(
  moves: readonly M[],
  table: TableView,
  text: TableText,
  place: { id: (move: M) => string; name: (move: M) => string },
): Choices {
  return Object.fromEntries(
    [...new Set(moves.map(place.id))].flatMap(id => {
      const there = moves.filter(move => place.id(move) === id);
      const move = chosenOf(there, table);
      if (!move) return [];
      const label = `${text.tileTitle(move.tile)}: ${place.name(move)}`;
      return [[id, { label, does: { make: [move] } }]];
    }),
  );
}

const roomPlaces = (table: TableView, text: TableText): Choices =>
  placesOf(movesOf(table.legal, 'placeCharacter'), table, text, {
    id: ({ building, floor }) => `room.${building}.${floor}`,
    name: ({ building, floor }) => text.say('board.room', { building: building + 1, floor }),
  });

/** Only for a chosen Crest: placing one is a Task, and never what is waited for. */
function crestPlaces(table: TableView, text: TableText): Choices {
  const { picked } = table;
  if (picked?.kind !== 'tile' || tileOf(picked.tile).kind !== 'crest') return {};
  return placesOf(movesOf(table.legal, 'placeCrest'), table, text, {
    id: ({ building }) => `crest.${building}`,
    name: ({ building }) => text.say('board.crestSpace', { food: BUILDINGS[building]?.crest.food ?? 0 }),
  });
}
