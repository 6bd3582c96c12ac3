import { Icon } from '../pictures/Icon';
import { CardinalPicture } from '../pictures/People';
import { useText } from '../text';

/** Against the Cardinal there are two seats: his, and a closed rest. */
export function CardinalPlace() {
  const { say } = useText();
  return (
    <>
      <div className="place-card of-cardinal">
        <span className="place-number" aria-hidden="true">
          2
        </span>
        <span className="place-face place-face-cardinal">
          <CardinalPicture size={54} />
        </span>
        <div className="place-fields">
          <span className="option-name">{say('newGame.cardinal')}</span>
          <span className="place-note">
            {say('newGame.soloSeat')} <span className="rule-number">R14.6</span>
          </span>
        </div>
      </div>
      {[3, 4].map(n => (
        <div key={n} className="place-card place-closed">
          <span className="place-number" aria-hidden="true">
            {n}
          </span>
          <span className="place-face">
            <Icon name="lock" size={30} />
          </span>
          <div className="place-fields">
            <span className="option-name">{say('newGame.closed')}</span>
            <span className="place-note">{say('newGame.seatShut')}</span>
          </div>
        </div>
      ))}
    </>
  );
}
