import { useState } from 'react';
import { regionKeyOf } from '../../keys/keyList';
import { measured, Place } from '../../pictures/Place';
import { theGame, useTable } from '../../play/TableContext';
import { useKept } from '../../play/useKept';
import { useTableText } from '../../play/words';
import type { MineMap } from '../../../content/silver/words';
import { mapName } from '../../text/silver/words';
import { feePlace } from '../choicesBelow';
import { usePlacesBelow } from '../usePlacesBelow';
import { Rock } from './ground';
import { Fee, FeeWord, MapHead } from './MapHead';
import { MineMapPicture } from './MineMapPicture';
import { sceneOn } from './scene';
import { useMapSize } from './mapSize';
import './mineMap.css';

/** A map below, with all that can be done on it. */
export function MineMapPanel({ map }: { map: MineMap }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const text = useTableText();
  const [frame, setFrame] = useState<Element | null>(null);
  const sheet = useMapSize(frame);
  const placeProps = usePlacesBelow();
  const scene = useKept(sceneOn(G, me, map.id));
  const hire = placeProps(feePlace(map.id));
  const name = mapName(text, map.id);
  return (
    <section
      ref={setFrame}
      className={`mine-map mine-map-${map.level}`}
      {...regionKeyOf('map')}
      aria-label={name}
    >
      <svg
        ref={measured}
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        className="mine-map-sheet"
        role="group"
        aria-label={name}
      >
        <Rock map={map} players={scene.players} sheet={sheet} />
        <MapHead map={map} />
        <MineMapPicture map={map} scene={scene} sheet={sheet} placeProps={placeProps} />
        {map.fee > 0 && (
          <>
            <Place props={hire} middle={[sheet.width - 63, 16]}>
              <Fee map={map} sheet={sheet} possible={hire !== undefined} />
            </Place>
            <FeeWord sheet={sheet} possible={hire !== undefined} />
          </>
        )}
      </svg>
    </section>
  );
}
