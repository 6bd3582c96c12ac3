import { OVERLAYS } from '../../../content/silver/board';
import type { OverlayName } from '../../../content/silver/words';
import { COUNT_ICONS } from '../../pictures/cards/FairIcons';
import { Icon } from '../../pictures/Icon';
import { useText } from '../../text';

/** What a side of the overlay multiplies: one of two counts, times the other. Its name is said beside it. */
export function OverlaySign({ overlay, size = 22 }: { overlay: OverlayName; size?: number }) {
  const { say } = useText();
  const { fixed, choice } = OVERLAYS[overlay];
  const [one, other] = choice.map(count => (
    <Icon key={count} name={COUNT_ICONS[count]} size={size} className="of-nobody" />
  ));
  return (
    <span className="overlay-sign" aria-hidden="true">
      <span className="overlay-choice">
        {one} <small>{say('setUp.or')}</small> {other}
      </span>
      <b>×</b>
      <Icon name={COUNT_ICONS[fixed]} size={size} className="of-nobody" />
    </span>
  );
}
