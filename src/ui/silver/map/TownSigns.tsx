import { isTown, townOf } from '../../../content';
import { Picture } from '../../pictures/Picture';

/** A house beside a winding tower. */
export function Winding() {
  return (
    <g stroke="var(--ink)" strokeWidth={1.3} strokeLinejoin="round">
      <path d="M-21 8v-11l8-6 8 6V8z" fill="#f5ecd6" />
      <path d="M-23-2l10-8 10 8z" fill="#d9482b" />
      <path d="M3 8L9-17h4L19 8M5 0h12M7-8h8" fill="none" stroke="#5b2e1a" strokeWidth={2.4} />
      <circle cx={11} cy={-18} r={4.5} fill="var(--sun)" />
    </g>
  );
}

export const ChurchSign = ({ town }: { town: string }) => (
  <use href={`#cathedral-${town}`} x={-17} y={-30} width={33} height={40} />
);

/** A town below by itself. */
export const TownBelowPicture = ({ town, size }: { town: string; size: number }) => (
  <Picture viewBox="-28 -34 56 50" width={size} height={size}>
    {isTown(town) && townOf(town).pillars === undefined ? <Winding /> : <ChurchSign town={town} />}
  </Picture>
);
