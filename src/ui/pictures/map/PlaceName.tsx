interface PlaceNameProps {
  readonly x: number;
  /** Of the line on which it stands. */
  readonly y: number;
  readonly size: number;
  readonly halo: number;
  readonly children: string;
}

/** The name of a place on a map, with an ivory halo. */
export const PlaceName = ({ x, y, size, halo, children }: PlaceNameProps) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    textAnchor="middle"
    className="name"
    stroke="var(--name-halo)"
    strokeWidth={halo}
    strokeLinejoin="round"
    paintOrder="stroke"
  >
    {children}
  </text>
);
