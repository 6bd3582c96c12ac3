import type { ContractCost, Price } from '../../../content';
import { Icon } from '../../pictures/Icon';
import { ICON_DRAWINGS, type IconName } from '../../pictures/icons';
import { priceInWords } from '../../pictures/words';

/** What a Contract demands, in icons; an arrowhead leads to what it brings. */
export function ContractPrice({ cost }: { cost: ContractCost }) {
  return (
    <span className="price">
      {priceInWords(cost).map(({ name, count }) => (
        <Icon key={name} name={name} count={count} size={22} />
      ))}
      <Icon name="then" size={14} />
    </span>
  );
}

const isDrawn = (currency: string): currency is IconName => Object.hasOwn(ICON_DRAWINGS, currency);

/** Goods in icons with their numbers, and whatever else is paid with. */
export function GoodsIcons({ goods, size = 22 }: { goods: Price; size?: number }) {
  return (
    <span className="price">
      {Object.entries(goods).map(
        ([currency, count]) =>
          count > 0 && isDrawn(currency) && <Icon key={currency} name={currency} count={count} size={size} />,
      )}
    </span>
  );
}
