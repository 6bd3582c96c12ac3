import { placeAt } from './places';
import { PointsSign } from '../Sign';

interface MapTipProps {
  /** The town or road space that it points at. */
  readonly at: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly points?: number | undefined;
  readonly width?: number;
}

const EDGE = { left: 10, right: 1190 };

/** A dark tip above a place: what is there and what could still be done. The words come from outside. */
export function MapTip({ at, title, text, points, width = 150 }: MapTipProps) {
  const place = placeAt(at);
  const height = text === undefined ? 34 : 54;
  const left = Math.max(EDGE.left, Math.min(EDGE.right - width, place.x + 10));
  const below = place.y < 140;
  const top = below ? place.y + 58 : place.y - 56 - height;
  const foot = below ? top : top + height;
  const tip = below ? foot - 14 : foot + 15;
  return (
    <g className="map-tip" pointerEvents="none">
      <path
        d={`M${left + 10} ${foot}L${Math.max(left + 4, place.x + 6)} ${tip}L${left + 34} ${foot}z`}
        fill="var(--tip)"
      />
      <rect x={left} y={top} width={width} height={height} rx={9} fill="var(--tip)" />
      <text x={left + 11} y={top + 23} fontSize={19} className="name" style={{ fill: 'var(--tip-text)' }}>
        {title}
      </text>
      {points !== undefined && (
        <PointsSign points={points} x={left + width - 32} y={top + 4} size={26} tone="sun" />
      )}
      {text !== undefined && (
        <text
          x={left + 11}
          y={top + 45}
          fontSize={16}
          className="figure"
          style={{ fill: 'var(--tip-accent)', fontWeight: 800 }}
        >
          {text}
        </text>
      )}
    </g>
  );
}
