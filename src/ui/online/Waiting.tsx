import { useLocation } from 'wouter';
import { ProblemNote } from '../newGame/ProblemNote';
import { Button, LinkButton } from '../parts/Button';
import { EndBar } from '../parts/EndBar';
import { Ground } from '../parts/Ground';
import { Panel } from '../parts/Panel';
import { PageHead } from '../parts/TopBar';
import { useText, type SpokenText } from '../text';
import { Chat } from './Chat';
import { houseApi } from './houseApi';
import { Invite } from './Invite';
import { LineNotice } from './LineNotice';
import { useOnlineTable, type KnownMoment } from './OnlineTable';
import { SeatCard } from './SeatCard';
import { SeatToken } from './SeatTokens';
import { SitDown } from './SitDown';
import { forgetSitting } from './sittings';
import { TableReadings } from './TableReadings';
import { freeSeats, hostName, nameAt } from './tables';
import { useAsking } from './useAsking';

/** A table before its game: who sits there, how others come, what is said. It goes over into the game by itself. */
export function Waiting() {
  const text = useText();
  const { say } = text;
  const { moment, sitting } = useOnlineTable();
  const { view } = moment;
  const free = freeSeats(view);
  return (
    <>
      <Ground />
      <div className="page">
        <PageHead title={say('onlineTable.of', { name: hostName(text, view) })} note={say('lobby.title')}>
          <LinkButton href="/online">{say('onlineTable.lobby')}</LinkButton>
        </PageHead>
        <main className="lobby-panels waiting-panels">
          <Panel title={say('onlineTable.who')} tone="plum" note={say('onlineTable.free', { n: free })}>
            <ul className="seat-cards">
              {view.seats.map((seat, index) => (
                <SeatCard key={index} seat={seat} index={index} />
              ))}
            </ul>
            {!sitting && (free > 0 ? <SitDown /> : <p className="lobby-none">{say('onlineTable.full')}</p>)}
          </Panel>
          <div className="lobby-column">
            <TableReadings />
            <Invite />
            <Panel title={say('chat.title')} tone="contract" className="chat-panel">
              <Chat />
            </Panel>
          </div>
        </main>
        <Beginning />
      </div>
      <LineNotice />
    </>
  );
}

/** What has to happen before the game begins, and who can do it. */
function Beginning() {
  const text = useText();
  const { say } = text;
  const [, navigate] = useLocation();
  const { moment, sitting } = useOnlineTable();
  const { problem, busy, ask } = useAsking();
  const { view } = moment;
  const own = sitting && view.seats[sitting.seat];
  const leads = sitting?.seat === view.leader;
  const name = hostName(text, view);
  return (
    <EndBar
      picture={own && <SeatToken seat={own} index={sitting.seat} size={38} />}
      title={say(own ? 'onlineTable.youSit' : 'onlineTable.youWatch', { name })}
      note={problem === undefined ? nextStep(text, moment, leads) : <ProblemNote text={problem} />}
    >
      {sitting && own && (
        <>
          <Button
            tone="danger"
            disabled={busy}
            onClick={() =>
              ask(async () => {
                await houseApi.leave(sitting);
                forgetSitting(sitting.id);
                navigate('/online');
              })
            }
          >
            {say('onlineTable.leave')}
          </Button>
          {leads ? (
            <Button
              tone="go"
              size="large"
              disabled={busy || freeSeats(view) > 0}
              onClick={() => ask(() => houseApi.start(sitting))}
            >
              {say('onlineTable.start')}
            </Button>
          ) : (
            <Button
              tone={own.ready ? 'plain' : 'go'}
              size="large"
              disabled={busy}
              onClick={() => ask(() => houseApi.change(sitting, sitting.seat, { ready: !own.ready }))}
            >
              {say(own.ready ? 'onlineTable.notReady' : 'onlineTable.ready')}
            </Button>
          )}
        </>
      )}
    </EndBar>
  );
}

function nextStep(text: SpokenText, { view }: KnownMoment, leads: boolean): string {
  const { say } = text;
  if (freeSeats(view) > 0) return say(leads ? 'onlineTable.waitsSeats' : 'onlineTable.waitsOthers');
  return leads
    ? say('onlineTable.waitsHost')
    : say('onlineTable.waitsStart', { name: nameAt(text, view, view.leader) });
}
