import { memo, useDeferredValue, useRef } from 'react';
import { mapOf } from '../../../content';
import { playerOf, type Seat, type State } from '../../../rules/model';
import { piecesOf, standsOf } from '../../../rules/pieces';
import { keyOf, regionKeyOf } from '../../keys/keyList';
import { IconButton } from '../../parts/Button';
import { FairGains } from '../../pictures/map/FairGains';
import { MAP_VIEW_BOX, MapLand, MapPicture, type MapPictureProps } from '../../pictures/map/MapPicture';
import type { PieceOnMap } from '../../pictures/map/MapPieces';
import type { Owner } from '../../pictures/owners';
import { measured } from '../../pictures/Place';
import { AfterPaint, theGame, useTable } from '../TableContext';
import { useKept } from '../useKept';
import { usePlaces } from '../usePlaces';
import { useTableText } from '../words';
import { builtOn } from './builtOn';
import { fairState } from './fairState';
import { MapFraming } from './MapFraming';
import { useZoom } from './useZoom';
import type { Zoom } from './zoom';
import './map.css';

/** The map: moved and enlarged by drag, wheel, pinch and keys. */
export const MapPanel = memo(function MapPanel() {
  const { say } = useTableText();
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame);
  return (
    <section className="map-panel" {...regionKeyOf('map')} aria-label={say('map.title')}>
      <h2 className="out-of-sight">{say('map.title')}</h2>
      <ZoomButtons zoom={zoom} />
      {zoom && <MapFraming zoom={zoom} />}
      <div className="map-wrapper" ref={frame}>
        <div className="map-content">
          <svg viewBox={MAP_VIEW_BOX} className="map map-land" aria-hidden="true">
            <MapLand />
          </svg>
          <svg
            ref={measured}
            viewBox={MAP_VIEW_BOX}
            className="map"
            role="group"
            aria-label={say('map.title')}
          >
            <TableMap />
          </svg>
        </div>
      </div>
    </section>
  );
});

/** The map of this game; what can be done on it glows. */
function TableMap() {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  // a beat of the Fair is first seen in its bar
  const scored = useDeferredValue(useTable(view => view.fair?.town));
  const scene = useKept(sceneOf(G, me, scored));
  return (
    <MapPicture {...scene} placeProps={usePlaces()} bare>
      {GAINS}
    </MapPicture>
  );
}

/** What the Fair pays, while it is told: by itself, so that the map is not drawn again with each gain. */
function Gains() {
  const fair = useTable(view => view.fair);
  const players = useTable(({ G }) => G.players.length);
  return fair && <FairGains {...fair} players={players} />;
}

const GAINS = (
  <AfterPaint>
    <Gains />
  </AfterPaint>
);

const sceneOf = (
  G: State,
  me: Seat,
  scored: string | undefined,
): Omit<MapPictureProps, 'placeProps' | 'bare' | 'children'> => ({
  ...builtOn(G),
  players: G.players.length,
  fairs: G.fairs.map(({ town }, index) => ({
    town,
    state: fairState(G, index + 1),
    scored: town === scored,
  })),
  pieces: G.players.flatMap(({ colour }, seat) => piecesOnMain(G, seat, colour)),
  me: playerOf(G, me).colour,
});

/** Those on the map of the base game: another map shows its own. */
const piecesOnMain = (G: State, seat: Seat, owner: Owner): PieceOnMap[] =>
  piecesOf(G).flatMap(piece =>
    standsOf(G, seat, piece)
      .filter(at => mapOf(at).main)
      .map(at => ({ owner, piece, at })),
  );

function ZoomButtons({ zoom }: { zoom: Zoom | undefined }) {
  const { say } = useTableText();
  return (
    <div className="map-zoom">
      <IconButton icon="plus" {...keyOf('closer')} label={say('map.zoomIn')} onClick={zoom?.closer} />
      <IconButton icon="minus" {...keyOf('farther')} label={say('map.zoomOut')} onClick={zoom?.farther} />
      <IconButton icon="expand" label={say('map.fit')} onClick={zoom?.whole} />
    </div>
  );
}
