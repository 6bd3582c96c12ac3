import { BUILDINGS, tileOf } from '../../../content';
import { isFilled } from '../../../rules/buildings';
import { playerOf, type Move } from '../../../rules/model';
import { Street } from '../../pictures/board/Street';
import type { PlaceProps } from '../../pictures/Place';
import { choosable } from '../choosable';
import { useTable, type TableView } from '../TableContext';
import { movesOf } from '../tasks';
import { useText, type TableText } from '../words';

/** My six Buildings: Rooms and Crest spaces glow for the chosen tile, or for the only one that fits. */
export function MyStreet() {
  const table = useTable();
  const text = useText();
  const { G, me } = table;
  const { colour, buildings } = playerOf(G, me);
  return (
    <div className="my-street">
      <Street
        owner={colour}
        buildings={buildings.map((building, index) => ({
          ...building,
          roofHouse: (BUILDINGS[index]?.roofHouse ?? false) && !isFilled(building),
        }))}
        placeProps={id => streetPlace(id, table, text)}
        width="100%"
        height="100%"
        label={text.say('board.buildings')}
      />
    </div>
  );
}

const titleOf = (move: Move & { tile: string }, text: TableText): string => text.tileTitle(move.tile);

/** With several tiles for one place, the chosen one goes there; without a choice the first. */
function chosenOf<M extends Move & { tile: string }>(
  moves: readonly M[],
  { picked }: TableView,
): M | undefined {
  const tile = picked?.kind === 'tile' ? picked.tile : undefined;
  if (tile !== undefined) return moves.find(move => move.tile === tile);
  return moves.length === 1 ? moves[0] : undefined;
}

function streetPlace(id: string, table: TableView, text: TableText): PlaceProps | undefined {
  const [kind, buildingText, floorText] = id.split('.');
  const building = Number(buildingText);
  if (kind === 'room') {
    const floor = Number(floorText);
    const moves = movesOf(table.legal, 'placeCharacter').filter(
      move => move.building === building && move.floor === floor,
    );
    const move = chosenOf(moves, table);
    const label = text.say('board.room', { building: building + 1, floor });
    return move && choosable(`${titleOf(move, text)}: ${label}`, () => table.make(move));
  }
  if (kind !== 'crest' || table.picked?.kind !== 'tile' || tileOf(table.picked.tile).kind !== 'crest')
    return undefined;
  const move = chosenOf(
    movesOf(table.legal, 'placeCrest').filter(each => each.building === building),
    table,
  );
  const food = BUILDINGS[building]?.crest.food ?? 0;
  return (
    move &&
    choosable(`${titleOf(move, text)}: ${text.say('board.crestSpace', { food })}`, () => table.make(move))
  );
}
