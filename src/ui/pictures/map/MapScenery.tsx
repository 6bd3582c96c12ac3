import { memo } from 'react';
import { curveThrough, curvePoints } from './curve';
import { Brush } from './Brush';
import { FIELDS, FIRS, HILLS, PEAKS, TREES, COASTS, RIVERS } from './land';
import { SeaLife } from './SeaLife';

const COAST = COASTS.map(coast => curveThrough(coast, true)).join('');
const WATER_LINES = [
  { width: 54, opacity: 0.12 },
  { width: 38, opacity: 0.16 },
  { width: 23, opacity: 0.22 },
  { width: 11, opacity: 0.4 },
];
const RIM = [
  { width: 26, opacity: 0.09 },
  { width: 18, opacity: 0.12 },
  { width: 10, opacity: 0.16 },
];

interface Wash {
  readonly at: readonly [x: number, y: number, rx: number, ry: number];
  readonly colour: string;
}

/** Large soft spots of colour, from the back to the front. */
const WASHES: readonly Wash[] = [
  { at: [87, 120, 200, 160], colour: 'green' },
  { at: [437, 200, 220, 140], colour: 'green' },
  { at: [215, 480, 300, 220], colour: 'wheat' },
  { at: [332, 700, 260, 160], colour: 'apricot' },
  { at: [134, 360, 150, 85], colour: 'meadow' },
  { at: [763, 190, 340, 180], colour: 'green' },
  { at: [1043, 170, 300, 170], colour: 'forest' },
  { at: [1089, 380, 290, 150], colour: 'meadow' },
  { at: [786, 400, 220, 110], colour: 'green' },
  { at: [810, 540, 340, 85], colour: 'snow' },
  { at: [565, 630, 95, 120], colour: 'snow' },
  { at: [821, 655, 270, 85], colour: 'wheat' },
  { at: [880, 750, 170, 100], colour: 'apricot' },
  { at: [1182, 640, 210, 170], colour: 'wheat' },
  { at: [1182, 540, 160, 80], colour: 'meadow' },
];
const WASH_COLOURS = ['green', 'wheat', 'apricot', 'meadow', 'forest', 'snow'];

const RIVER_PATHS = RIVERS.map(({ width, points }) => ({ width, path: curveThrough(points, false) }));

interface SceneryProps {
  /** Without trees, fields and mountains: for maps drawn small. */
  readonly plain?: boolean;
}

/** Sea, coast, land, rivers, mountains and woods: it never changes, so it is drawn once. */
export const MapScenery = memo(function MapScenery({ plain = false }: SceneryProps) {
  return (
    <g aria-hidden="true">
      <Paints />
      <rect x={-40} y={0} width={1280} height={840} fill="url(#map-sea)" />
      <Brush colour="#ffffff" opacity={0.1} seed={4} />
      {WATER_LINES.map(({ width, opacity }) => (
        <path
          key={width}
          d={COAST}
          fill="none"
          stroke="var(--foam)"
          strokeOpacity={opacity}
          strokeWidth={width}
        />
      ))}
      <path d={COAST} fill="var(--meadow)" />
      <g clipPath="url(#map-land)">
        {WASHES.map(({ at: [cx, cy, rx, ry], colour }) => (
          <ellipse key={`${cx} ${cy}`} cx={cx} cy={cy} rx={rx} ry={ry} fill={`url(#map-${colour})`} />
        ))}
        <Brush colour="#ffffff" opacity={0.12} seed={9} />
        <Brush colour="#2c6a20" opacity={0.07} seed={23} />
        {RIM.map(({ width, opacity }) => (
          <path
            key={width}
            d={COAST}
            fill="none"
            stroke="var(--coast-rim)"
            strokeOpacity={opacity}
            strokeWidth={width}
          />
        ))}
        {RIVER_PATHS.map(({ width, path }) => (
          <path
            key={path}
            d={path}
            fill="none"
            stroke="var(--river)"
            strokeWidth={width}
            strokeLinecap="round"
          />
        ))}
      </g>
      <path d={COAST} fill="none" stroke="var(--coast)" strokeWidth={2.2} strokeLinejoin="round" />
      {!plain && <Scattered />}
      <SeaLife />
    </g>
  );
});

function Paints() {
  return (
    <defs>
      <clipPath id="map-land">
        <path d={COAST} />
      </clipPath>
      <radialGradient id="map-sea" cx=".5" cy=".45" r=".8">
        <stop offset="0" stopColor="var(--sea-near)" />
        <stop offset=".6" stopColor="var(--sea)" />
        <stop offset="1" stopColor="var(--sea-far)" />
      </radialGradient>
      {WASH_COLOURS.map(colour => (
        <radialGradient key={colour} id={`map-${colour}`}>
          <stop offset=".35" stopColor={`var(--${colour})`} />
          <stop offset=".7" stopColor={`var(--${colour})`} stopOpacity={0.55} />
          <stop offset="1" stopColor={`var(--${colour})`} stopOpacity={0} />
        </radialGradient>
      ))}
    </defs>
  );
}

/** One path for all pieces of one colour: `shape` is drawn from every point. */
const repeated = (points: string, shape: string): string =>
  curvePoints(points)
    .map(([x, y]) => `M${x} ${y}${shape}`)
    .join('');

function Scattered() {
  return (
    <>
      {Object.entries(FIELDS).map(([colour, points]) => (
        <g key={colour}>
          <path d={repeated(points, 'm-9.9-7h26l-6.2 14h-26z')} fill={colour} fillOpacity={0.85} />
          <path
            d={repeated(points, 'm-11.4-3.5h26m-27.6 3.5h26m-27.6 3.5h26')}
            stroke="#fff"
            strokeOpacity={0.4}
            strokeWidth={1.1}
          />
        </g>
      ))}
      {Object.entries(HILLS).map(([colour, points]) => (
        <path
          key={colour}
          d={repeated(points, 'm-12 0q10.8-18 24 0z')}
          fill={colour}
          stroke="#4f7a2e"
          strokeOpacity={0.55}
        />
      ))}
      {curvePoints(PEAKS).map(([x, y], index) => (
        <Peak key={index} x={x} y={y} size={Number(PEAKS.split(',')[index]?.split(' ')[2])} />
      ))}
      <path d={repeated(FIRS, 'm0-15.3l5.6 14h-11.2z')} fill="#2f7a4a" />
      <path d={repeated(FIRS, 'm0-15.3l5.6 14h-5.6z')} fill="#1f5c38" />
      {Object.entries(TREES).map(([colour, points]) => (
        <g key={colour}>
          <path d={repeated(points, 'v-5')} stroke="#6b4423" strokeWidth={1.6} />
          <path d={repeated(points, 'm-5-8a5 5 0 1 1 10 0 5 5 0 1 1-10 0z')} fill={colour} />
          <path
            d={repeated(points, 'm-3.7-9.4a2.1 2.1 0 1 1 4.2 0 2.1 2.1 0 1 1-4.2 0z')}
            fill="#fff"
            fillOpacity={0.28}
          />
        </g>
      ))}
    </>
  );
}

function Peak({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 10})`} strokeLinejoin="round">
      <path d="M-10 0L-1-14.5 10 0z" fill="#fff" stroke="#40608c" strokeWidth={12 / size} />
      <path d="M-1-14.5L10 0H1.5l1.2-4.5-2.2-3z" fill="#a9c4e8" />
      <path d="M-10 0l4.2-6.6 1.6 3 2-1.2L-3.4 0z" fill="#c7dba0" />
    </g>
  );
}
