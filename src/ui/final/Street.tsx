/** The street of the podium: sky, hills, bunting, pavement. */
export const PODIUM_STREET = { width: 470, height: 422, base: 372 };

const { width, height, base } = PODIUM_STREET;

interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly sag: number;
  readonly flags: number;
}

const LINES: readonly Line[] = [
  { from: [-5, 22], to: [178, 84], sag: 40, flags: 7 },
  { from: [178, 84], to: [480, 26], sag: 66, flags: 11 },
];

function flagsOf({ from: [x1, y1], to: [x2, y2], sag, flags }: Line): readonly string[] {
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2 + sag] as const;
  return Array.from({ length: flags }, (_, index) => {
    const t = (index + 0.5) / flags;
    const on = (a: number, b: number, c: number): number =>
      Math.round(a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t);
    return `M${on(x1, middle[0], x2) - 8} ${on(y1, middle[1], y2)}h16l-8 15z`;
  });
}

export function PodiumStreet() {
  return (
    <>
      <rect x={-width} y={-height} width={width * 3} height={height * 2} className="street-sky" />
      <path
        d="M60 92c-4-16 18-24 28-12 10-16 36-9 36 6 16-2 18 18 4 18H66c-16 0-18-10-6-12zM350 64c-3-12 14-18 21-9 7-12 27-7 27 4 12-1 14 14 3 14h-46c-12 0-13-8-5-9z"
        className="street-cloud"
      />
      <circle cx={428} cy={52} r={20} className="street-sun" />
      {LINES.map(line => (
        <g key={line.flags}>
          <path
            d={`M${line.from.join(' ')}Q${(line.from[0] + line.to[0]) / 2} ${(line.from[1] + line.to[1]) / 2 + line.sag} ${line.to.join(' ')}`}
            className="street-line"
          />
          {flagsOf(line).map((flag, index) => (
            <path key={flag} d={flag} className={`street-flag street-flag-${index % 6}`} />
          ))}
        </g>
      ))}
      <path
        d={`M-470 300Q-120 380-10 330Q120 262 240 318T480 300Q700 260 940 320V${height}H-470z`}
        className="street-far"
      />
      <path
        d={`M-470 340Q-120 390-10 352Q160 300 300 340T480 334Q700 300 940 350V${height}H-470z`}
        className="street-near"
      />
      <path d={`M${-width} ${base}H${2 * width}V${height * 2}H${-width}z`} className="street-ground" />
      <path d={`M${-width} ${base}H${2 * width}`} className="street-line" />
    </>
  );
}
