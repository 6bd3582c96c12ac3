import type { FreeBot } from '../../table/bots';
import type { SeatView } from '../../table/online/wire';
import { ProblemNote } from '../newGame/ProblemNote';
import { BotChoice } from '../parts/BotChoice';
import { Button } from '../parts/Button';
import { useText, type SpokenText } from '../text';
import { AwayQuestion } from './AwayQuestion';
import { houseApi } from './houseApi';
import { useOnlineTable, type KnownMoment } from './OnlineTable';
import { SeatToken } from './SeatTokens';
import { nameAt, presenceWords, seatName } from './tables';
import { useAsking } from './useAsking';
import { useNow } from './useNow';

/** Somebody at the table while it plays: here or not, who plays the seat, and what can be done about that. */
export function Person({ seat, index }: { seat: SeatView; index: number }) {
  const text = useText();
  const { say } = text;
  const { moment, sitting } = useOnlineTable();
  const now = useNow();
  const mine = sitting?.seat === index;
  const running = moment.view.status === 'running' && seat.kind === 'person';
  const name = seatName(text, seat, index);
  return (
    <li className={seat.present || seat.kind !== 'person' ? 'person' : 'person person-gone'}>
      <SeatToken seat={seat} index={index} size={24} />
      <span className="person-words">
        <b>{mine ? say('seat.you', { name }) : name}</b>
        <span className="seat-note">{presenceWords(text, seat, now)}</span>
        {roles(text, moment, seat, index).map(role => (
          <span key={role} className="seat-note">
            {role}
          </span>
        ))}
      </span>
      {running && mine && <MySeat standsIn={seat.standIn !== undefined} />}
      {running && sitting && seat.overdue && !mine && (
        <AwayQuestion seat={seat} index={index} sitting={sitting} />
      )}
    </li>
  );
}

/** Who acts for the host, and at whose wish a bot plays. */
function roles(text: SpokenText, { view }: KnownMoment, { standInBy }: SeatView, index: number): string[] {
  const { say } = text;
  const isActing = view.leader === index && view.host !== index;
  const isOthersWish = standInBy !== undefined && standInBy !== index;
  return [
    ...(isActing ? [say('seat.leads')] : []),
    ...(isOthersWish ? [say('seat.standInBy', { name: nameAt(text, view, standInBy) })] : []),
  ];
}

/** My own seat: to a bot for a while, and back. */
function MySeat({ standsIn }: { standsIn: boolean }) {
  const { say } = useText();
  const { sitting } = useOnlineTable();
  const { problem, busy, ask } = useAsking();
  if (!sitting) return null;
  const change = (standIn: FreeBot | null): void =>
    ask(() => houseApi.change(sitting, sitting.seat, { standIn }));
  return (
    <>
      {standsIn ? (
        <Button size="small" tone="go" disabled={busy} onClick={() => change(null)}>
          {say('company.takeBack')}
        </Button>
      ) : (
        <BotChoice words={say('company.handOver')} disabled={busy} onChoose={change} />
      )}
      <ProblemNote text={problem} />
    </>
  );
}
