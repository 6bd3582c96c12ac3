const WAVES = [
  ...['20 262', '96 268', '300 60', '392 92', '250 40', '350 30', '30 440', '26 560', '40 690', '420 790'],
  ...[
    '520 786',
    '640 782',
    '1010 690',
    '1040 780',
    '1150 788',
    '1014 668',
    '215 110',
    '850 32',
    '560 50',
    '500 40',
  ],
];
const WAVES_PATH = WAVES.map(wave => `M${wave}q5-5 10 0t10 0`).join('');

interface ShipProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly colour: string;
}

function Ship({ x, y, scale, colour }: ShipProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke="var(--ink)"
      strokeWidth={1.5}
      strokeLinejoin="round"
    >
      <path d="M-20 6h40l-7 11h-26z" fill="#8c4a1f" />
      <path d="M0 6v-34M-13 6v-22" strokeWidth={2} />
      <path d="M2-25c14 3 14 20 14 26H2z" fill="#fff" />
      <path d="M-12-14c8 2 9 11 9 16h-9z" fill="#ffe9d6" />
      <path d="M6-16h9M6-9h10" stroke={colour} strokeWidth={3} />
      <path d="M0-28l10-3-10-4z" fill={colour} stroke="none" />
      <path d="M-26 19q6-5 13 0t13 0 13 0 13 0" fill="none" stroke="var(--foam)" strokeWidth={2.2} />
    </g>
  );
}

const POINTS = [0, 45, 90, 135, 180, 225, 270, 315];

function CompassRose() {
  return (
    <g transform="translate(1148 726)" stroke="var(--ink)">
      <circle r={31} fill="#fff" fillOpacity={0.35} stroke="#fff" strokeWidth={1.5} />
      {POINTS.map(angle => {
        const half = angle % 90 === 0 ? '6.5-12 0-38z' : '5-10 0-24z';
        const other = angle % 90 === 0 ? '-6.5-12 0-38z' : '-5-10 0-24z';
        return (
          <g key={angle} transform={`rotate(${angle})`}>
            <path d={`M0 0L${half}`} fill={angle % 90 === 0 ? 'var(--vp)' : '#fff'} />
            <path d={`M0 0L${other}`} fill={angle % 90 === 0 ? '#fff' : '#bfe7ee'} />
          </g>
        );
      })}
      <circle r={4} fill="var(--gold)" />
      <path d="M-4-42v-10l8 10v-10" fill="none" stroke="var(--foam)" strokeWidth={5} />
      <path d="M-4-42v-10l8 10v-10" fill="none" strokeWidth={2.2} />
    </g>
  );
}

/** Waves, three ships, a whale and the compass rose. */
export function SeaLife() {
  return (
    <>
      <path
        d={WAVES_PATH}
        fill="none"
        stroke="var(--foam)"
        strokeOpacity={0.75}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
      <Ship x={272} y={76} scale={0.86} colour="var(--vp)" />
      <Ship x={44} y={628} scale={0.8} colour="var(--plum)" />
      <Ship x={1092} y={774} scale={0.62} colour="#f29a00" />
      <g transform="translate(448 62)" strokeLinecap="round" fill="none">
        <path
          d="M-26 8c4-16 20-20 32-12 6 4 12 4 16-2l4 3c0 10-8 16-18 14-12-1-20-6-34-3z"
          fill="#1d7f9c"
          stroke="var(--ink)"
          strokeWidth={1.5}
        />
        <path d="M26-5c3-5 7-6 10-5M26-4c5-1 9 1 10 4" stroke="var(--ink)" strokeWidth={2.4} />
        <path d="M-14-9c-2-7 0-10-4-13M-14-9c1-7 3-9 7-11" stroke="var(--foam)" strokeWidth={2} />
        <circle cx={-17} cy={2} r={1.6} fill="#fff" />
      </g>
      <CompassRose />
    </>
  );
}
