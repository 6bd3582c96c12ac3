/** What town vignettes are built of; they stand on y = 14, around x = 0. */

const INK = 'var(--ink)';
const GLASS = '#2b4a7a';

interface HouseProps {
  /** Left edge, width and height of the walls. */
  readonly at: readonly [x: number, width: number, height: number];
  readonly roof: string;
  readonly wall?: string;
}

/** A house with its gable to the street; `stepped` as in Flanders. */
export function Gable({
  at: [x, width, height],
  roof,
  wall = '#fff6e0',
  stepped = false,
}: HouseProps & { stepped?: boolean }) {
  const top = 14 - height;
  const rise = width * 0.72;
  const [w1, w2, w3] = [width * 0.18, width * 0.2, width * 0.24];
  const pane = { y: 14 - height * 0.72, width: width * 0.2, height: height * 0.3, fill: GLASS };
  return (
    <>
      <path d={`M${x} 14v${-height}h${width}v${height}z`} fill={wall} stroke={INK} strokeWidth={1.2} />
      <path
        d={
          stepped
            ? `M${x - 1} ${top}h${w1}v${-rise * 0.4}h${w2}v${-rise * 0.4}h${w1}v${-rise * 0.3}h${w3}v${rise * 0.3}h${width * 0.14}v${rise * 0.4}h${w2}v${rise * 0.4}h${width * 0.08}z`
            : `M${x - 1.8} ${top}l${width / 2 + 1.8} ${-rise}l${width / 2 + 1.8} ${rise}z`
        }
        fill={roof}
        stroke={INK}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <rect x={x + width * 0.22} {...pane} />
      <rect x={x + width * 0.58} {...pane} />
    </>
  );
}

/** A tower with a pointed roof of a height of its own. */
export function Tower({
  at: [x, width, height],
  roof,
  wall = '#fff1ce',
  peak = 16,
}: HouseProps & { peak?: number }) {
  const top = 14 - height;
  return (
    <>
      <path d={`M${x} 14v${-height}h${width}v${height}z`} fill={wall} stroke={INK} strokeWidth={1.2} />
      <path
        d={`M${x - 1.5} ${top}l${width / 2 + 1.5} ${-peak}l${width / 2 + 1.5} ${peak}z`}
        fill={roof}
        stroke={INK}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <rect x={x + width / 2 - 1.5} y={top + 5} width={3} height={6} fill={GLASS} />
    </>
  );
}

/** The town wall with its gate; `half` is half its width. */
export function TownWall({ half, colour = '#f3e4c0' }: { half: number; colour?: string }) {
  return (
    <>
      <path
        d={`M${-half} 15v-9h4v3h4v-3h4v3h4v-3h4v3h${2 * half - 40}v-3h4v3h4v-3h4v3h4v-3h4v9z`}
        fill={colour}
        stroke={INK}
        strokeWidth={1.2}
        strokeLinejoin="round"
      />
      <path d="M-5 15v-5a5 5 0 0 1 10 0v5z" fill="#5b2e1a" stroke={INK} />
    </>
  );
}

/** A row of dark arches of a width; each stands on `bottom`. */
export function Arches({
  xs,
  width,
  top,
  bottom,
  fill,
}: {
  xs: readonly number[];
  width: number;
  top: number;
  bottom: number;
  fill: string;
}) {
  const radius = width / 2;
  const d = xs
    .map(x => `M${x} ${bottom}V${top}a${radius} ${radius} 0 0 1 ${width} 0v${bottom - top}z`)
    .join('');
  return <path d={d} fill={fill} />;
}

/** Water before the town. */
export function Waterside({ x = -32, y = 17, waves = 4 }: { x?: number; y?: number; waves?: number }) {
  return (
    <path
      d={`M${x} ${y}q8-4 16 0${'t16 0'.repeat(waves - 1)}`}
      stroke="#1f8fb0"
      strokeWidth={3}
      fill="none"
      strokeLinecap="round"
    />
  );
}
