import { memo } from 'react';
import { START_TOWN } from '../../../content';
import { shows } from '../../explain/shows';
import { numeral } from '../../text/numeral';
import { placeAt } from './places';

export type FairState = 'past' | 'now' | 'coming';

export interface FairOnMap {
  readonly town: string;
  readonly state: FairState;
  /** It is being scored. */
  readonly scored?: boolean;
}

/** Towns whose plates stand on the left fly their pennant on the right. */
const ON_THE_RIGHT: readonly string[] = ['verona', 'nuernberg', 'genova'];

/** The pennant of a Fair: its Roman numeral, grey when past, red now, its own colour when coming. Scored, it waves. */
export const Pennant = memo(function Pennant({
  town,
  state,
  scored = false,
  index,
}: FairOnMap & { index: number }) {
  const at = placeAt(town);
  const side = ON_THE_RIGHT.includes(town) ? -1 : 1;
  const low = town === START_TOWN;
  const x = at.x + (side < 0 ? 36 : -40);
  const y = at.y - (low ? 38 : 54);
  const pole = `M${x} ${y}v${low ? 44 : 58}`;
  return (
    <g strokeLinecap="round" strokeLinejoin="round" {...shows({ is: 'fair', town })}>
      <path d={pole} stroke="var(--ink)" strokeWidth={3.4} />
      <path d={pole} stroke="#ffe9b8" strokeWidth={1.4} />
      <g className={scored ? 'waving' : undefined} style={{ transformOrigin: side < 0 ? 'left' : 'right' }}>
        <path
          d={`M${x} ${y + 1}h${-30 * side}l${7 * side} 10 ${-7 * side} 10h${30 * side}z`}
          fill={`var(--fair-${state})`}
          stroke="var(--ink)"
          strokeWidth={1.5}
        />
        <text
          x={x - 12 * side}
          y={y + 16.5}
          fontSize={15.5}
          textAnchor="middle"
          className="name"
          aria-hidden="true"
          style={{ fill: '#fff' }}
        >
          {numeral(index + 1)}
        </text>
      </g>
      <circle cx={x} cy={y - 1} r={3} fill="var(--gold)" stroke="var(--ink)" strokeWidth={1.2} />
    </g>
  );
});
