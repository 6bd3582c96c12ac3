import { DISC } from '../../../content/silver/board';
import { silverOf } from '../../../rules/silver/miner';
import { shows } from '../../explain/shows';
import { EmptyBox } from '../../pictures/EmptyBox';
import { Place } from '../../pictures/Place';
import { Sign } from '../../pictures/Sign';
import { Square } from '../../pictures/Square';
import { TileSign } from '../../pictures/tiles/TilePicture';
import { middleOf, onWheel, ring } from '../../pictures/wheel/geometry';
import type { WheelLayerProps } from '../../play/boards';
import { theGame, useTable } from '../../play/TableContext';

const RIM = { inner: 95, outer: 107 } as const;
const HALF = 30;

/** The Prospector wheel upon the wheel: a copper rim at two sections, their one tile, and the step opposite. */
export function ProspectorWheel({ placeProps }: WheelLayerProps) {
  const G = useTable(theGame);
  const { disc } = silverOf(G);
  const slots = G.wheel.actions.length;
  const at = (place: number): number => middleOf((disc + place) % slots);
  const tile = G.wheel.tiles['prospector'];
  const [tileX, tileY] = onWheel(108, at(0) + HALF);
  const props = placeProps('tile.prospector');
  return (
    <g className="prospector-wheel">
      {DISC.prospector.map(place => {
        const middle = at(place);
        const [x, y] = onWheel(101, middle);
        return (
          <g key={place} className="act-prospector">
            <path
              d={ring(RIM.inner, RIM.outer, middle - HALF, middle + HALF)}
              fill="var(--prospector)"
              stroke="var(--ink)"
              strokeWidth={1.2}
            />
            <Sign name="hexagon" x={x - 11} y={y - 11} size={22} />
            <Sign name="glyph-prospector" x={x - 7} y={y - 7} size={14} />
          </g>
        );
      })}
      {DISC.movement.map(place => {
        const [x, y] = onWheel(101, at(place));
        return (
          <g key={place} {...shows({ is: 'movement' })}>
            <Sign name="movement" x={x - 11} y={y - 11} size={22} />
          </g>
        );
      })}
      <Place props={props} middle={[tileX, tileY]} thing={{ is: 'wheelTile', action: 'prospector' }}>
        {props?.glow !== undefined && (
          <Square x={tileX - 18} y={tileY - 18} size={36} radius={9} fill="var(--sun)" lineWidth={1.5} />
        )}
        {tile === undefined ? (
          <EmptyBox x={tileX - 12} y={tileY - 12} width={24} height={24} radius={5} />
        ) : (
          <TileSign tile={tile} x={tileX - 14} y={tileY - 14} size={28} />
        )}
      </Place>
    </g>
  );
}
