import { tenth } from '../numbers';
import { middleOf, onWheel, SECTIONS, slotOf } from './geometry';

/** A die of this value can be turned to those. */
export interface DieTurns {
  readonly from: number;
  readonly to: readonly number[];
}

/** At the rim of the dice. */
const RADIUS = 91;
/** Where an arrow begins and ends, in degrees from the middle of a section. */
const START = 11;
const END = 8;

/** White arrows from the section of the chosen die, each way as far as it can be turned. */
export function TurnArrows({ turns: { from, to }, offset }: { turns: DieTurns; offset: number }) {
  const slot = slotOf(from, offset);
  const steps = to.map(value => ((value - from + SECTIONS + 2) % SECTIONS) - 2).filter(step => step !== 0);
  return (
    <g className="turn-arrows" aria-hidden="true">
      {[...new Set(steps)].map(step => (
        <Arrow key={step} slot={slot} step={step} />
      ))}
    </g>
  );
}

function Arrow({ slot, step }: { slot: number; step: number }) {
  const way = Math.sign(step);
  const middle = middleOf(slot);
  const [x0, y0] = onWheel(RADIUS, middle + way * START);
  const [x1, y1] = onWheel(RADIUS, middle + step * 60 - way * END);
  const tangent = middle + step * 60 - way * END + way * 90;
  const path = `M${tenth(x0)} ${tenth(y0)}A${RADIUS} ${RADIUS} 0 0 ${way > 0 ? 1 : 0} ${tenth(x1)} ${tenth(y1)}`;
  return (
    <>
      <path d={path} fill="none" stroke="var(--ink)" strokeWidth={9} strokeLinecap="round" />
      <path d={path} fill="none" stroke="#fff" strokeWidth={6} strokeLinecap="round" />
      <path
        d="M-7 -9L9 0l-16 9z"
        fill="#fff"
        stroke="var(--ink)"
        strokeWidth={1.6}
        transform={`translate(${tenth(x1)} ${tenth(y1)}) rotate(${tenth(tangent)})`}
      />
    </>
  );
}
