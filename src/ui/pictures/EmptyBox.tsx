interface EmptyBoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

/** The dashed outline of something that is to lie here, or lay here once. */
export function EmptyBox({ radius, ...box }: EmptyBoxProps) {
  return (
    <rect
      {...box}
      rx={radius}
      fill="var(--empty)"
      stroke="var(--empty-line)"
      strokeWidth={1.5}
      strokeDasharray="3 2.2"
    />
  );
}
