import { memo, useMemo, type ReactNode } from 'react';
import { costTileOf } from '../../../content';
import type { Owner } from '../owners';
import type { PlacePropsOf } from '../Place';
import { FairRing } from './FairGains';
import { MapPieces, type PieceOnMap } from './MapPieces';
import { MapScenery } from './MapScenery';
import { Pennant, type FairOnMap } from './Pennant';
import { MAP_VIEW } from './places';
import { CathedralPlate, HousesPlate } from './TownBoards';
import { platesFor } from './plates';
import { PathPreview, Roads, RoadSpaces } from './Routes';
import { Distances, TownSign } from './Towns';

export interface MapPictureProps {
  /** How many players: it decides which spaces are in play. */
  readonly players: number;
  /** Who has built where, by House space. */
  readonly houses: Readonly<Record<string, Owner>>;
  /** Who has Pillars, by Cathedral town, in the order they were placed. */
  readonly pillars: Readonly<Record<string, readonly Owner[]>>;
  /** The Bonus tile on each tile space. */
  readonly tiles: Readonly<Record<string, string>>;
  /** The Construction Cost tile of each Cathedral town. */
  readonly costs: Readonly<Record<string, string>>;
  /** How many Cathedral tiles have been taken, by town. */
  readonly taken: Readonly<Record<string, number>>;
  readonly fairs: readonly FairOnMap[];
  readonly pieces: readonly PieceOnMap[];
  readonly me?: Owner | undefined;
  /** The way under preview, from where the piece stands. */
  readonly path?: readonly string[] | undefined;
  readonly placeProps?: PlacePropsOf | undefined;
  /** Without trees and mountains, when drawn small. */
  readonly plain?: boolean | undefined;
  /** Without the land, which lies below on a sheet of its own. */
  readonly bare?: boolean | undefined;
  /** What hangs over everything: tips, gains. */
  readonly children?: ReactNode;
}

const NOTHING: PlacePropsOf = () => undefined;
const NOBODY: readonly Owner[] = [];

/** What never changes: sea, land and roads. */
export function MapLand({ plain = false }: { plain?: boolean | undefined }) {
  return (
    <>
      <MapScenery plain={plain} />
      <Roads />
    </>
  );
}

/**
 * The map with all that stands on it, in map units: put it into an `<svg>` with the view box of `MAP_VIEW`. Places:
 * towns, road spaces, House spaces, tile spaces by their ids, `town.cathedral` and `piece.owner.kind`. It is large:
 * each town, space and piece on it is drawn again only when something of it has changed.
 */
export const MapPicture = memo(function MapPicture(props: MapPictureProps) {
  const {
    players,
    houses,
    pillars,
    tiles,
    costs,
    taken,
    fairs,
    pieces,
    me,
    path,
    plain,
    bare = false,
  } = props;
  const placeProps = props.placeProps ?? NOTHING;
  const towns = useMemo(() => platesFor(players), [players]);
  const scored = fairs.find(fair => fair.scored);
  return (
    <>
      {!bare && <MapLand plain={plain} />}
      {path && me && <PathPreview path={path} owner={me} />}
      <g className="map-preview" pointerEvents="none" />
      <RoadSpaces placeProps={placeProps} />
      {scored && <FairRing town={scored.town} />}
      {towns.map(plates => (
        <TownSign
          key={plates.town.id}
          plates={plates}
          closed={isClosed(costs[plates.town.id])}
          props={placeProps(plates.town.id)}
        />
      ))}
      {towns.map(plates => (
        <HousesPlate
          key={plates.town.id}
          plates={plates}
          houses={houses}
          tiles={tiles}
          placeProps={placeProps}
        />
      ))}
      {towns.map(({ town: { id, pillars: spaces = 0 }, cathedralPlate: plate }) => {
        const cost = costs[id];
        if (plate === undefined || cost === undefined || isClosed(cost)) return undefined;
        return (
          <CathedralPlate
            key={id}
            town={id}
            plate={plate}
            spaces={spaces}
            pillars={pillars[id] ?? NOBODY}
            taken={taken[id] ?? 0}
            cost={cost}
            props={placeProps(`${id}.cathedral`)}
          />
        );
      })}
      {fairs.map((fair, index) => (
        <Pennant key={fair.town} {...fair} index={index} />
      ))}
      <MapPieces pieces={pieces} me={me} placeProps={placeProps} />
      <Distances placeProps={placeProps} />
      {props.children}
    </>
  );
});

/** Its price is the tile that takes a Cathedral out of the game. */
const isClosed = (cost: string | undefined): boolean =>
  cost !== undefined && costTileOf(cost).price === undefined;

/** The whole sheet as a view box. */
export const MAP_VIEW_BOX = `${MAP_VIEW.x} ${MAP_VIEW.y} ${MAP_VIEW.width} ${MAP_VIEW.height}`;
