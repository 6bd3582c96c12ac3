import { fairOf, type CountName, type WordsOf } from '../../../content';
import { rowsFor } from '../../boxes/rows';
import type { IconName } from '../icons';
import { Picture, type Labelled } from '../Picture';
import { Sign } from '../Sign';

export const COUNT_ICONS = rowsFor<Readonly<Record<CountName, IconName>>>({
  houses: 'house',
  pillars: 'pillar',
  contracts: 'contract',
  cathedrals: 'cathedral',
  crests: 'crest',
  upperFloors: 'character',
  filledBuildings: 'building',
} satisfies Record<WordsOf<'base', 'count'>, IconName>);

/** Of a count that is the most of several these are drawn where there is room. */
export const COUNT_PARTS = rowsFor<Partial<Record<CountName, readonly CountName[]>>>({});

interface FairIconsProps extends Labelled {
  readonly tile: string;
  readonly size?: number | undefined;
}

/** What a Fair counts: one icon, a pair with a plus, or the crown for the King track. */
export function FairIcons({ tile, size = 22, ...rest }: FairIconsProps) {
  const { each } = fairOf(tile);
  const names = each === undefined ? (['crown'] as const) : each.map(count => COUNT_ICONS[count]);
  const width = names.length * 24 + (names.length - 1) * 15;
  return (
    <Picture viewBox={`-1 -1 ${width + 2} 26`} width={((width + 2) * size) / 26} height={size} {...rest}>
      {names.map((name, index) => (
        <g key={name} className="of-nobody">
          {index > 0 && (
            <path
              d={`M${index * 39 - 12} 12h9m-4.5-4.5v9`}
              stroke="currentColor"
              strokeWidth={2.4}
              strokeLinecap="round"
            />
          )}
          <Sign name={name} x={index * 39} />
        </g>
      ))}
    </Picture>
  );
}
