import type { WheelAction } from '../../../content';
import { shows } from '../../explain/shows';
import { Place, type PlacePropsOf } from '../Place';
import { Sign } from '../Sign';
import { TileSign } from '../tiles/TilePicture';
import { middleOf, onWheel, ring } from './geometry';
import { Square } from '../Square';

interface ActionSlotProps {
  readonly slot: number;
  /** Of the section that lies there. */
  readonly value: number;
  readonly action: WheelAction;
  readonly name: string;
  readonly tile: string | undefined;
  readonly current: boolean;
  readonly placeProps: PlacePropsOf;
  readonly pathId: string;
}

/** An Action on the rim: its colour, its name, its glyph and the tile that lies there. */
export function ActionSlot(props: ActionSlotProps) {
  const { slot, value, action, name, tile, current, placeProps, pathId } = props;
  const middle = middleOf(slot);
  const [glyphX, glyphY] = onWheel(123, middle - 14);
  const [tileX, tileY] = onWheel(121, middle + 13);
  const dark = action === 'king' || action === 'joker';
  const chosen = placeProps(`action.${action}`);
  return (
    <>
      <Place props={chosen} thing={{ is: 'section', value }}>
        <path
          data-at={`wheel:${action}`}
          d={ring(100, 162, middle - 29.5, middle + 29.5)}
          fill={action === 'joker' ? 'var(--joker-ground)' : `var(--${action})`}
          stroke="var(--ink)"
          strokeWidth={1.5}
        />
        {(current || chosen?.glow !== undefined) && (
          <path
            d={ring(102.5, 159.5, middle - 28.6, middle + 28.6)}
            fill="none"
            stroke="var(--sun)"
            strokeWidth={5}
          />
        )}
        <path id={pathId} d={nameArc(slot)} fill="none" />
        <text
          fontSize={12.5}
          textAnchor="middle"
          className="figure wheel-name"
          style={{ fill: dark ? 'var(--ink)' : '#fff' }}
        >
          <textPath href={`#${pathId}`} startOffset="50%">
            {name}
          </textPath>
        </text>
        <g className={`act-${action}`}>
          <Sign name={`glyph-${action}`} x={glyphX - 17} y={glyphY - 17} size={34} />
        </g>
      </Place>
      {tile === undefined ? (
        <rect
          x={tileX - 15}
          y={tileY - 15}
          width={30}
          height={30}
          rx={7}
          fill="#fff"
          fillOpacity={0.22}
          stroke={dark ? 'var(--ink)' : '#fff'}
          strokeOpacity={0.75}
          strokeWidth={1.6}
          strokeDasharray="4 3"
          {...shows({ is: 'wheelGap', action })}
        />
      ) : (
        <TileOfWheel action={action} tile={tile} x={tileX} y={tileY} placeProps={placeProps} />
      )}
    </>
  );
}

function TileOfWheel({
  action,
  tile,
  x,
  y,
  placeProps,
}: {
  action: WheelAction;
  tile: string;
  x: number;
  y: number;
  placeProps: PlacePropsOf;
}) {
  const props = placeProps(`tile.${action}`);
  return (
    <Place props={props} thing={{ is: 'wheelTile', action }}>
      {props?.glow !== undefined && (
        <Square x={x - 25} y={y - 25} size={50} radius={10} fill="var(--sun)" lineWidth={1.5} />
      )}
      <TileSign tile={tile} x={x - 22} y={y - 22} size={44} />
    </Place>
  );
}

/** The name follows the rim, and stands upright in the lower half. */
function nameArc(slot: number): string {
  const flipped = slot >= 2 && slot <= 4;
  const radius = flipped ? 155.5 : 146.6;
  const [ax, ay] = onWheel(radius, middleOf(slot) - 28);
  const [bx, by] = onWheel(radius, middleOf(slot) + 28);
  return flipped
    ? `M${bx} ${by}A${radius} ${radius} 0 0 0 ${ax} ${ay}`
    : `M${ax} ${ay}A${radius} ${radius} 0 0 1 ${bx} ${by}`;
}
