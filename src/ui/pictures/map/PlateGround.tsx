import { memo } from 'react';
import type { Glow } from '../Place';
import type { Plate } from './plates';

/** The white plate that carries the spaces of a town. */
export const PlateGround = memo(function PlateGround({ x, y, width, height }: Plate) {
  return (
    <>
      <rect x={x} y={y + 2.5} width={width} height={height} rx={9} fill="#0b2545" opacity={0.25} />
      <rect
        className="map-plate"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={9}
        fill="var(--plate)"
        stroke="var(--ink)"
        strokeWidth={1.3}
      />
    </>
  );
});

/** The sun behind a space that can be used now. */
export function SpaceGlow({ glow, x, y, width, height }: Plate & { glow: Glow | undefined }) {
  if (glow === undefined) return undefined;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={7}
      fill="var(--sun)"
      stroke="var(--ink)"
      strokeWidth={glow === 'chosen' ? 2.8 : 1.4}
    />
  );
}
