import { numeral } from '../text/numeral';
import { TokenSign } from '../pictures/Piece';
import { Shield, Sign } from '../pictures/Sign';
import type { Standing } from './standings';
import { PODIUM_STREET } from './Street';

interface GabledHouseProps {
  readonly standing: Standing;
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

const WINDOW = { first: 12, step: 28, below: 62, rise: 38, above: 106 };
const STEP = 11;
const LONG_NAME = 8;

const windowAt = (x: number, y: number): string =>
  `M${x} ${y + 28}v-16q0-10 9-10t9 10v16zM${x + 9} ${y + 3}v25M${x} ${y + 15}h18`;

/** A player's house: score on its front, mark in the gable, name and place above the door. */
export function GabledHouse({ standing: { place, name, owner, score }, x, width, height }: GabledHouseProps) {
  const { base } = PODIUM_STREET;
  const top = Math.round(base - height + 26);
  const middle = x + width / 2;
  const rows = Math.max(0, Math.floor((base - WINDOW.above - top - WINDOW.below) / WINDOW.rise) + 1);
  const title = `${numeral(place)}. ${name}`;
  const squeezed =
    title.length > LONG_NAME + 2 ? { textLength: width - 14, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <g className={`gabled of-${owner}`}>
      <path d={`M${x} ${base}V${top}h${width}V${base}z`} className="gabled-wall" />
      <path
        d={`M${x - 4} ${top}v-${STEP}h14v-${STEP}h14v-${STEP}h10v-6h${width - 68}v6h10v${STEP}h14v${STEP}h14v${STEP}z`}
        className="gabled-roof"
      />
      <TokenSign owner={owner} x={middle - 19} y={top - 32} size={38} />
      {place === 1 && <Sign name="crown" x={middle - 26} y={top - 82} size={52} />}
      {Array.from({ length: rows * 3 }, (_, index) => (
        <path
          key={index}
          d={windowAt(
            x + WINDOW.first + (index % 3) * WINDOW.step,
            top + WINDOW.below + Math.floor(index / 3) * WINDOW.rise,
          )}
          className="gabled-window"
        />
      ))}
      <Shield points={score} x={middle - 26} y={top + 9} size={52} />
      <path d={`M${middle - 13} ${base}v-30q0-14 13-14t13 14v30z`} className="gabled-door" />
      <rect x={x + 2} y={base - 74} width={width - 4} height={26} rx={5} className="gabled-plate" />
      <text x={middle} y={base - 55} textAnchor="middle" className="name" fontSize={19} {...squeezed}>
        {title}
      </text>
    </g>
  );
}
