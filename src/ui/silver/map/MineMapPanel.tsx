import { regionKeyOf } from '../../keys/keyList';
import { measured } from '../../pictures/Place';
import { theGame, useTable } from '../../play/TableContext';
import { useKept } from '../../play/useKept';
import { useTableText } from '../../play/words';
import type { MineMap } from '../../../content/silver/words';
import { mapName } from '../../text/silver/words';
import { usePlacesBelow } from '../usePlacesBelow';
import { Rock } from './ground';
import { SIZE } from './layout';
import { MapHead } from './MapHead';
import { MineMapPicture } from './MineMapPicture';
import { sceneOn } from './scene';
import './mineMap.css';

/** A map below, with all that can be done on it. */
export function MineMapPanel({ map }: { map: MineMap }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const text = useTableText();
  const placeProps = usePlacesBelow();
  const scene = useKept(sceneOn(G, me, map.id));
  return (
    <section
      className={`mine-map mine-map-${map.level}`}
      {...regionKeyOf('map')}
      aria-label={mapName(text, map.id)}
    >
      <svg
        ref={measured}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        className="mine-map-sheet"
        role="group"
        aria-label={mapName(text, map.id)}
      >
        <Rock map={map} players={scene.players} />
        <MapHead map={map} />
        <MineMapPicture map={map} scene={scene} placeProps={placeProps} />
      </svg>
    </section>
  );
}
