import { memo } from 'react';
import type { MineMap } from '../../../content/silver/words';
import { layoutOf } from './layout';
import type { MapSize } from './mapSize';

/** What never changes of a map: rock, crystals, ways. The deeper, the darker. */

const COLOURS = {
  1: { ground: '#e9b872', vein: '#dba55c', deep: '#cf9448', line: '#7a4a1c', crystal: '#e6f2ff' },
  2: { ground: '#c98a58', vein: '#bb7a48', deep: '#a96a3a', line: '#5b2e1a', crystal: '#ffe48a' },
  3: { ground: '#8c7396', vein: '#7d6488', deep: '#6e567a', line: '#3b2547', crystal: '#d7c7ff' },
} as const;

export const rockLine = ({ level }: MineMap): string => COLOURS[level].line;

const BANDS = [60, 145, 230, 315, 400];
const bandAt = (y: number, width: number): string =>
  `M0 ${y}Q${width * 0.2} ${y - 16} ${width * 0.4} ${y + 4}T${width * 0.84} ${y - 6}T${width} ${y}V${y + 26}Q${width * 0.92} ${y + 12} ${width * 0.7} ${y + 26}T${width * 0.26} ${y + 18}T0 ${y + 26}z`;

const STONES = [
  [40, 60],
  [250, 48],
  [505, 180],
  [24, 330],
  [270, 330],
  [430, 300],
  [120, 428],
  [500, 430],
  [330, 150],
] as const;

interface GroundProps {
  readonly map: MineMap;
  readonly players: number;
  readonly sheet: MapSize;
}

export const Rock = memo(function Rock({ map, players, sheet }: GroundProps) {
  const { ground, vein, deep, line, crystal } = COLOURS[map.level];
  const { width, height } = sheet;
  const { at } = layoutOf(map, players, sheet);
  const ways = map.links.map(([from, to]) => {
    const [a, b] = [at(from), at(to)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  });
  return (
    <g aria-hidden="true">
      <rect x={-width} width={width * 3} height={height} fill={ground} />
      {BANDS.map((y, index) => {
        const band = bandAt(y, width);
        const fill = index % 2 ? deep : vein;
        // the rock goes on beside the sheet, where the window is wider
        return [-width, 0, width].map(x => (
          <path key={`${y} ${x}`} d={band} transform={`translate(${x})`} fill={fill} opacity={0.55} />
        ));
      })}
      {STONES.map(([x, y], index) =>
        index % 3 ? (
          <path key={index} d={`M${x} ${y}l5-8 7 2 3 7-7 5z`} fill={deep} stroke={line} strokeOpacity={0.5} />
        ) : (
          <path
            key={index}
            d={`M${x} ${y}l4-13 5 13zM${x + 6} ${y}l4-9 4 9z`}
            fill={crystal}
            stroke={line}
            strokeWidth={1.1}
            strokeLinejoin="round"
          />
        ),
      )}
      <g fill="none" strokeLinecap="round">
        <path d={ways.join('')} stroke={line} strokeWidth={8} />
        <path d={ways.join('')} stroke="#fff3d2" strokeWidth={5} />
        <path d={ways.join('')} stroke={line} strokeOpacity={0.4} strokeWidth={5} strokeDasharray="1.2 6" />
      </g>
    </g>
  );
});
