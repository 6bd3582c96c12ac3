import { WHEEL, wheelActions, type WheelAction } from '../../content';
import { Wheel } from '../pictures/wheel/Wheel';
import { useText } from '../text';

/** One of the orders that shuffling may bring. */
const SHUFFLED: readonly WheelAction[] = WHEEL.toSorted(
  (a, b) => wheelActions().indexOf(a) - wheelActions().indexOf(b),
);

/** The empty wheel with its Actions, as printed or in another order. */
export function WheelPreview({ shuffled }: { shuffled: boolean }) {
  const { say } = useText();
  const names = Object.fromEntries(WHEEL.map(action => [action, say(`action.${action}`)]));
  return (
    <span className="wheel-preview">
      <Wheel
        actions={shuffled ? SHUFFLED : WHEEL}
        offset={0}
        dice={[]}
        tiles={{}}
        names={names}
        size="100%"
        label={say(shuffled ? 'newGame.wheel.shuffled' : 'newGame.wheel.standard')}
      />
    </span>
  );
}
