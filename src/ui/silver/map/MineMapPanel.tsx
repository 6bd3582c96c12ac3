import { regionKeyOf } from '../../keys/keyList';
import { measured } from '../../pictures/Place';
import { theGame, useTable } from '../../play/TableContext';
import { useRoom } from '../../play/useTabs';
import { useKept } from '../../play/useKept';
import { useTableText } from '../../play/words';
import type { MineMap } from '../../../content/silver/words';
import { mapName } from '../../text/silver/words';
import { usePlacesBelow } from '../usePlacesBelow';
import { Rock } from './ground';
import { SIZES } from './layout';
import { MapHead } from './MapHead';
import { MineMapPicture } from './MineMapPicture';
import { sceneOn } from './scene';
import './mineMap.css';

/** A map below, with all that can be done on it. */
export function MineMapPanel({ map }: { map: MineMap }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const text = useTableText();
  const size = useRoom() === 'phone' ? 'narrow' : 'wide';
  const { width, height } = SIZES[size];
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
        viewBox={`0 0 ${width} ${height}`}
        className="mine-map-sheet"
        role="group"
        aria-label={mapName(text, map.id)}
      >
        <Rock map={map} players={scene.players} size={size} />
        <MapHead map={map} size={size} />
        <MineMapPicture map={map} scene={scene} size={size} placeProps={placeProps} />
      </svg>
    </section>
  );
}
