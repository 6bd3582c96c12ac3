import { useState } from 'react';
import { ProblemNote } from '../newGame/ProblemNote';
import { Button } from '../parts/Button';
import type { SeatView } from '../../table/online/wire';
import { useText } from '../text';
import { DeviceDialog } from './DeviceDialog';
import { house } from './houseApi';
import { useOnlineTable } from './OnlineTable';
import { SeatToken } from './SeatTokens';
import { presenceWords, seatName } from './tables';
import { PushSwitch } from './PushSwitch';
import { useAsking } from './useAsking';
import { useNow } from './useNow';

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

function Person({ seat, index }: { seat: SeatView; index: number }) {
  const text = useText();
  const { say } = text;
  const { moment, sitting } = useOnlineTable();
  const now = useNow();
  const { problem, busy, ask } = useAsking();
  const name = seatName(text, seat, index);
  const mine = sitting?.seat === index;
  const isHost = sitting?.seat === moment.view.host;
  const running = moment.view.status === 'running' && seat.kind === 'person';
  return (
    <li className={seat.present || seat.kind !== 'person' ? 'person' : 'person person-gone'}>
      <SeatToken seat={seat} index={index} size={24} />
      <span className="person-words">
        <b>{mine ? say('seat.you', { name }) : name}</b>
        <span className="seat-note">{presenceWords(text, seat, now)}</span>
        <ProblemNote text={problem} />
      </span>
      {running && isHost && !mine && !seat.present && !seat.standIn && (
        <Button
          size="small"
          icon="bot"
          disabled={busy}
          aria-label={say('company.standInOf', { name })}
          onClick={() => ask(() => house.change(sitting, index, { standIn: 'greedy' }))}
        >
          {say('newGame.bot')}
        </Button>
      )}
      {running && sitting && (isHost || mine) && seat.standIn && (
        <Button
          size="small"
          disabled={busy}
          aria-label={mine ? undefined : say('company.backOf', { name })}
          onClick={() => ask(() => house.change(sitting, index, { standIn: null }))}
        >
          {say(mine ? 'company.takeBack' : 'company.back')}
        </Button>
      )}
    </li>
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
