import type { ReactNode } from 'react';
import { shows, type DrawnThing } from '../explain/shows';
import { measured } from './Place';

export interface Labelled {
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** What it shows. */
  readonly thing?: DrawnThing | undefined;
}

interface PictureProps extends Labelled {
  readonly viewBox: string;
  readonly width: number | string;
  /** `auto` leaves it to the width and the view box. */
  readonly height: number | string;
  readonly fit?: string;
  /** It holds places that can be used: a group with a name instead of one image. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** The `<svg>` around every picture: named, or hidden from screen readers; a group when it holds places. */
export function Picture({
  viewBox,
  width,
  height,
  label,
  className,
  thing,
  fit,
  group = false,
  children,
}: PictureProps) {
  const role = group ? 'group' : 'img';
  const named = label === undefined && !group ? { 'aria-hidden': true } : { role, 'aria-label': label };
  return (
    <svg
      viewBox={viewBox}
      width={width}
      // SVG knows no `auto`: without a height it follows the width
      height={height === 'auto' ? undefined : height}
      className={className === undefined ? 'picture' : `picture ${className}`}
      ref={group ? measured : undefined}
      preserveAspectRatio={fit}
      focusable="false"
      {...named}
      {...(thing && shows(thing))}
    >
      {children}
    </svg>
  );
}
