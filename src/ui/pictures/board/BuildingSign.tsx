import { BUILDINGS } from '../../../content';
import { shows } from '../../explain/shows';
import type { Owner } from '../owners';
import { PieceSign } from '../Piece';
import { Place, type PlacePropsOf } from '../Place';
import { Figure, PointsSign } from '../Sign';
import { CrestSpace } from './CrestSpace';
import {
  BUILDING_WIDTH,
  FACADES,
  gablePath,
  leftOf,
  ROOM,
  roofPath,
  STREET,
  roofTopOf,
  windowBars,
  windowPath,
} from './facade';
import { PlacedTile } from './PlacedTile';
import type { BuildingPicture } from './Street';
import { buildingPlace, roomPlace } from './streetPlaces';

interface BuildingSignProps {
  readonly index: number;
  readonly owner: Owner;
  readonly building: BuildingPicture;
  readonly placeProps: PlacePropsOf;
}

/** One Building: its roof with the House, its Rooms as windows, its Crest space below. */
export function BuildingSign({ index, owner, building, placeProps }: BuildingSignProps) {
  const plan = BUILDINGS[index];
  const facade = FACADES[index];
  if (plan === undefined || facade === undefined) return undefined;
  const x = leftOf(index);
  const top = roofTopOf(Math.max(1, plan.rooms));
  const props = placeProps(buildingPlace(index));
  return (
    <>
      <Place props={props} thing={{ is: 'building', owner, building: index }}>
        {props?.glow !== undefined && <Aura x={x} top={top} />}
        <path
          d={`M${x} ${STREET.base}V${top}h${BUILDING_WIDTH}V${STREET.base}z`}
          fill={facade.wall}
          stroke="var(--ink)"
          strokeWidth={1.5}
        />
        <path
          d={plan.roofHouse ? gablePath(x, top) : roofPath(x, top)}
          fill={facade.roof}
          stroke="var(--ink)"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
        {plan.roofHouse && <Roof index={index} x={x} top={top} owner={owner} waiting={building.roofHouse} />}
        {plan.rooms === 0 && <Guest x={x} />}
      </Place>
      {building.rooms.map((tile, below) => (
        <Room key={below} owner={owner} index={index} floor={below + 1} tile={tile} placeProps={placeProps} />
      ))}
      <CrestSpace owner={owner} index={index} tile={building.crest} placeProps={placeProps} />
    </>
  );
}

/** The sun around a whole Building that can be chosen. */
function Aura({ x, top }: { x: number; top: number }) {
  const box = { x: x - 5, y: top - 26, width: BUILDING_WIDTH + 10, height: STREET.base - top + 28, rx: 10 };
  return (
    <>
      <rect {...box} fill="none" stroke="var(--ink)" strokeWidth={7} />
      <rect {...box} fill="var(--sun-light)" stroke="var(--sun)" strokeWidth={4.5} />
    </>
  );
}

interface RoofProps {
  readonly index: number;
  readonly x: number;
  readonly top: number;
  readonly owner: Owner;
  readonly waiting: boolean;
}

/** The House that waits on the roof, or a tick when it was freed. */
function Roof({ index, x, top, owner, waiting }: RoofProps) {
  const middle = x + BUILDING_WIDTH / 2;
  return (
    <g {...(waiting && shows({ is: 'roof', owner, building: index }))}>
      <circle cx={middle} cy={top - 6.5} r={11.5} fill="var(--white)" stroke="var(--ink)" strokeWidth={1.3} />
      {waiting ? (
        <PieceSign kind="house" owner={owner} x={middle - 8.5} y={top - 16} size={17} />
      ) : (
        <path
          d={`M${middle - 5} ${top - 6}l3.5 3.5 6.5-7`}
          fill="none"
          stroke="var(--merchant)"
          strokeWidth={3}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}

interface RoomProps {
  readonly owner: Owner;
  readonly index: number;
  /** Counted from 1. */
  readonly floor: number;
  readonly tile: string | null;
  readonly placeProps: PlacePropsOf;
}

/** A Room: a window with the price of its floor, or the Character who lives there. */
function Room({ owner, index, floor, tile, placeProps }: RoomProps) {
  const x = leftOf(index) + 21;
  const y = STREET.base - floor * ROOM;
  const props = placeProps(roomPlace(index, floor));
  const glows = props?.glow !== undefined;
  return (
    <Place props={props} thing={{ is: 'room', owner, building: index, floor }}>
      <FloorPrice floor={floor} price={props?.distance} x={x - 10} y={y + 20} />
      {glows && (
        <path d={windowPath(x, y)} fill="none" stroke="var(--ink)" strokeWidth={7.5} strokeLinejoin="round" />
      )}
      {glows && (
        <path d={windowPath(x, y)} fill="none" stroke="var(--sun)" strokeWidth={5} strokeLinejoin="round" />
      )}
      {tile === null ? (
        <>
          <path
            d={windowPath(x, y)}
            fill={glows ? 'var(--sun-light)' : 'var(--face)'}
            stroke="var(--ink)"
            strokeWidth={1.3}
          />
          <path d={windowBars(x, y)} stroke="#b8c6da" strokeWidth={1.5} />
        </>
      ) : (
        <PlacedTile tile={tile} x={x} y={y - 0.5} size={38.5} small />
      )}
    </Place>
  );
}

interface FloorPriceProps {
  readonly floor: number;
  /** What it takes now to get there. */
  readonly price: number | undefined;
  readonly x: number;
  readonly y: number;
}

/** What a floor costs, in the sun where it can be paid now. */
function FloorPrice({ floor, price, x, y }: FloorPriceProps) {
  if (price !== undefined) return <PointsSign points={price} x={x - 12} y={y - 12} size={24} tone="sun" />;
  return (
    <>
      <circle cx={x} cy={y} r={8} fill="var(--white)" stroke="var(--ink)" strokeWidth={1.2} />
      <Figure x={x} y={y + 4.8} size={13.5}>
        {floor}
      </Figure>
    </>
  );
}

/** Somebody lives in the sixth Building from the start. */
function Guest({ x }: { x: number }) {
  const y = STREET.base - ROOM;
  return (
    <>
      <path d={windowPath(x + 13, y)} fill="var(--white)" stroke="var(--ink)" strokeWidth={1.4} />
      <use href="#bust-king" x={x + 18} y={y + 6} width={30} height={31} />
    </>
  );
}
