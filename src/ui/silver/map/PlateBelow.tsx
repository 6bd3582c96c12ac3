import { memo } from 'react';
import { cathedralStack, type HouseSpace } from '../../../content';
import type { MineSpace } from '../../../content/silver/words';
import { EmptyBox } from '../../pictures/EmptyBox';
import type { Owner } from '../../pictures/owners';
import { PieceSign } from '../../pictures/Piece';
import { PlateGround, SpaceGlow } from '../../pictures/map/PlateGround';
import { Place, type PlaceProps, type PlacePropsOf } from '../../pictures/Place';
import { Figure, Sign } from '../../pictures/Sign';
import { CathedralStack, ConstructionPrice } from '../../pictures/tiles/CathedralTiles';
import { TileSign } from '../../pictures/tiles/TilePicture';
import { CHURCH_WIDTH, PILLAR_STEP, STEP, TILE_WIDTH, type TownOnMap } from './layout';
import type { Built } from '../../play/panels/builtOn';
import { MineSign } from './MineSign';
import type { MapScene } from './scene';

interface PlateProps extends Built, Pick<MapScene, 'mines'> {
  readonly of: TownOnMap;
  readonly placeProps: PlacePropsOf;
}

/** The white plate of a town: Mine spaces, House spaces, its Cathedral, its Bonus tile. */
export const PlateBelow = memo(function PlateBelow({ of, placeProps, ...scene }: PlateProps) {
  const { plate, town, mines, houses, tiles } = of;
  const y = plate.y + 4;
  const church = plate.x + 3 + (mines.length + houses.length) * STEP;
  const cost = scene.costs[town.id];
  return (
    <g>
      <PlateGround {...plate} />
      {mines.map((space, index) => (
        <MinePlace
          key={space.id}
          space={space}
          owner={scene.mines[space.id]}
          x={plate.x + 3 + index * STEP}
          y={y}
          props={placeProps(space.id)}
        />
      ))}
      {houses.map((space, index) => (
        <HousePlace
          key={space.id}
          space={space}
          owner={scene.houses[space.id]}
          x={plate.x + 3 + (mines.length + index) * STEP}
          y={y}
          props={placeProps(space.id)}
        />
      ))}
      {town.pillars !== undefined && cost !== undefined && (
        <Church
          town={town.id}
          spaces={town.pillars}
          owners={scene.pillars[town.id] ?? []}
          taken={scene.taken[town.id] ?? 0}
          cost={cost}
          x={church}
          y={plate.y}
          props={placeProps(`${town.id}.cathedral`)}
        />
      )}
      {tiles.map(({ id }, index) => (
        <TilePlace
          key={id}
          id={id}
          tile={scene.tiles[id]}
          x={plate.x + plate.width - (tiles.length - index) * TILE_WIDTH - 1}
          y={plate.y + 1.5}
          props={placeProps(id)}
        />
      ))}
    </g>
  );
});

interface SpaceProps {
  readonly x: number;
  readonly y: number;
  readonly props: PlaceProps | undefined;
}

/** A Mine, or what opening one there pays. */
function MinePlace({ space, owner, ...spot }: SpaceProps & { space: MineSpace; owner: Owner | undefined }) {
  const { x, y, props } = spot;
  return (
    <Place at={space.id} props={props} middle={[x + 11, y + 11]} thing={{ is: 'mineSpace', space: space.id }}>
      <SpaceGlow glow={props?.glow} x={x} y={y - 2} width={22} height={26} />
      <MineSign owner={owner} gold={space.gold} x={x} y={y} size={21.5} />
    </Place>
  );
}

function HousePlace({ space, owner, ...spot }: SpaceProps & { space: HouseSpace; owner: Owner | undefined }) {
  const { x, y, props } = spot;
  const [bonus] = space.bonus;
  return (
    <Place
      at={space.id}
      props={props}
      middle={[x + 11, y + 11]}
      thing={{ is: 'houseSpace', space: space.id }}
    >
      <SpaceGlow glow={props?.glow} x={x} y={y - 2} width={22} height={26} />
      {owner ? (
        <PieceSign kind="house" owner={owner} x={x} y={y} size={21.5} />
      ) : (
        <Sign name="house-space" x={x} y={y} size={21.5} />
      )}
      {!owner && bonus?.do === 'score' && (
        <Figure x={x + 10.8} y={y + 18.5} size={13.5} tone="points">
          {bonus.points}
        </Figure>
      )}
      {!owner && bonus?.do === 'buildingBonuses' && (
        <path
          d={`M${x + 6} ${y + 10}h4v4h-4zm6 0h4v4h-4zm-6 5h4v4h-4zm6 0h4v4h-4z`}
          fill="var(--character)"
          stroke="var(--ink)"
          strokeWidth={0.6}
        />
      )}
    </Place>
  );
}

interface ChurchProps extends SpaceProps {
  readonly town: string;
  readonly spaces: number;
  readonly owners: readonly Owner[];
  readonly taken: number;
  readonly cost: string;
}

/** Pillars, the Cathedral tiles that are left, and the price. */
function Church({ town, spaces, owners, taken, cost, x, y, props }: ChurchProps) {
  const left = cathedralStack(town).slice(taken);
  const width = spaces * PILLAR_STEP + CHURCH_WIDTH;
  return (
    <Place props={props} middle={[x + width / 2, y + 15]} thing={{ is: 'cathedral', town }}>
      <SpaceGlow glow={props?.glow} x={x} y={y + 2} width={width} height={26} />
      {Array.from({ length: spaces }, (_, index) => {
        const owner = owners[index];
        const px = x + index * PILLAR_STEP;
        return owner ? (
          <g key={index} data-at={`${town}:${owner}`}>
            <PieceSign kind="pillar" owner={owner} x={px} y={y + 5} size={20} />
          </g>
        ) : (
          <g key={index} transform={`translate(${px + 1} ${y + 5}) scale(.8 1)`}>
            <Sign name="pillar-space" size={20} />
          </g>
        );
      })}
      <g data-at={`${town}.cathedral`}>
        <CathedralStack points={left.map(({ points }) => points)} x={x + spaces * PILLAR_STEP} y={y + 3} />
      </g>
      <g transform={`translate(${x + spaces * PILLAR_STEP + 26} ${y + 5}) scale(.76)`}>
        <ConstructionPrice cost={cost} />
      </g>
    </Place>
  );
}

function TilePlace({ id, tile, ...spot }: SpaceProps & { id: string; tile: string | undefined }) {
  const { x, y, props } = spot;
  return (
    <Place at={id} props={props} middle={[x + 13.5, y + 13.5]} thing={{ is: 'tileSpace', space: id }}>
      <SpaceGlow glow={props?.glow} x={x - 4} y={y - 4} width={36} height={35} />
      {tile === undefined ? (
        <EmptyBox x={x + 4} y={y + 4} width={19} height={19} radius={4} />
      ) : (
        <TileSign tile={tile} x={x} y={y} size={27} />
      )}
    </Place>
  );
}
