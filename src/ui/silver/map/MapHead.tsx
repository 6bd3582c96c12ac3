import type { MineMap } from '../../../content/silver/words';
import { Figure, Sign } from '../../pictures/Sign';
import { useText } from '../../text';
import { levelName } from '../../text/silver/words';
import { rockLine } from './ground';
import { SIZES, type MapSize } from './layout';

/** Which map it is, and what a Prospector costs who comes in there. */
export function MapHead({ map, size }: { map: MineMap; size: MapSize }) {
  const text = useText();
  const { width } = SIZES[size];
  return (
    <g aria-hidden="true">
      <path d="M0 0h96l-9 13 9 13H0z" fill={rockLine(map)} />
      <text x={10} y={18.5} fontSize={16} className="name" style={{ fill: '#fff' }}>
        {levelName(text, map.level)} · {map.side}
      </text>
      {map.fee > 0 && (
        <g className="of-prospector">
          <rect x={width - 84} y={4} width={78} height={24} rx={12} fill="var(--plate)" stroke="var(--ink)" />
          <Sign name="prospector" x={width - 80} y={7} size={18} />
          <path d={`M${width - 58} 11l7 5-7 5z`} fill="var(--ink)" />
          <Sign name="silver" x={width - 46} y={7} size={18} />
          <Figure x={width - 18} y={21.5} size={15}>
            {map.fee}
          </Figure>
        </g>
      )}
    </g>
  );
}
