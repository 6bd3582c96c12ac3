import { Fragment } from 'react';
import { TABLETS } from '../../../content/silver/tablets';
import { shows } from '../../explain/shows';
import { Sign } from '../../pictures/Sign';
import { wordsOf } from '../../pictures/words';
import type { TabletOnMap } from './layout';

const HEIGHT = 24;

/** A stone tablet on its path: what it brings, or the X tile that covers it. */
export function TabletSign({ tablet, at: { x, y }, width, crossed }: TabletOnMap & { crossed: boolean }) {
  if (crossed)
    return (
      <g data-at={`tablet:${tablet.id}`} {...shows({ is: 'tablet', tablet: tablet.id })}>
        <Sign name="x-tile" x={x - 11} y={y - 11} size={22} />
      </g>
    );
  const words = TABLETS[tablet.kind].flatMap(effect => wordsOf([effect]));
  const step = (width - 6) / words.length;
  return (
    <g data-at={`tablet:${tablet.id}`} {...shows({ is: 'tablet', tablet: tablet.id })}>
      <rect
        className="map-plate"
        x={x - width / 2}
        y={y - HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={7}
        fill="var(--plate)"
        stroke="var(--ink)"
        strokeWidth={1.3}
      />
      {words.map(({ key, draw }, index) => (
        <Fragment key={`${key} ${index}`}>
          {draw({
            x: x - width / 2 + 3 + index * step + (step - 17) / 2,
            y: y - 9,
            size: 17,
            alone: words.length === 1,
          })}
        </Fragment>
      ))}
    </g>
  );
}
