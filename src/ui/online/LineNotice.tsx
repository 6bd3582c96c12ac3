import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isOtherVersion } from '../../table/online/onlineMoment';
import { loadNewest } from '../app/updates';
import { activeSeat } from '../../rules/model';
import { USUAL_BOT } from '../../table/bots';
import type { Sitting } from '../../table/online/wire';
import { Button } from '../parts/Button';
import { Icon } from '../pictures/Icon';
import { useText, type SpokenText } from '../text';
import { houseApi } from './houseApi';
import { LastWords } from './LastWords';
import { useOnlineTable, type AtTable, type KnownMoment } from './OnlineTable';
import { problemOfMove } from './problems';
import { forgetSitting, keepSitting } from './sittings';
import { hostName, minutesGone, nameAt, seatName } from './tables';
import { useAsking } from './useAsking';
import { useNow } from './useNow';
import '../play/company/company.css';

interface Notice {
  readonly words: string;
  readonly go?: { readonly words: string; readonly run: () => Promise<unknown> };
}

interface LineNoticeProps {
  /** Why what was asked for elsewhere on the page was not done. */
  readonly refused?: string | undefined;
}

/** What everybody at a table has to know about the line and the people, one thing at a time, in words. */
export function LineNotice({ refused }: LineNoticeProps) {
  const text = useText();
  const [, navigate] = useLocation();
  const table = useOnlineTable();
  const now = useNow();
  const { problem, busy, ask } = useAsking();
  const notice = noticeOf(text, { ...table, refused }, now, navigate);
  return (
    <div className="line-notices" role="status">
      {notice && (
        <ToldNotice lost={!isWell(table.moment)}>
          <span>{problem ?? notice.words}</span>
          {notice.go && (
            <Button size="small" tone="go" disabled={busy} onClick={() => notice.go && ask(notice.go.run)}>
              {notice.go.words}
            </Button>
          )}
        </ToldNotice>
      )}
      {table.moment.table && <LastWords />}
    </div>
  );
}

/** One thing that everybody at a table has to know. */
export function ToldNotice({ lost, children }: { lost: boolean; children: ReactNode }) {
  return (
    <div className={lost ? 'line-notice line-notice-lost' : 'line-notice'}>
      <Icon name={lost ? 'warning' : 'info'} size={20} />
      {children}
    </div>
  );
}

type Now = AtTable & LineNoticeProps & { moment: KnownMoment };

/** The most urgent one: the line, then what became of a move, then the people. */
function noticeOf(
  text: SpokenText,
  table: Now,
  now: number,
  navigate: (to: string) => void,
): Notice | undefined {
  const { moment, refused } = table;
  if (isOtherVersion(moment.problem)) return otherVersion(text, moment);
  if (!isWell(moment)) return notWell(text, table);
  if (moment.problem) return { words: problemOfMove(text, moment.problem) };
  if (table.aside) return keyAside(text, table.aside);
  const next = rematch(text, table, navigate);
  if (next || refused === undefined)
    return next ?? standIn(text, table) ?? somebodyGone(text, table, now) ?? acting(text, table);
  return { words: refused };
}

/** What was wanted meanwhile goes along to the page of that version. */
function otherVersion(text: SpokenText, { problem, waiting }: KnownMoment): Notice {
  const { say } = text;
  const words = problem ? problemOfMove(text, problem) : '';
  return {
    words: waiting > 0 ? `${words} ${say('line.taken')}` : words,
    go: { words: say('app.reload'), run: loadNewest },
  };
}

const isWell = ({ line }: KnownMoment): boolean => line === 'open' || line === 'opening';

function notWell(text: SpokenText, { moment: { line, waiting }, sitting, aside }: Now): Notice {
  const { say } = text;
  const isMine = sitting !== undefined || aside !== undefined;
  const words = {
    ...{ opening: '', open: '', lost: say('line.lost'), slow: say('line.slow') },
    databaseAway: say('house.databaseAway'),
    noSuchTable: say(isMine ? 'line.noTable' : 'house.noSuchTable'),
  }[line];
  return { words: waiting > 0 ? `${words} ${say('line.waiting')}` : words };
}

/** The house says that the seat is not this key's: whether it is to be kept is its person's to say. */
function keyAside({ say }: SpokenText, { id }: Sitting): Notice {
  const run = (): Promise<void> => {
    forgetSitting(id);
    return Promise.resolve();
  };
  return { words: say('line.aside'), go: { words: say('line.forget'), run } };
}

function rematch(
  { say }: SpokenText,
  { moment, sitting }: Now,
  navigate: (to: string) => void,
): Notice | undefined {
  const next = moment.view.rematch;
  if (next === undefined || !sitting) return undefined;
  const go = (): Promise<void> => {
    keepSitting({ ...sitting, id: next });
    navigate(`/table/${next}`);
    return Promise.resolve();
  };
  return { words: say('line.rematch'), go: { words: say('lobby.goIn'), run: go } };
}

/** A bot that has been put into my own seat. */
function standIn({ say }: SpokenText, { moment, sitting }: Now): Notice | undefined {
  if (!sitting || moment.view.status !== 'running') return undefined;
  if (moment.view.seats[sitting.seat]?.standIn === undefined) return undefined;
  const run = (): Promise<unknown> => houseApi.change(sitting, sitting.seat, { standIn: null });
  return { words: say('line.standIn'), go: { words: say('company.takeBack'), run } };
}

/** The game waits for a person who is not there: after a while whoever sits at it may let a bot play on. */
function somebodyGone(text: SpokenText, { moment, sitting }: Now, now: number): Notice | undefined {
  const { say } = text;
  const { view } = moment;
  const seat = moment.table && activeSeat(moment.table.G);
  const waited = seat === undefined ? undefined : view.seats[seat];
  if (seat === undefined || !waited || view.status !== 'running') return undefined;
  if (waited.kind !== 'person' || waited.present || waited.standIn || seat === sitting?.seat)
    return undefined;
  const name = seatName(text, waited, seat);
  const minutes = minutesGone(waited, now);
  const words =
    minutes === undefined ? say('line.turnOfAway', { name }) : say('line.turnOfGone', { name, minutes });
  if (!sitting || !waited.overdue) return { words };
  const run = (): Promise<unknown> => houseApi.change(sitting, seat, { standIn: USUAL_BOT });
  return { words, go: { words: say('company.standIn'), run } };
}

/** Somebody acts for a host who is away. */
function acting(text: SpokenText, { moment, sitting }: Now): Notice | undefined {
  const { say } = text;
  const { view } = moment;
  if (view.leader === view.host || view.status === 'over') return undefined;
  const host = hostName(text, view);
  if (sitting?.seat === view.leader) return { words: say('line.youLead', { host }) };
  return { words: say('line.leads', { name: nameAt(text, view, view.leader), host }) };
}
