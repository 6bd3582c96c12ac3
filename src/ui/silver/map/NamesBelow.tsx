import type { MineMap } from '../../../content/silver/words';
import { PlaceName } from '../../pictures/map/PlaceName';
import type { Point } from '../../pictures/map/places';
import type { MapLayout } from './layout';
import { NAME_BELOW } from './room';

/** What the places of a map below are called: above whoever stands beside a town. */
export function NamesBelow({ map, layout }: { map: MineMap; layout: MapLayout }) {
  const start = map.roads.find(({ id }) => id === map.start);
  return (
    <g pointerEvents="none">
      {start && (
        <Name at={layout.at(start.id)} below={NAME_BELOW.start}>
          {start.name}
        </Name>
      )}
      {layout.towns.map(({ town, at }) => (
        <Name key={town.id} at={at} below={NAME_BELOW.town}>
          {town.name}
        </Name>
      ))}
    </g>
  );
}

function Name({ at: { x, y }, below, children }: { at: Point; below: number; children: string }) {
  return (
    <PlaceName x={x} y={y + below} size={15} halo={4}>
      {children}
    </PlaceName>
  );
}
