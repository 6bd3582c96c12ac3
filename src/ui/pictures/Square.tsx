interface SquareProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly radius: number;
  readonly fill?: string;
  readonly line?: string;
  readonly lineWidth: number;
}

/** A square with round corners, in ink where nothing else is said: crates, tokens, tiles and their glow. */
export function Square({ x, y, size, radius, fill = 'none', line = 'var(--ink)', lineWidth }: SquareProps) {
  return (
    <rect {...{ x, y, fill }} width={size} height={size} rx={radius} stroke={line} strokeWidth={lineWidth} />
  );
}
