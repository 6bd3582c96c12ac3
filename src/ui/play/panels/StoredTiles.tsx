import { playerOf, type Seat } from '../../../rules/model';
import { distinct } from '../deeds';
import { theGame, useTable } from '../TableContext';
import { TileButton } from '../TileButton';
import { useTableText } from '../words';

/** The tiles in somebody's Storehouse, to be looked at. */
export function StoredTiles({ seat, size }: { seat: Seat; size: number }) {
  const G = useTable(theGame);
  const text = useTableText();
  const { name, storehouse } = playerOf(G, seat);
  const names = distinct(
    text,
    storehouse.map(tile => text.say('where.storedBy', { name, tile: text.tileFull(tile) })),
  );
  return storehouse.map((tile, at) => (
    <TileButton
      key={tile}
      tile={tile}
      thing={{ is: 'stored', seat, tile }}
      size={size}
      name={names[at] ?? ''}
    />
  ));
}
