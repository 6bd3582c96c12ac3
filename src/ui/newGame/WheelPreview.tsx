import { WHEEL } from '../../content';
import { Sign } from '../pictures/Sign';
import './wheelPreview.css';

const CENTRE = 90;
const RADIUS = 86;
const at = (radius: number, degrees: number): readonly [number, number] => [
  CENTRE + radius * Math.sin((degrees * Math.PI) / 180),
  CENTRE - radius * Math.cos((degrees * Math.PI) / 180),
];
const point = (radius: number, degrees: number): string => at(radius, degrees).map(Math.round).join(' ');

/** The six Actions around the wheel; shuffled it shows that nobody knows. */
export function WheelPreview({ shuffled, label }: { shuffled: boolean; label: string }) {
  return (
    <svg className="wheel-preview" viewBox="0 0 180 180" role="img" aria-label={label}>
      {WHEEL.map((action, index) => {
        const middle = index * 60;
        const [x, y] = at(64, middle);
        const from = point(RADIUS, middle - 30);
        const to = point(RADIUS, middle + 30);
        return (
          <g key={action} className={shuffled ? 'act-points' : `act-${action}`}>
            <path
              d={`M${CENTRE} ${CENTRE}L${from}A${RADIUS} ${RADIUS} 0 0 1 ${to}z`}
              className={shuffled ? 'wheel-sector wheel-unknown' : 'wheel-sector'}
            />
            {shuffled ? (
              <text x={x} y={y + 9} textAnchor="middle" className="wheel-question">
                ?
              </text>
            ) : (
              <Sign name={`glyph-${action}`} x={x - 14} y={y - 14} size={28} />
            )}
          </g>
        );
      })}
      <circle cx={CENTRE} cy={CENTRE} r={42} className="wheel-hub" />
      {[1, 2, 3, 4, 5, 6].map((value, index) => {
        const [x, y] = at(27, index * 60);
        return (
          <text key={value} x={x} y={y + 5} textAnchor="middle" className="figure" fontSize={14}>
            {7 - value}
          </text>
        );
      })}
      <circle cx={CENTRE} cy={CENTRE} r={6} className="wheel-axle" />
    </svg>
  );
}
