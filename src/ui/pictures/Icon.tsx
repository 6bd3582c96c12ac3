import type { WheelAction } from '../../content';
import type { IconName } from './icons';
import { Picture, type Labelled } from './Picture';
import { ActionSign, Figure, PointsSign, Shield, Sign } from './Sign';

interface Sized extends Labelled {
  /** The side in pixels. */
  readonly size?: number | undefined;
}

const GRID = '0 0 24 24';

/** An icon beside text. With `count` it says how many, at its lower right. */
export function Icon({
  name,
  count,
  size = 24,
  ...rest
}: Sized & { name: IconName; count?: number | string }) {
  return (
    <Picture viewBox={GRID} width={size} height={size} {...rest}>
      <Sign name={name} />
      {count !== undefined && (
        <Figure x={21.5} y={24} size={14} halo>
          {count}
        </Figure>
      )}
    </Picture>
  );
}

/** An Action: its hexagon, with a number of Points when there is one. */
export function ActionIcon({
  action,
  points,
  size = 24,
  ...rest
}: Sized & { action: WheelAction; points?: number }) {
  return (
    <Picture viewBox={GRID} width={size} height={size} {...rest}>
      <ActionSign action={action} {...(points !== undefined && { points })} />
    </Picture>
  );
}

/** Victory Points in their shield. */
export function ShieldIcon({ points, size = 24, ...rest }: Sized & { points: number }) {
  return (
    <Picture viewBox={GRID} width={size} height={size} {...rest}>
      <Shield points={points} />
    </Picture>
  );
}

interface PointsIconProps extends Sized {
  readonly points: number | string;
  readonly tone?: 'plain' | 'sun' | 'spent';
}

/** Action Points in their hexagon. */
export function PointsIcon({ points, tone = 'plain', size = 24, ...rest }: PointsIconProps) {
  return (
    <Picture viewBox={GRID} width={size} height={size} {...rest}>
      <PointsSign points={points} tone={tone} />
    </Picture>
  );
}

/** The Action Points of an Action: those left in the sun, those spent dashed. */
export function PointsRow({ left, total, size = 24, ...rest }: Sized & { left: number; total: number }) {
  return (
    <Picture viewBox={`0 0 ${total * 25} 24`} width={(total * 25 * size) / 24} height={size} {...rest}>
      {Array.from({ length: total }, (_, index) => (
        <Sign key={index} name={index < left ? 'points-sun' : 'points-spent'} x={index * 25} />
      ))}
    </Picture>
  );
}
