import { memo, useId } from 'react';
import { tenth } from '../numbers';
import { STREET } from './facade';

const FLAGS = 15;
const FLAG_COLOURS = [
  '#f0392b',
  'var(--gold)',
  'var(--iron)',
  'var(--white)',
  'var(--merchant)',
  'var(--character)',
];
const PAVING = Array.from({ length: 28 }, (_, index) => `M${index * 16 + 3} 163q4-3 8 0`).join('');

/** Sky, clouds, ground and the bunting over the street. */
export const StreetScene = memo(function StreetScene() {
  const sky = useId();
  return (
    <g aria-hidden="true">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
      </defs>
      <rect width={STREET.width} height={STREET.height} rx={12} fill={`url(#${sky})`} />
      <path
        d="M330 34c-2-9 10-13 15-7 5-9 20-6 20 3 9-1 10 10 2 10h-34c-9 0-10-6-3-6zM210 26c-2-7 8-10 12-5 4-7 15-4 15 2 7 0 8 8 1 8h-26c-6 0-7-4-2-5z"
        fill="var(--cloud)"
      />
      <circle cx={420} cy={26} r={13} fill="var(--gold)" />
      <path d="M0 151h452v33a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" fill="var(--ground)" />
      <path d="M0 150h452v7H0z" fill="var(--ground-line)" />
      <path d="M0 150.5h452" stroke="var(--ink)" strokeWidth={1.3} />
      <path d={PAVING} stroke="var(--ground-line)" strokeWidth={1.2} fill="none" />
      <path d="M66 22Q262 86 449 30" fill="none" stroke="var(--ink)" strokeWidth={1.4} />
      {Array.from({ length: FLAGS }, (_, index) => {
        const [x, y] = onLine((index + 0.6) / 15.4);
        return (
          <path
            key={index}
            d={`M${x - 6} ${y - 1}h12l-6 13z`}
            fill={FLAG_COLOURS[index % FLAG_COLOURS.length]}
            stroke="var(--ink)"
            strokeLinejoin="round"
          />
        );
      })}
    </g>
  );
});

/** A point of the line that the bunting hangs on. */
function onLine(t: number): readonly [number, number] {
  const rest = 1 - t;
  return [
    tenth(rest * rest * 66 + 2 * rest * t * 262 + t * t * 449),
    tenth(rest * rest * 22 + 2 * rest * t * 86 + t * t * 30),
  ];
}
