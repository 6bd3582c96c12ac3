import { memo } from 'react';
import { KING_TRACK } from '../../../content';
import { figure, tenth } from '../numbers';
import type { Owner } from '../owners';
import { Picture, type Labelled } from '../Picture';
import { TokenSign } from '../Piece';
import { Figure, Sign } from '../Sign';

const CELL = 22.7;
const WIDTH = KING_TRACK.length * CELL + 1.7;
const MARKER = 24;

interface KingTrackProps extends Labelled {
  /** The markers of each position, bottom first. */
  readonly track: readonly (readonly Owner[])[];
  readonly width?: number | string | undefined;
}

/** The King track: red is lost, white the start, blue gained; markers stand in stacks, bottom first. */
export const KingTrack = memo(function KingTrack({ track, width = 338, label, className }: KingTrackProps) {
  const highest = Math.max(1, ...track.map(({ length }) => length));
  const top = 26 + highest * 11;
  const height = top + 33;
  return (
    <Picture
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={width}
      height="auto"
      label={label}
      className={className}
    >
      {KING_TRACK.map(({ points, zone }, index) => (
        <g key={points}>
          <rect
            x={tenth(index * CELL + 0.7)}
            y={top - 3}
            width={CELL}
            height={34}
            fill={shade(zone, index)}
            stroke="var(--ink)"
            strokeWidth={1.2}
          />
          <Figure x={tenth((index + 0.5) * CELL + 0.7)} y={top + 19.5} size={points < -9 ? 12.5 : 14}>
            {figure(points)}
          </Figure>
        </g>
      ))}
      <Sign name="crown" x={WIDTH - 23} y={top - 26} size={20} />
      {track.map((stack, index) =>
        stack.map((owner, level) => (
          <Marker
            key={owner}
            owner={owner}
            x={middleAt(index) + aside(stack, level)}
            y={top - 10 - level * 11}
          />
        )),
      )}
    </Picture>
  );
});

/** The middle of a position. */
const middleAt = (index: number): number => (index + 0.5) * CELL + 0.7;

/** In a stack every other marker stands a little to the side. */
const aside = (stack: readonly Owner[], level: number): number =>
  stack.length > 1 ? (level % 2) * 4 - 2 : 0;

/** A marker slides to where it stands. */
function Marker({ owner, x, y }: { owner: Owner; x: number; y: number }) {
  return (
    <g className="standing" style={{ transform: `translate(${tenth(x)}px, ${y}px)` }}>
      <TokenSign owner={owner} x={-MARKER / 2} y={-MARKER / 2} size={MARKER} />
    </g>
  );
}

/** The further from the start, the stronger its colour. */
function shade(zone: 'red' | 'start' | 'blue', index: number): string {
  if (zone === 'start') return 'var(--track-start)';
  const start = KING_TRACK.findIndex(position => position.zone === 'start');
  const share = zone === 'red' ? 100 - index * 16 : 18 + (index - start) * 10;
  return `color-mix(in srgb, var(--track-${zone}) ${Math.min(100, share)}%, var(--track-start))`;
}
