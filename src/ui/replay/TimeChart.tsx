import { useMemo, useState, type PointerEvent } from 'react';
import type { State } from '../../rules/model';
import { TokenSign } from '../pictures/Piece';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { signed } from '../pictures/numbers';
import { ChartPicture } from './ChartPicture';
import { chartScale } from './chartScale';
import { Landmarks } from './Landmarks';
import { useAt, useReplay } from './ReplayContext';
import { slotWords } from './slotWords';
import { gains, slotAt, slotNear, xOf, type TimelineSlot } from './timeline';
import { useSize } from './useSize';
import './chart.css';

type Owners = readonly State['players'][number]['colour'][];

/** The game in time: the score of everybody, with a handle that is dragged from turn to turn. */
export function TimeChart() {
  const { timeline, film, goTo } = useReplay();
  const at = useAt();
  const G = useTable(theGame);
  const text = useTableText();
  const [frame, { width, height }] = useSize<HTMLDivElement>();
  const [pointed, setPointed] = useState<TimelineSlot>();
  const scale = useMemo(() => chartScale(timeline, width, height), [timeline, width, height]);
  const colours = G.players.map(({ colour }) => colour).join(' ');
  const owners = useMemo(() => colours.split(' ') as unknown as Owners, [colours]);
  const now = slotAt(timeline, at);
  const point = ({ clientX, currentTarget, buttons }: PointerEvent<HTMLElement>): void => {
    const slot = slotNear(timeline, scale.slotAt(clientX - currentTarget.getBoundingClientRect().left));
    setPointed(slot);
    // a finger or a pressed button drags
    if (slot && buttons > 0) goTo(slot.from);
  };
  return (
    <div className="time-chart">
      <div
        ref={frame}
        className="time-slider"
        role="slider"
        tabIndex={0}
        aria-label={text.say('replay.time')}
        aria-valuemin={0}
        aria-valuemax={film.end}
        aria-valuenow={at}
        aria-valuetext={now && slotWords(text, now, G)}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
      >
        {width > 0 && (
          <svg width={width} height={height} aria-hidden="true">
            <ChartPicture timeline={timeline} owners={owners} scale={scale} />
            <Now x={scale.x(xOf(timeline, at))} scale={scale} owner={ownerIn(owners, now)} />
          </svg>
        )}
      </div>
      {width > 0 && <Landmarks scale={scale} />}
      {pointed && (
        <SlotTip slot={pointed} left={scale.x(timeline.slots.indexOf(pointed) + 0.5)} width={width} />
      )}
    </div>
  );
}

const ownerIn = (owners: Owners, slot: TimelineSlot | undefined) =>
  slot?.seat === undefined ? undefined : owners[slot.seat];

interface NowProps {
  readonly x: number;
  readonly scale: ReturnType<typeof chartScale>;
  readonly owner: Owners[number] | undefined;
}

/** The present moment: everything after it is paler. */
function Now({ x, scale: { left, right, top, bottom }, owner }: NowProps) {
  return (
    <>
      <rect x={x} y={0} width={Math.max(0, right - x)} height={bottom + 20} className="chart-veil" />
      <rect x={left} y={bottom + 21} width={right - left} height={6} rx={3} className="chart-track" />
      <rect x={left} y={bottom + 21} width={x - left} height={6} rx={3} className="chart-done" />
      <path d={`M${x} ${top - 28}V${bottom + 24}`} className="chart-now" />
      {owner && <TokenSign owner={owner} x={x - 12} y={bottom - 1} size={24} />}
      <circle cx={x} cy={bottom + 23} r={6} className="chart-handle" />
    </>
  );
}

/** What a turn brought whom. */
function SlotTip({ slot, left, width }: { slot: TimelineSlot; left: number; width: number }) {
  const { timeline } = useReplay();
  const G = useTable(theGame);
  const text = useTableText();
  const sums = gains(timeline, slot).flatMap((points, seat) => {
    const player = G.players[seat];
    return points !== 0 && player ? [{ name: player.name, points }] : [];
  });
  return (
    <div className={left > width / 2 ? 'slot-tip slot-tip-left' : 'slot-tip'} style={{ left }}>
      <b>{slotWords(text, slot, G)}</b>
      {sums.map(({ name, points }) => (
        <span key={name}>
          {name} {signed(points)}
        </span>
      ))}
    </div>
  );
}
