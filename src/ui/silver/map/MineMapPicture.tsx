import { memo } from 'react';
import type { MineMap } from '../../../content/silver/words';
import { shows } from '../../explain/shows';
import { PieceSign } from '../../pictures/Piece';
import { Place, type PlacePropsOf } from '../../pictures/Place';
import { Figure, PointsSign, Sign } from '../../pictures/Sign';
import { rockLine } from './ground';
import { layoutOf, type MapLayout, type TownOnMap } from './layout';
import { MineSign } from './MineSign';
import { ChurchSign, Winding } from './TownSigns';
import { NamesBelow } from './NamesBelow';
import { PlateBelow } from './PlateBelow';
import type { MapScene } from './scene';
import type { MapSize } from './mapSize';
import { TabletSign } from './TabletSign';

/** Where ways are drawn that somebody thinks of. */
export const previewGround = (level: number): string => `preview-below preview-below-${level}`;

interface MineMapPictureProps {
  readonly map: MineMap;
  readonly scene: MapScene;
  readonly sheet: MapSize;
  readonly placeProps: PlacePropsOf;
}

/** All that stands on a map below, over its ground. */
export const MineMapPicture = memo(function MineMapPicture({
  map,
  scene,
  sheet,
  placeProps,
}: MineMapPictureProps) {
  const layout = layoutOf(map, scene.players, sheet);
  return (
    <>
      <g className={previewGround(map.level)} pointerEvents="none" />
      {map.roads.map(({ id }) =>
        id === map.start ? (
          <Start key={id} map={map} layout={layout} scene={scene} placeProps={placeProps} />
        ) : (
          <Gallery key={id} map={map} id={id} layout={layout} placeProps={placeProps} />
        ),
      )}
      {layout.towns.map(town => (
        <TownBelow key={town.town.id} of={town} placeProps={placeProps} />
      ))}
      {layout.tablets.map(tablet => (
        <TabletSign key={tablet.tablet.id} {...tablet} crossed={scene.crossed.includes(tablet.tablet.id)} />
      ))}
      {layout.towns.map(town => (
        <PlateBelow key={town.town.id} of={town} placeProps={placeProps} {...scene} />
      ))}
      <Prospectors layout={layout} scene={scene} />
      <NamesBelow map={map} layout={layout} />
      {[...map.towns.map(({ id }) => id), map.start].map(id => {
        const distance = placeProps(id)?.distance;
        const { x, y } = layout.at(id);
        return (
          distance !== undefined && (
            <g key={id} pointerEvents="none" aria-hidden="true">
              <PointsSign points={distance} x={x + 12} y={y - 24} size={23} tone="sun" />
            </g>
          )
        );
      })}
    </>
  );
});

interface SpotProps {
  readonly map: MineMap;
  readonly layout: MapLayout;
  readonly placeProps: PlacePropsOf;
}

/** Where a map begins: what Prospectors come in by, and the Mines of the start. */
function Start({ map, layout, scene, placeProps }: SpotProps & { scene: MapScene }) {
  const { x, y } = layout.at(map.start);
  const props = placeProps(map.start);
  const mines = map.startMines.flatMap(space => scene.mines[space] ?? []);
  return (
    <>
      <Place at={map.start} props={props} middle={[x, y]} thing={{ is: 'road', road: map.start }}>
        {props?.glow && (
          <ellipse cx={x} cy={y} rx={31} ry={25} fill="var(--sun)" stroke="var(--ink)" strokeWidth={1.5} />
        )}
        <Sign name="map-start" x={x - 18} y={y - 21} size={36} />
      </Place>
      {mines.map((owner, index) => (
        <MineSign
          key={owner}
          owner={owner}
          x={x - 21 + (index % 2) * 21}
          y={y + 31 + Math.floor(index / 2) * 20}
          size={19}
        />
      ))}
    </>
  );
}

/** A space between towns. */
function Gallery({ map, id, layout, placeProps }: SpotProps & { id: string }) {
  const { x, y } = layout.at(id);
  const props = placeProps(id);
  return (
    <Place at={id} props={props} middle={[x, y]} thing={{ is: 'road', road: id }}>
      {props?.glow && <circle cx={x} cy={y} r={14} fill="var(--sun)" stroke="var(--ink)" strokeWidth={1.5} />}
      <circle cx={x} cy={y} r={9} fill="#fff3d2" stroke={rockLine(map)} strokeWidth={2.5} />
      {props?.distance !== undefined && (
        <Figure x={x} y={y + 4.5} size={12.5}>
          {props.distance}
        </Figure>
      )}
    </Place>
  );
}

function TownBelow({ of: { town, at }, placeProps }: { of: TownOnMap; placeProps: PlacePropsOf }) {
  const { x, y } = at;
  const props = placeProps(town.id);
  return (
    <Place at={town.id} props={props} middle={[x, y]} thing={{ is: 'town', town: town.id }}>
      {props?.glow && (
        <>
          <ellipse
            cx={x}
            cy={y + 3}
            rx={33}
            ry={18}
            fill="var(--sun)"
            stroke="var(--ink)"
            strokeWidth={1.5}
          />
          <ellipse cx={x} cy={y + 3} rx={27} ry={13} fill="var(--sun-light)" />
        </>
      )}
      <g className="map-town" transform={`translate(${x} ${y})`}>
        {town.pillars === undefined ? <Winding /> : <ChurchSign town={town.id} />}
      </g>
    </Place>
  );
}

/** Who stands there: mine larger than the others. */
function Prospectors({ layout, scene }: { layout: MapLayout; scene: MapScene }) {
  const { prospectors, me } = scene;
  return prospectors.map(({ owner, at }, index) => {
    const { x, y } = layout.at(at);
    const before = prospectors.slice(0, index).filter(other => other.at === at).length;
    const size = owner === me ? 29 : 24;
    return (
      <g
        key={owner}
        className="standing"
        data-at={`piece.${owner}.prospector`}
        {...shows({ is: 'piece', owner, piece: 'prospector', at })}
        style={{ transform: `translate(${Math.round(x - 42 + before * 19)}px, ${Math.round(y - 24)}px)` }}
      >
        <PieceSign kind="prospector" owner={owner} size={size} edged />
      </g>
    );
  });
}
