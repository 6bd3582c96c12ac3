import { memo } from 'react';
import { cathedralStack, type HouseSpace } from '../../../content';
import { shows } from '../../explain/shows';
import type { Owner } from '../owners';
import { PieceSign } from '../Piece';
import { Place, type PlaceProps, type PlacePropsOf } from '../Place';
import { EmptyBox } from '../EmptyBox';
import { Figure, Sign } from '../Sign';
import { CathedralStack, ConstructionPrice } from '../tiles/CathedralTiles';
import { TileSign } from '../tiles/TilePicture';
import { PlateGround, SpaceGlow } from './PlateGround';
import { HOUSE_STEP, type Plate, type TownPlates } from './plates';

interface HousesPlateProps {
  readonly plates: TownPlates;
  readonly houses: Readonly<Record<string, Owner>>;
  readonly tiles: Readonly<Record<string, string>>;
  readonly placeProps: PlacePropsOf;
}

/** House spaces and the Bonus tile of a town. */
export function HousesPlate({ plates, houses, tiles, placeProps }: HousesPlateProps) {
  const { housePlate: plate } = plates;
  const high = plates.tiles.length > 0;
  return (
    <g>
      <PlateGround {...plate} />
      {plates.houses.map((space, index) => {
        const spot = { x: plate.x + 4 + index * HOUSE_STEP, y: plate.y + (high ? 8 : 2.5) };
        return (
          <HousePlace
            key={space.id}
            space={space}
            owner={houses[space.id]}
            props={placeProps(space.id)}
            {...spot}
          />
        );
      })}
      {plates.tiles.map(({ id }) => {
        const spot = { x: plate.x + plate.width - 44, y: plate.y + 2 };
        return <TilePlace key={id} id={id} tile={tiles[id]} props={placeProps(id)} {...spot} />;
      })}
    </g>
  );
}

const HousePlace = memo(function HousePlace({
  props,
  ...house
}: HouseSpaceProps & { readonly props: PlaceProps | undefined }) {
  return (
    <Place
      at={house.space.id}
      props={props}
      middle={[house.x + 14, house.y + 14.5]}
      thing={{ is: 'houseSpace', space: house.space.id }}
    >
      <SpaceGlow glow={props?.glow} x={house.x - 1} y={house.y - 1} width={30} height={31} />
      <HouseSpaceSign {...house} />
    </Place>
  );
});

const TilePlace = memo(function TilePlace({
  id,
  props,
  ...tile
}: BonusTileProps & { readonly id: string; readonly props: PlaceProps | undefined }) {
  return (
    <Place
      at={id}
      props={props}
      middle={[tile.x + 20.5, tile.y + 20.5]}
      thing={{ is: 'tileSpace', space: id }}
    >
      <SpaceGlow glow={props?.glow} x={tile.x - 4} y={tile.y - 7} width={53} height={55} />
      <BonusTile {...tile} />
    </Place>
  );
});

interface HouseSpaceProps {
  readonly space: HouseSpace;
  readonly owner: Owner | undefined;
  readonly x: number;
  readonly y: number;
}

/** A House, or its outline with what building there gives: points in red, or the windows of a Building. */
function HouseSpaceSign({ space, owner, x, y }: HouseSpaceProps) {
  if (owner !== undefined) return <PieceSign kind="house" owner={owner} x={x} y={y} size={28} />;
  const [bonus] = space.bonus;
  return (
    <>
      <Sign name="house-space" x={x} y={y} size={28} />
      {bonus?.do === 'score' && (
        <Figure x={x + 14} y={y + 24} size={17} tone="points">
          {bonus.points}
        </Figure>
      )}
      {bonus?.do === 'buildingBonuses' && (
        <path
          d={`M${x + 8} ${y + 12}h5v5.5h-5zm7 0h5v5.5h-5zm-7 7h5v5.5h-5zm7 0h5v5.5h-5z`}
          fill="var(--character)"
          stroke="var(--ink)"
          strokeWidth={0.7}
        />
      )}
    </>
  );
}

interface BonusTileProps {
  readonly tile: string | undefined;
  readonly x: number;
  readonly y: number;
}

function BonusTile({ tile, x, y }: BonusTileProps) {
  if (tile !== undefined) return <TileSign tile={tile} x={x} y={y} size={41} />;
  return <EmptyBox x={x + 6} y={y + 6} width={29} height={29} radius={5} />;
}

interface CathedralPlateProps {
  readonly town: string;
  readonly plate: Plate;
  readonly spaces: number;
  readonly pillars: readonly Owner[];
  /** How many Cathedral tiles have been taken. */
  readonly taken: number;
  readonly cost: string;
  readonly props: PlaceProps | undefined;
}

/** Pillars, the Cathedral tiles that are left, and the price; its place is called `town.cathedral`. */
export const CathedralPlate = memo(function CathedralPlate({
  town,
  plate,
  spaces,
  pillars,
  taken,
  cost,
  props,
}: CathedralPlateProps) {
  const { x, y } = plate;
  const left = cathedralStack(town).slice(taken);
  return (
    <Place
      props={props}
      middle={[x + plate.width / 2, y + plate.height / 2]}
      thing={{ is: 'cathedral', town }}
    >
      <PlateGround {...plate} />
      <SpaceGlow glow={props?.glow} x={x + 2} y={y + 2} width={plate.width - 4} height={plate.height - 4} />
      {Array.from({ length: spaces }, (_, index) => {
        const owner = pillars[index];
        const px = x + 1 + index * 17.5;
        return owner === undefined ? (
          <g
            key={index}
            transform={`translate(${px + 3} ${y + 3}) scale(.78 1)`}
            {...shows({ is: 'pillarSpace', town })}
          >
            <Sign name="pillar-space" size={25} />
          </g>
        ) : (
          <g key={index} data-at={`${town}:${owner}`} {...shows({ is: 'pillar', owner, town })}>
            <PieceSign kind="pillar" owner={owner} x={px} y={y + 3} size={25} />
          </g>
        );
      })}
      <g data-at={`${town}.cathedral`}>
        <CathedralStack points={left.map(({ points }) => points)} x={x + 58} y={y + 3} />
      </g>
      <path d={`M${x + 4} ${y + 31}h76`} stroke="#c9d4e3" strokeWidth={1.2} />
      <ConstructionPrice cost={cost} x={x + 4} y={y + 32} />
    </Place>
  );
});
