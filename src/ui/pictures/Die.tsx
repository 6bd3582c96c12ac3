import type { Colour } from '../../content';
import { DIE_RESOURCE } from '../../content/dice';
import { DIE_DRAWINGS, PIPS } from './drawings/dice';
import { EmptyBox } from './EmptyBox';
import { Picture, type Labelled } from './Picture';
import { Sign, type SignSpot } from './Sign';
import { Square } from './Square';

interface PipsProps extends SignSpot {
  readonly value: number;
  readonly fill: string;
}

export function Pips({ value, x = 0, y = 0, size = 40, fill }: PipsProps) {
  return (PIPS[value] ?? []).map(([column, row]) => (
    <circle
      key={`${column} ${row}`}
      cx={x + size * (0.5 + column * 0.23)}
      cy={y + size * (0.5 + row * 0.23)}
      r={size * 0.087}
      fill={fill}
    />
  ));
}

interface DieProps {
  readonly colour: Colour;
  readonly value: number;
  /** The resource hangs outside the face and never covers a pip. */
  readonly badge?: boolean | undefined;
  /** It can be taken now. */
  readonly possible?: boolean | undefined;
}

/** A die inside an `<svg>`: outline, tone, badge and pips all differ between the five. */
export function DieSign({
  colour,
  value,
  x = 0,
  y = 0,
  size = 40,
  badge = true,
  possible = false,
}: DieProps & SignSpot) {
  const resource = DIE_RESOURCE[colour];
  const { outline } = DIE_DRAWINGS[resource];
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={badge ? '-1 -1 49 50' : '-2 -2 44 46'}
      overflow="visible"
    >
      <path d={outline} fill="none" stroke="var(--rim)" strokeWidth={5.5} strokeLinejoin="round" />
      {possible && (
        <g strokeLinejoin="round" fill="none">
          <path d={outline} stroke="var(--ink)" strokeWidth={15} />
          <path d={outline} stroke="var(--sun)" strokeWidth={12} />
        </g>
      )}
      <use href={`#die-${resource}`} x={-2} y={-2} width={44} height={46} />
      <Pips value={value} fill={`var(--${resource}-pip)`} />
      {badge && (
        <>
          <circle cx={39.5} cy={39.5} r={9.2} fill="var(--white)" stroke="var(--ink)" strokeWidth={1.5} />
          <Sign name={resource} x={32.6} y={32.6} size={13.8} />
        </>
      )}
    </svg>
  );
}

/** A die beside text or on a board. */
export function DiePicture({
  size = 40,
  label,
  className,
  thing,
  ...die
}: DieProps & Labelled & { size?: number }) {
  return (
    <Picture viewBox="0 0 40 40" width={size} height={size} label={label} className={className} thing={thing}>
      <DieSign {...die} />
    </Picture>
  );
}

/** Where a die will lie. */
export function DieSpace({ size = 40, ...rest }: Labelled & { size?: number }) {
  return (
    <Picture viewBox="0 0 40 40" width={size} height={size} {...rest}>
      <EmptyBox x={3} y={3} width={34} height={34} radius={8} />
    </Picture>
  );
}

const PLAIN = {
  wheel: { fill: 'var(--white)', edge: 1.2, pips: 'var(--ink)' },
  cardinal: { fill: 'var(--cardinal)', edge: 1.8, pips: '#fff' },
} as const;

interface PlainDieProps extends SignSpot {
  readonly value: number;
  readonly of?: keyof typeof PLAIN;
}

/** A value of the wheel, or one of the Cardinal's red dice. */
export function PlainDie({ value, x = 0, y = 0, size = 14, of = 'wheel' }: PlainDieProps) {
  const { fill, edge, pips } = PLAIN[of];
  return (
    <>
      <Square {...{ x, y, size, fill }} radius={size * 0.24} lineWidth={edge} />
      <Pips value={value} x={x} y={y} size={size} fill={pips} />
    </>
  );
}
