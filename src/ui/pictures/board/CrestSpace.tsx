import { Fragment } from 'react';
import { BUILDINGS } from '../../../content';
import type { Owner } from '../owners';
import { Place, type PlacePropsOf } from '../Place';
import { Figure, Sign } from '../Sign';
import { wordsOf } from '../words';
import { BUILDING_WIDTH, leftOf, STREET } from './facade';
import { PlacedTile } from './PlacedTile';
import { crestPlace } from './streetPlaces';

interface CrestSpaceProps {
  readonly owner: Owner;
  readonly index: number;
  readonly tile: string | null;
  readonly placeProps: PlacePropsOf;
}

/** Of what glows: sun, with a line around it that is seen on any ground. */
const EDGES = [
  ['var(--ink)', 7.5],
  ['var(--sun)', 4],
] as const;

/** The space below a Building: the price in Food and what a Crest there gives, or the Crest. */
export function CrestSpace({ owner, index, tile, placeProps }: CrestSpaceProps) {
  const crest = BUILDINGS[index]?.crest;
  if (crest === undefined) return undefined;
  const x = leftOf(index);
  const y = STREET.base + 4;
  const props = placeProps(crestPlace(index));
  const thing = { is: 'crestSpace', owner, building: index } as const;
  const glows = props?.glow !== undefined;
  if (tile !== null)
    return (
      <Place props={props} thing={thing}>
        <PlacedTile tile={tile} x={x + 13} y={y - 1} size={40} />
      </Place>
    );
  return (
    <Place props={props} thing={thing}>
      {glows &&
        EDGES.map(([colour, width]) => (
          <rect
            key={colour}
            x={x - 3}
            y={y - 2}
            width={BUILDING_WIDTH + 6}
            height={44}
            rx={10}
            fill="none"
            stroke={colour}
            strokeWidth={width}
          />
        ))}
      <rect
        x={x}
        y={y + 1}
        width={BUILDING_WIDTH}
        height={38}
        rx={8}
        fill={glows ? 'var(--sun-light)' : 'var(--white)'}
        stroke="var(--ink)"
        strokeWidth={glows ? 2.4 : 1.3}
      />
      <Sign name="food" x={x + 3} y={y + 4} size={19} />
      <Figure x={x + 21} y={y + 36} size={17}>
        {crest.food}
      </Figure>
      <path d={`M${x + 26} ${y + 14}l6 4.5-6 4.5z`} fill="var(--ink)" />
      {wordsOf(crest.bonus).map(({ key, draw }) => (
        <Fragment key={key}>{draw({ x: x + 35, y: y + 6, size: 26 })}</Fragment>
      ))}
    </Place>
  );
}
