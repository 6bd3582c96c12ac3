import { useState } from 'react';
import { Button } from '../parts/Button';
import { useText } from '../text';
import { DeviceDialog } from './DeviceDialog';
import { useOnlineTable } from './OnlineTable';
import { Person } from './Person';
import { seatName } from './tables';
import { PushSwitch } from './PushSwitch';

/** Who is at the table, and what can be done for somebody who is not. */
export function People() {
  const { say } = useText();
  const { moment, sitting } = useOnlineTable();
  const [moving, setMoving] = useState(false);
  return (
    <div className="people">
      <ul className="people-list">
        {moment.view.seats.map((seat, index) => (
          <Person key={index} seat={seat} index={index} />
        ))}
      </ul>
      {sitting ? (
        <>
          <Button size="small" icon="swap" onClick={() => setMoving(true)}>
            {say('company.device')}
          </Button>
          <PushSwitch sitting={sitting} />
        </>
      ) : (
        <Eyes />
      )}
      {moving && sitting && <DeviceDialog sitting={sitting} onClose={() => setMoving(false)} />}
    </div>
  );
}

/** Somebody who watches chooses over whose shoulder. */
function Eyes() {
  const text = useText();
  const { say } = text;
  const { moment, eyes, lookFrom } = useOnlineTable();
  return (
    <label className="eyes">
      <span className="seat-note">{say('company.eyes')}</span>
      <select
        className="field"
        value={eyes ?? ''}
        onChange={({ target: { value } }) => lookFrom(value === '' ? undefined : Number(value))}
      >
        <option value="">{say('company.eyesActive')}</option>
        {moment.view.seats.map((seat, index) => (
          <option key={index} value={index}>
            {seatName(text, seat, index)}
          </option>
        ))}
      </select>
    </label>
  );
}
