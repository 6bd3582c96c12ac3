import type { ReactNode } from 'react';

export interface Labelled {
  /** What a screen reader says; without it the picture is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

interface PictureProps extends Labelled {
  readonly viewBox: string;
  readonly width: number | string;
  readonly height: number | string;
  readonly fit?: string;
  readonly children: ReactNode;
}

/** The `<svg>` around every picture: named, or hidden from screen readers. */
export function Picture({ viewBox, width, height, label, className, fit, children }: PictureProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox={viewBox}
      width={width}
      height={height}
      className={className === undefined ? 'picture' : `picture ${className}`}
      preserveAspectRatio={fit}
      focusable="false"
      {...named}
    >
      {children}
    </svg>
  );
}
