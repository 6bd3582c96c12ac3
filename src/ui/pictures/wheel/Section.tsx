import { shows } from '../../explain/shows';
import { PlainDie } from '../Die';
import { PointsSign } from '../Sign';
import { middleOf, onWheel, ring, SECTIONS } from './geometry';

/** A section of the inner wheel: the value of its dice and the Action Points they are worth. */
export function Section({ slot, value, current }: { slot: number; value: number; current: boolean }) {
  const middle = middleOf(slot);
  const [dieX, dieY] = onWheel(88.5, middle - 23);
  const [pointsX, pointsY] = onWheel(28.5, middle);
  return (
    <g {...shows({ is: 'section', value })}>
      <path
        data-at={`section:${value}`}
        d={ring(0.1, 97, middle - 30, middle + 30)}
        fill={current ? 'var(--sun-light)' : slot % 2 ? 'var(--wheel-odd)' : 'var(--wheel-even)'}
        stroke="var(--ink)"
        strokeWidth={1.2}
      />
      <PlainDie value={value} x={dieX - 7} y={dieY - 7} size={14} />
      <PointsSign
        points={SECTIONS + 1 - value}
        x={pointsX - 12}
        y={pointsY - 12}
        size={24}
        tone={current ? 'sun' : 'plain'}
      />
    </g>
  );
}
