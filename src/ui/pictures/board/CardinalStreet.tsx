import { signed } from '../numbers';
import { Picture, type Labelled } from '../Picture';
import { TokenSign } from '../Piece';
import { Place, type PlacePropsOf } from '../Place';
import { PlacedTile } from './PlacedTile';

const STEP = 39.8;
const FACADES = [
  { wall: '#fbd9c8', roof: '#b3122e' },
  { wall: '#ffe9b8', roof: '#8e1c4a' },
  { wall: '#f7c7d4', roof: '#b3122e' },
  { wall: '#ffe0c2', roof: '#8e1c4a' },
  { wall: '#f3d3ec', roof: '#b3122e' },
] as const;

export interface CardinalBuilding {
  /** Its Rooms from below. */
  readonly rooms: readonly (string | null)[];
  readonly crest: string | null;
  /** The marker on its roof, until it is complete. */
  readonly points: number;
}

interface CardinalStreetProps extends Labelled {
  readonly buildings: readonly CardinalBuilding[];
  readonly placeProps?: PlacePropsOf | undefined;
  readonly width?: number | string | undefined;
}

const NOTHING: PlacePropsOf = () => undefined;

/** The Cardinal's own five houses of two Rooms. Places: `cardinal.0` and so on. */
export function CardinalStreet({ buildings, placeProps = NOTHING, width = 200, label }: CardinalStreetProps) {
  return (
    <Picture viewBox="-1 4 202 138" width={width} height="auto" label={label} group={placeProps !== NOTHING}>
      {buildings.map((building, index) => (
        <Place key={index} props={placeProps(`cardinal.${index}`)}>
          <House building={building} index={index} />
        </Place>
      ))}
      <path d="M-1 105h202" stroke="var(--panel-line)" strokeWidth={1.6} />
    </Picture>
  );
}

function House({ building: { rooms, crest, points }, index }: { building: CardinalBuilding; index: number }) {
  const x = 1 + index * STEP;
  const { wall, roof } = FACADES[index % FACADES.length] ?? FACADES[0];
  const full = rooms.every(room => room !== null);
  return (
    <>
      <path d={`M${x} 104V30h38v74z`} fill={wall} stroke="var(--ink)" strokeWidth={1.3} />
      <path
        d={`M${x - 1} 31q20-24 40 0z`}
        fill={roof}
        stroke="var(--ink)"
        strokeWidth={1.3}
        strokeLinejoin="round"
      />
      {full ? (
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <circle cx={x + 19} cy={18} r={9.5} fill="var(--white)" stroke="var(--ink)" strokeWidth={1.2} />
          <path d={`M${x + 14.5} 18l3.2 3.4 6-6.6`} stroke="var(--merchant)" strokeWidth={2.8} />
        </g>
      ) : (
        <TokenSign owner="cardinal" text={signed(points)} x={x + 8.5} y={7} size={21} />
      )}
      {rooms.map((tile, floor) => {
        const y = 68 - floor * 36;
        return tile === null ? (
          <g key={floor}>
            <path
              d={`M${x + 3.5} ${y + 32}V${y + 17}q0-15 15.5-15t15.5 15v15z`}
              fill="var(--face)"
              stroke="var(--ink)"
              strokeWidth={1.2}
            />
            <path d={`M${x + 19} ${y + 3}v29M${x + 4} ${y + 18}h30`} stroke="#b8c6da" strokeWidth={1.3} />
          </g>
        ) : (
          <PlacedTile key={floor} tile={tile} x={x + 2.5} y={y} size={33.5} small />
        );
      })}
      {crest === null ? (
        <path
          d={`M${x + 5} 108h28v30l-14-8-14 8z`}
          fill="var(--empty)"
          stroke="var(--empty-line)"
          strokeWidth={1.3}
          strokeDasharray="3 2"
        />
      ) : (
        <PlacedTile tile={crest} x={x + 2} y={106} size={34} />
      )}
    </>
  );
}
