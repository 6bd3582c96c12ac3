import { memo } from 'react';
import { Place, type PlaceProps, type PlacePropsOf } from '../Place';
import { PointsSign, Sign } from '../Sign';
import { START_TOWN, TOWNS } from '../../../content';
import { placeAt } from './places';
import type { TownPlates } from './plates';
import { PlaceName } from './PlaceName';
import { Vignette } from './Vignette';

interface TownProps {
  readonly plates: TownPlates;
  /** Its Cathedral is not in the game. */
  readonly closed: boolean;
  readonly props: PlaceProps | undefined;
}

/** A town: its vignette and name; in the sun when it can be chosen or reached. */
export const TownSign = memo(function TownSign({ plates: { town, at }, closed, props }: TownProps) {
  return (
    <Place props={props} thing={{ is: 'town', town: town.id }}>
      {props?.glow !== undefined && (
        <>
          <ellipse
            cx={at.x}
            cy={at.y + 5}
            rx={52}
            ry={27}
            fill="var(--sun)"
            stroke="var(--ink)"
            strokeWidth={2.8}
          />
          <ellipse
            cx={at.x}
            cy={at.y + 5}
            rx={43}
            ry={19.5}
            fill={props.glow === 'chosen' ? 'var(--sun)' : 'var(--sun-light)'}
            stroke={props.glow === 'chosen' ? 'var(--ink)' : 'none'}
            strokeWidth={1.6}
          />
        </>
      )}
      <g className="map-town" transform={`translate(${at.x} ${at.y})`}>
        <Vignette town={town.id} />
        {closed && <Sign name="closed" x={-30} y={-37} size={60} />}
      </g>
      <TownName id={town.id} name={town.name} />
    </Place>
  );
});

/** The name of a town, below it. */
function TownName({ id, name }: { id: string; name: string }) {
  const { x, y } = placeAt(id);
  const large = id === START_TOWN;
  return (
    <PlaceName x={x} y={y + (large ? 37 : 35)} size={large ? 24 : 19.5} halo={5}>
      {name}
    </PlaceName>
  );
}

/** How far the towns within reach are: above the plates, so that none is covered. */
export function Distances({ placeProps }: { placeProps: PlacePropsOf }) {
  return TOWNS.map(({ id }) => {
    const distance = placeProps(id)?.distance;
    const { x, y } = placeAt(id);
    return (
      distance !== undefined && (
        <g key={id} pointerEvents="none" aria-hidden="true">
          <PointsSign points={distance} x={x + 22} y={y - 13} size={27} tone="sun" />
        </g>
      )
    );
  });
}
