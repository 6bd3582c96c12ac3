import type { ReactNode } from 'react';
import type { WheelAction } from '../../content';
import type { IconName } from './icons';
import { figure } from './numbers';

/** Where a sign stands inside an `<svg>`: its upper left corner and its side. */
export interface SignSpot {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

interface SignProps extends SignSpot {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** One icon inside an `<svg>`. */
export function Sign({ name, x = 0, y = 0, size = 24, className }: SignProps) {
  return <use href={`#i-${name}`} x={x} y={y} width={size} height={size} className={className} />;
}

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly tone?: 'ink' | 'white' | 'points' | 'second';
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly halo?: boolean;
  readonly children: ReactNode;
}

/** A number on a picture, which says more in its name; `y` is its base line. */
export function Figure({ x, y, size, tone = 'ink', anchor = 'middle', halo = false, children }: FigureProps) {
  const haloed = halo ? { strokeWidth: size * 0.26 } : {};
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      className={`figure figure-${tone}${halo ? ' figure-halo' : ''}`}
      aria-hidden="true"
      {...haloed}
    >
      {children}
    </text>
  );
}

const FIGURE_BY_LENGTH = [0.58, 0.58, 0.5, 0.41];

/** Victory Points. */
export function Shield({ points, x = 0, y = 0, size = 24 }: SignSpot & { points: number }) {
  const text = figure(points);
  return (
    <>
      <Sign name="shield" x={x} y={y} size={size} />
      <Figure
        x={x + size / 2}
        y={y + size * 0.68}
        size={size * (FIGURE_BY_LENGTH[text.length] ?? 0.36)}
        tone="white"
      >
        {text}
      </Figure>
    </>
  );
}

interface PointsProps extends SignSpot {
  /** The number, or a text as `+2`. */
  readonly points: number | string;
  readonly tone?: 'plain' | 'sun' | 'spent';
  /** How large the number is in its hexagon. */
  readonly scale?: number;
}

/** Action Points: white as a price or amount, sun-yellow when they can be spent or are added. */
export function PointsSign({ points, x = 0, y = 0, size = 24, tone = 'plain', scale = 0.6 }: PointsProps) {
  return (
    <>
      <Sign name={tone === 'plain' ? 'points' : `points-${tone}`} x={x} y={y} size={size} />
      <Figure x={x + size / 2} y={y + size * (0.5 + scale * 0.352)} size={size * scale}>
        {points}
      </Figure>
    </>
  );
}

/** The hexagon of an Action, with a number of Points at its lower right when there is one. */
export function ActionSign({
  action,
  points,
  x = 0,
  y = 0,
  size = 24,
}: SignSpot & { action: WheelAction; points?: number }) {
  return (
    <>
      <g className={`act-${action}`}>
        <Sign name="hexagon" x={x} y={y} size={size} />
        <Sign name={`glyph-${action}`} x={x + size * 0.2} y={y + size * 0.2} size={size * 0.6} />
      </g>
      {points !== undefined && (
        <PointsSign points={points} x={x + size * 0.52} y={y + size * 0.5} size={size * 0.62} scale={0.78} />
      )}
    </>
  );
}
