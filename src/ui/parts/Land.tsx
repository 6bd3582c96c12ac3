import { useState } from 'react';
import { TOWNS } from '../../content';
import { MapScenery } from '../pictures/map/MapScenery';
import { placeAt } from '../pictures/map/places';
import { RoadSpaces, Roads } from '../pictures/map/Routes';
import { Vignette } from '../pictures/map/Vignette';
import { windowIs } from './media';

/** The corner of the map that a page shows, as it is broad or high. */
const VIEWS = { broad: '-40 20 847 529', high: '150 6 384 831' };
/** Towns that the edge of the page would cut. */
const CUT = ['hamburg'];

const FROM_NORTH = TOWNS.filter(({ id }) => !CUT.includes(id)).toSorted((a, b) => a.y - b.y);

const isHigh = (): boolean => windowIs('(max-aspect-ratio: 4/5)');

/** The painted land, with its roads and towns but without names: it is only a ground. */
export default function Land() {
  const [view] = useState(() => (isHigh() ? VIEWS.high : VIEWS.broad));
  return (
    <svg viewBox={view} preserveAspectRatio="xMidYMid slice">
      <MapScenery />
      <Roads />
      <RoadSpaces placeProps={() => undefined} />
      {FROM_NORTH.map(({ id }) => {
        const { x, y } = placeAt(id);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <Vignette town={id} />
          </g>
        );
      })}
    </svg>
  );
}
