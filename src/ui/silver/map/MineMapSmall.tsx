import type { MineMap } from '../../../content/silver/words';
import { Figure, Sign } from '../../pictures/Sign';
import { Rock, rockLine } from './ground';
import { layoutOf } from './layout';
import { WIDE } from './mapSize';

const ALL = 4;
const { width, height } = WIDE;

/** A map as it is seen from afar: its ways, its towns, which side it is. */
export function MineMapSmall({ map }: { map: MineMap }) {
  const { at } = layoutOf(map, ALL, WIDE);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <Rock map={map} players={ALL} sheet={WIDE} />
      {map.roads.map(({ id }) => {
        const { x, y } = at(id);
        return id === map.start ? (
          <Sign key={id} name="map-start" x={x - 34} y={y - 36} size={68} />
        ) : (
          <circle key={id} cx={x} cy={y} r={15} fill="#fff3d2" stroke={rockLine(map)} strokeWidth={4} />
        );
      })}
      {map.towns.map(({ id, pillars }) => {
        const { x, y } = at(id);
        return pillars === undefined ? (
          <g key={id} stroke="var(--ink)" strokeWidth={2}>
            <path d={`M${x - 18} ${y + 14}v-24l18-14 18 14v24z`} fill="#f5ecd6" />
            <path d={`M${x - 23} ${y - 8}l23-19 23 19z`} fill="#d9482b" />
          </g>
        ) : (
          <use key={id} href={`#cathedral-${id}`} x={x - 38} y={y - 62} width={76} height={90} />
        );
      })}
      <circle cx={46} cy={366} r={34} fill="var(--white)" stroke="var(--ink)" strokeWidth={4} />
      <Figure x={46} y={382} size={44}>
        {map.side}
      </Figure>
    </svg>
  );
}
