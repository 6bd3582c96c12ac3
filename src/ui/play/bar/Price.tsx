import { RESOURCES, type ContractCost, type Goods } from '../../../content';
import { Icon } from '../../pictures/Icon';
import { costWords } from '../../pictures/words';

/** What a Contract demands, in icons; an arrowhead leads to what it brings. */
export function Price({ cost }: { cost: ContractCost }) {
  return (
    <span className="price">
      {costWords(cost).map(({ name, count }) => (
        <Icon key={name} name={name} count={count} size={22} />
      ))}
      <Icon name="then" size={14} />
    </span>
  );
}

/** Goods in icons with their numbers. */
export function GoodsIcons({ goods, size = 22 }: { goods: Goods; size?: number }) {
  return (
    <span className="price">
      {RESOURCES.flatMap(resource => {
        const count = goods[resource] ?? 0;
        return count > 0 ? [<Icon key={resource} name={resource} count={count} size={size} />] : [];
      })}
    </span>
  );
}
