import { memo } from 'react';
import { ROADS, type Road } from '../../../content';
import type { Owner } from '../owners';
import { Place, type PlaceProps, type PlacePropsOf } from '../Place';
import { Figure } from '../Sign';
import { DRAWN_LINKS, placeAt, roadBetween } from './places';

/** All roads; the sea leg is dotted. */
export const Roads = memo(function Roads() {
  return (
    <g fill="none" strokeLinecap="round" aria-hidden="true">
      {DRAWN_LINKS.map(({ link, path, sea }) =>
        sea ? (
          <path key={link.join()} d={path} stroke="#fff" strokeWidth={4} strokeDasharray="2 8" />
        ) : (
          <g key={link.join()}>
            <path d={path} stroke="var(--road-edge)" strokeWidth={7.5} />
            <path d={path} stroke="var(--road)" strokeWidth={4.6} />
          </g>
        ),
      )}
    </g>
  );
});

/** The way that is thought of: yellow with ink edges, dotted in the walker's colour. */
export function PathPreview({ path, owner }: { path: readonly string[]; owner: Owner }) {
  return (
    <g fill="none" strokeLinecap="round" className={`of-${owner}`} aria-hidden="true">
      {path.slice(1).map((to, index) => {
        const road = roadBetween(path[index] ?? to, to);
        return (
          <g key={`${index} ${to}`}>
            <path d={road} stroke="var(--ink)" strokeWidth={13} />
            <path d={road} stroke="var(--sun)" strokeWidth={9.5} />
            <path d={road} stroke="var(--own)" strokeWidth={4} strokeDasharray="1 9" />
          </g>
        );
      })}
    </g>
  );
}

/** The spaces between towns: road, pass, sea. Those within reach wear the sun and their distance. */
export function RoadSpaces({ placeProps }: { placeProps: PlacePropsOf }) {
  return ROADS.map(road => <RoadSpace key={road.id} road={road} props={placeProps(road.id)} />);
}

interface RoadSpaceProps {
  road: Road;
  props: PlaceProps | undefined;
}

const RoadSpace = memo(function RoadSpace({ road: { id, kind }, props }: RoadSpaceProps) {
  const { x, y } = placeAt(id);
  const glows = props?.glow !== undefined;
  const sea = kind === 'sea';
  return (
    <Place props={props} middle={[x, y]} thing={{ is: 'road', road: id }}>
      {glows && <circle cx={x} cy={y} r={15.5} fill="var(--sun)" stroke="var(--ink)" strokeWidth={1.6} />}
      <circle
        cx={x}
        cy={y}
        r={glows ? 10.5 : 9.5}
        fill={sea ? '#e4fafa' : 'var(--road)'}
        stroke={sea ? '#0e6c80' : 'var(--road-edge)'}
        strokeWidth={2.6}
      />
      {kind === 'pass' && !glows && <path d={`M${x - 5} ${y + 4}l4-8 2.5 4 2-2.5 2.5 6.5z`} fill="#5e86bd" />}
      {sea && !glows && (
        <path d={`M${x - 5} ${y + 1}q2.5-3 5 0t5 0`} stroke="#0e6c80" strokeWidth={1.8} fill="none" />
      )}
      {props?.distance !== undefined && (
        <Figure x={x} y={y + 5.8} size={16.5}>
          {props.distance}
        </Figure>
      )}
    </Place>
  );
});
