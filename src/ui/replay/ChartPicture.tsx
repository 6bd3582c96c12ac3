import { memo } from 'react';
import type { State } from '../../rules/model';
import { TokenSign } from '../pictures/Piece';
import { useText } from '../text';
import type { ChartScale } from './chartScale';
import type { Timeline } from './timeline';

interface ChartPictureProps {
  readonly timeline: Timeline;
  readonly owners: readonly State['players'][number]['colour'][];
  readonly scale: ChartScale;
}

const TOKEN = 15;

/** What stays the same wherever the game stands: bands, lines, tokens. */
export const ChartPicture = memo(function ChartPicture({ timeline, owners, scale }: ChartPictureProps) {
  const { number } = useText();
  const { slots, knots } = timeline;
  const { left, right, top, bottom, x, y, lines } = scale;
  const token = Math.min(TOKEN, x(1) - x(0) - 1);
  const bands = bandsOf(timeline);
  return (
    <>
      {bands.map(({ from, to, kind }, index) => (
        <rect
          key={from}
          x={x(from)}
          y={top - 26}
          width={x(to) - x(from)}
          height={bottom - top + 26}
          className={kind === 'final' ? 'chart-final' : index % 2 > 0 ? 'chart-band chart-odd' : 'chart-band'}
        />
      ))}
      {lines.map(points => (
        <g key={points}>
          <path d={`M${left} ${y(points)}H${right}`} className="chart-line" />
          <text x={left - 6} y={y(points) + 4} textAnchor="end" className="chart-points">
            {number(points)}
          </text>
        </g>
      ))}
      {bands.slice(1).map(({ from }) => (
        <path key={from} d={`M${x(from)} ${top - 26}V${bottom}`} className="chart-end" />
      ))}
      {owners.map((owner, seat) => (
        <path
          key={seat}
          className={`chart-way of-${owner}`}
          d={`M${knots.map(knot => `${x(knot.x)} ${y(knot.scores[seat] ?? 0)}`).join('L')}`}
        />
      ))}
      {slots.map(({ seat }, index) => {
        const owner = seat === undefined ? undefined : owners[seat];
        if (owner === undefined) return null;
        const middle = x(index + 0.5);
        return token < 8 ? (
          <rect
            key={index}
            x={x(index)}
            y={bottom + 4}
            width={token + 1}
            height={12}
            className={`chart-tick of-${owner}`}
          />
        ) : (
          <TokenSign key={index} owner={owner} x={middle - token / 2} y={bottom + 4} size={token} />
        );
      })}
    </>
  );
});

interface Band {
  readonly from: number;
  readonly to: number;
  readonly kind: 'round' | 'final';
}

/** The rounds, and the final scoring after them, in slots. */
export function bandsOf({ slots }: Timeline): Band[] {
  const starts = slots.flatMap(({ kind, round }, index) => {
    const before = slots[index - 1];
    return kind === 'final' || before?.round !== round ? [{ from: index, kind }] : [];
  });
  return starts.map(({ from, kind }, index) => ({
    from,
    to: starts[index + 1]?.from ?? slots.length,
    kind: kind === 'final' ? 'final' : 'round',
  }));
}
