import type { MineMap } from '../../../content/silver/words';
import { Figure, Sign } from '../../pictures/Sign';
import { useText } from '../../text';
import { numeral } from '../../text/numeral';
import { rockLine } from './ground';
import type { MapSize } from './mapSize';

/** Names are about so wide, letter by letter. */
const LETTER = 7.6;

/** Which map it is. */
export function MapHead({ map }: { map: MineMap }) {
  const { say } = useText();
  const title = `${numeral(map.level)} ${say(`mineMap.title${map.level}`)}`;
  const width = Math.round(title.length * LETTER) + 46;
  return (
    <g aria-hidden="true">
      <path d={`M0 0h${width}l-9 13 9 13H0z`} fill={rockLine(map)} />
      <text x={10} y={18.5} fontSize={16} className="name" style={{ fill: '#fff' }}>
        {title}
      </text>
      <circle cx={width - 24} cy={13} r={9} fill="none" stroke="#fff" strokeWidth={1.4} />
      <Figure x={width - 24} y={17.5} size={12.5} tone="white">
        {map.side}
      </Figure>
    </g>
  );
}

interface FeeProps {
  readonly map: MineMap;
  readonly sheet: MapSize;
  /** Whether a Prospector can be sent there now. */
  readonly possible: boolean;
}

/** What a Prospector costs who comes in there. */
export function Fee({ map, sheet: { width }, possible }: FeeProps) {
  const x = width - 120;
  return (
    <g className="of-prospector">
      <rect
        x={x}
        y={4}
        width={114}
        height={24}
        rx={12}
        fill={possible ? 'var(--sun-light)' : 'var(--plate)'}
        stroke="var(--ink)"
        strokeWidth={possible ? 2.4 : 1.2}
      />
      <Sign name="prospector" x={x + 5} y={7} size={18} />
      <Sign name="silver" x={x + 75} y={7} size={18} />
      <Figure x={x + 103} y={21.5} size={15}>
        {map.fee}
      </Figure>
    </g>
  );
}

/** The word on it; it lies above the place, whose name says the same in a sentence. */
export function FeeWord({ sheet: { width }, possible }: Omit<FeeProps, 'map'>) {
  const { say } = useText();
  return (
    <text
      x={width - 70}
      y={20.5}
      fontSize={13.5}
      textAnchor="middle"
      fontWeight={800}
      fill="var(--ink)"
      pointerEvents="none"
    >
      {say(possible ? 'mineMap.hire' : 'mineMap.costs')}
    </text>
  );
}
