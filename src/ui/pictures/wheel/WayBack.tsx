import type { Point } from '../map/places';
import { tenth } from '../numbers';

/** How high it rises above its ends. */
const RISE = 15;
const HEAD = 'M-6 -4.2L2 0l-8 4.2z';

/** A dashed arrow in an arch: where a marker of the King track will return to. */
export function WayBack({ from, to }: { from: Point; to: Point }) {
  const peak = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - RISE };
  const end = { x: to.x - 4, y: to.y - 1 };
  const turn = (Math.atan2(end.y - peak.y, end.x - peak.x) * 180) / Math.PI;
  const path = `M${tenth(from.x)} ${from.y}Q${tenth(peak.x)} ${peak.y} ${tenth(end.x)} ${end.y}`;
  return (
    <g className="way-back" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeDasharray="4 3" />
      <path
        d={HEAD}
        fill="currentColor"
        transform={`translate(${tenth(end.x)} ${end.y}) rotate(${tenth(turn)})`}
      />
    </g>
  );
}
