import { memo } from 'react';
import { KING_TRACK } from '../../../content';
import { shows } from '../../explain/shows';
import { figure, tenth } from '../numbers';
import type { Owner } from '../owners';
import { Picture, type Labelled } from '../Picture';
import { TokenSign } from '../Piece';
import { Place, type PlaceProps, type PlacePropsOf } from '../Place';
import { Figure, Sign } from '../Sign';
import { WayBack } from './WayBack';

const CELL = 22.7;
const WIDTH = KING_TRACK.length * CELL + 1.7;
export const MARKER = 24;
/** One marker follows the other, in milliseconds, where they are animated. */
const FOLLOW = 30;

/** A marker that returns to another position. */
export interface Return {
  readonly owner: Owner;
  readonly to: number;
}

interface KingTrackProps extends Labelled {
  /** The markers of each position, bottom first. */
  readonly track: readonly (readonly Owner[])[];
  readonly placeProps?: PlacePropsOf | undefined;
  readonly width?: number | string | undefined;
  /** These are on their way: they stand where they were, and pale where they will be, in this order. */
  readonly returns?: readonly Return[];
}

const NONE: readonly Return[] = [];
const NOTHING: PlacePropsOf = () => undefined;

/** What a position is called as a place, counted from the lowest. */
export const trackPlace = (position: number): string => `track.${position}`;

/** The King track: red is lost, white the start, blue gained; markers stand in stacks, bottom first. */
export const KingTrack = memo(function KingTrack({
  track,
  returns = NONE,
  placeProps = NOTHING,
  width = 338,
  label,
  className,
}: KingTrackProps) {
  const stacks = stacked(track, returns);
  const top = trackTop(stacks.map(({ length }) => length)) + (returns.length > 0 ? ARCH : 0);
  const height = top + 33;
  return (
    <Picture
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={width}
      height="auto"
      label={label}
      group={placeProps !== NOTHING}
      className={className}
    >
      {KING_TRACK.map((_, index) => (
        <Position key={index} index={index} top={top} props={placeProps(trackPlace(index))} />
      ))}
      <g {...shows({ is: 'crown' })}>
        <Sign name="crown" x={WIDTH - 23} y={top - 26} size={20} />
      </g>
      {stacks.flat().map((marker, nth) => (
        <Marker key={`${marker.owner} ${marker.pale}`} {...marker} base={top - 10} nth={nth} />
      ))}
      {waysBack(stacks, returns).map(({ from, to }) => (
        <WayBack
          key={from.x}
          from={{ x: from.x, y: heightOf(from, top - 10) - MARKER / 2 }}
          to={{ x: to.x, y: heightOf(to, top - 10) - MARKER / 2 }}
        />
      ))}
    </Picture>
  );
});

/** Above the positions there is room for the highest stack. */
export const trackTop = (heights: readonly number[]): number => 26 + Math.max(1, ...heights) * 11;

function Position({ index, top, props }: { index: number; top: number; props: PlaceProps | undefined }) {
  const position = KING_TRACK[index];
  if (position === undefined) return undefined;
  const { points, zone } = position;
  return (
    <Place props={props} thing={{ is: 'kingSpace', position: index }}>
      <rect
        x={tenth(index * CELL + 0.7)}
        y={top - 3}
        width={CELL}
        height={34}
        fill={props?.glow === undefined ? shade(zone, index) : 'var(--sun)'}
        stroke="var(--ink)"
        strokeWidth={1.2}
      />
      {props?.glow !== undefined && (
        <rect
          x={tenth(index * CELL + 4.2)}
          y={top + 0.5}
          width={CELL - 7}
          height={27}
          fill="none"
          stroke="var(--ink)"
          strokeWidth={2}
        />
      )}
      <Figure x={tenth((index + 0.5) * CELL + 0.7)} y={top + 19.5} size={points < -9 ? 12.5 : 14}>
        {figure(points)}
      </Figure>
    </Place>
  );
}

/** Room for the arrows. */
const ARCH = 10;

interface Standing {
  readonly owner: Owner;
  readonly x: number;
  readonly level: number;
  /** It is not there yet. */
  readonly pale: boolean;
}

/** The markers of each position, those that return to it on top. */
const stacked = (track: KingTrackProps['track'], returns: readonly Return[]): Standing[][] =>
  track.map((stack, index) => {
    const coming = returns.flatMap(({ owner, to }) => (to === index ? owner : []));
    const all = [...stack, ...coming];
    return all.map((owner, level) => ({
      owner,
      level,
      x: middleAt(index) + aside(all, level),
      pale: level >= stack.length,
    }));
  });

/** From the top of each stack that returns to the top of where it goes. */
const waysBack = (stacks: readonly Standing[][], returns: readonly Return[]) =>
  stacks.flatMap(stack => {
    const back = returns.find(({ owner }) => stack.some(each => each.owner === owner && !each.pale));
    const from = stack.at(-1);
    const to = back && stacks[back.to]?.at(-1);
    return from && to ? [{ from, to }] : [];
  });

/** The middle of a position. */
export const middleAt = (index: number): number => (index + 0.5) * CELL + 0.7;

/** In a stack every other marker stands a little to the side. */
const aside = (stack: readonly Owner[], level: number): number =>
  stack.length > 1 ? (level % 2) * 4 - 2 : 0;

const heightOf = ({ level }: Standing, base: number): number => base - level * 11;

/** A marker slides to where it stands. */
function Marker({ base, nth, ...marker }: Standing & { base: number; nth: number }) {
  const { owner, x, pale } = marker;
  return (
    <g
      {...shows({ is: 'marker', owner })}
      className="standing"
      opacity={pale ? 0.5 : undefined}
      style={{
        transform: `translate(${tenth(x)}px, ${heightOf(marker, base)}px)`,
        animationDelay: `${nth * FOLLOW}ms`,
      }}
    >
      <TokenSign owner={owner} x={-MARKER / 2} y={-MARKER / 2} size={MARKER} />
    </g>
  );
}

/** The further from the start, the stronger its colour. */
function shade(zone: 'red' | 'start' | 'blue', index: number): string {
  if (zone === 'start') return 'var(--track-start)';
  const start = KING_TRACK.findIndex(position => position.zone === 'start');
  const share = zone === 'red' ? 100 - index * 16 : 18 + (index - start) * 10;
  return `color-mix(in srgb, var(--track-${zone}) ${Math.min(100, share)}%, var(--track-start))`;
}
