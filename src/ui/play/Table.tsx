import { Suspense, lazy, memo, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import { regionKeyOf } from '../keys/keyList';
import { Explainer } from '../explain/Explainer';
import { InWordsButton } from '../inWords/InWordsButton';
import { Bar } from './bar/Bar';
import { KingPanel } from './panels/KingPanel';
import { Offers } from './panels/Offers';
import { TableHead } from './panels/TopBar';
import { WheelPanel } from './panels/WheelPanel';
import { Prompt } from './prompts/Prompt';
import { activeSeat } from '../../rules/model';
import { automatonAt } from './automata';
import { LATE } from './late';
import { REST } from './rest';
import { BoardSheets, BoardTabs } from './BoardSheets';
import { BoardPart } from './drawers/BoardPart';
import { SideTab } from './drawers/SideTab';
import { useFinger } from './marking';
import { DecisionFocus } from './DecisionFocus';
import type { LowerTab } from './Lower';
import { MapCards } from './mapCards/MapCards';
import { tellingClass, tellsKing, type ToldStory } from './told';
import { InOwnTask } from '../pacing/InOwnTask';
import { Part } from '../pacing/Later';
import { AfterPaint, useTable } from './TableContext';
import { TableTabs } from './TableTabs';
import type { Room, Tab } from './tabs';
import { useStrip, useTabs } from './useTabs';
import './table.css';
import './tableThings.css';
import './tableTablet.css';
import './tablePhone.css';
import './tableLandscape.css';
import './fingers.css';

/** What comes then, one part after the other. */
const TURNS = { bar: 0, king: 0, map: 1, board: 2, players: 3, log: 4, coach: 5, motion: 6 };

/** Nothing moves before the first click. */
const Motion = lazy(() => import('./motion/Motion'));

interface Told {
  /** The end of a round, while it is told. */
  telling: ToldStory | undefined;
}

/** What stands beside the log where people meet: it is given the log. */
export type CompanyPanel = ComponentType<{ log: ReactNode }>;

interface Met {
  company: CompanyPanel | undefined;
}

/** What a replay has in the places where people play. `only`: its board has a tab of its own elsewhere. */
export interface Replaying {
  readonly Bar: ComponentType;
  readonly Lower: ComponentType<{ only: boolean }>;
  readonly Log: ComponentType;
}

interface Seen {
  replaying?: Replaying | undefined;
}

/** The whole table. With less room its parts are behind tabs; the bar is always there. */
export const WholeTable = memo(function Table({ telling, company, replaying }: Told & Met & Seen) {
  const { room, solo, tabs, shown, show } = useTabs(replaying !== undefined);
  // the bar answers at once: a story takes many places, or gives them back
  const told = useDeferredValue(telling);
  const finger = useFinger();
  const strip = useStrip() && !told && !replaying;
  const kinds = `${strip ? ' with-strip' : ''}${solo ? ' table-solo' : ''}${replaying ? ' table-replay' : ''}${tellingClass(told)}`;
  return (
    <div className={`table show-${shown}${kinds}`} {...finger}>
      <DecisionFocus />
      <Explainer />
      <InWordsButton />
      <AfterPaint>
        <TableHead />
      </AfterPaint>
      {!told && room === 'phone' && (shown === 'board' || shown === 'sheets') && (
        <BoardTabs shown={shown} onShow={show} />
      )}
      <Parts
        lower={room === 'wide' ? undefined : lowerFor(room, shown)}
        strip={strip}
        sheets={room !== 'wide' && tabs.includes('sheets') ? room : undefined}
        telling={told}
        company={company}
        replaying={replaying}
      />
      {replaying && !telling ? <replaying.Bar /> : <BarNow telling={telling} />}
      <Part of={LATE} turn={TURNS.motion}>
        {({ CoachVoice, TurnVoice }) => (
          <AfterPaint>
            <Suspense>
              <Motion />
            </Suspense>
            {!replaying && (
              <>
                <CoachVoice beat={told?.beat.name} />
                <TurnVoice />
              </>
            )}
          </AfterPaint>
        )}
      </Part>
      {!told && room !== 'wide' && <TableTabs tabs={tabs} shown={shown} onShow={show} />}
    </div>
  );
});

/** Each asks for what it shows: a change of the game draws those again that it concerns. */
const Parts = memo(function Parts({
  lower,
  telling,
  company: Company,
  replaying,
  strip,
  sheets,
}: Told & Met & Seen & { lower: Below | undefined; strip: boolean; sheets: Room | undefined }) {
  const [beside, setBeside] = useState(false);
  const [wasTold, setWasTold] = useState(false);
  if (telling && !wasTold) setWasTold(true);
  return (
    <main className={beside ? 'table-parts side-open' : 'table-parts'}>
      <div className="part part-wheel">
        <div className="part-disc">
          <AfterPaint>
            <WheelPanel />
          </AfterPaint>
          {telling && tellsKing(telling.story) ? (
            <Part of={LATE} turn={TURNS.king}>
              {({ ToldKing }) => <ToldKing telling={telling} />}
            </Part>
          ) : (
            <AfterPaint>
              <KingPanel />
            </AfterPaint>
          )}
        </div>
        {!telling && (
          <div className="part-offers" {...regionKeyOf('offers')}>
            <InOwnTask back={wasTold}>
              <AfterPaint>
                <Offers />
              </AfterPaint>
            </InOwnTask>
          </div>
        )}
      </div>
      <div className="part part-map">
        <Part of={REST} turn={TURNS.map}>
          {({ Maps }) => <Maps />}
        </Part>
        <MapCards>
          <Prompt />
          {!replaying && (
            <Part of={LATE} turn={TURNS.coach}>
              {({ Coach, Recap }) => (
                <AfterPaint>
                  <Coach beat={telling?.beat.name} />
                  <Recap />
                </AfterPaint>
              )}
            </Part>
          )}
        </MapCards>
      </div>
      <SideTab open={beside} onToggle={() => setBeside(!beside)} />
      <div className="part part-players">
        <Part of={REST} turn={TURNS.players}>
          {({ Opponents }) => (
            <AfterPaint>
              <Opponents />
            </AfterPaint>
          )}
        </Part>
      </div>
      <div className="part part-log">
        <Part of={LATE} turn={TURNS.log}>
          {({ LogPanel }) => (
            <AfterPaint>
              {replaying ? <replaying.Log /> : Company ? <Company log={<LogPanel />} /> : <LogPanel />}
            </AfterPaint>
          )}
        </Part>
      </div>
      {sheets && (
        <div className={`part part-sheets${sheets === 'tablet' ? ' boards-brief' : ''}`}>
          <AfterPaint>
            <BoardSheets />
          </AfterPaint>
        </div>
      )}
      <BoardPart strip={strip}>
        {closed =>
          // two parts that each come by themselves, not one that changes
          telling ? (
            <Part key="told" of={LATE} turn={TURNS.board}>
              {({ ToldLower }) => <ToldLower telling={telling} />}
            </Part>
          ) : (
            <Part key="board" of={REST} turn={TURNS.board}>
              {({ Lower }) => <LowerNow of={Lower} lower={closed ? 'board' : lower} replaying={replaying} />}
            </Part>
          )
        }
      </BoardPart>
    </main>
  );
});

/** What lies below the map where there is no room for tabs; `whole` is all of it. */
type Below = LowerTab | 'time' | 'whole';

function lowerFor(room: Room, shown: Tab): Below {
  if (shown === 'time') return 'time';
  if (room === 'phone') return 'whole';
  return shown === 'solo' ? 'solo' : 'board';
}

interface LowerNowProps extends Seen {
  readonly of: ComponentType<{ only?: LowerTab | undefined }>;
  readonly lower: Below | undefined;
}

function LowerNow({ of: Lower, lower, replaying }: LowerNowProps) {
  if (replaying && (lower === undefined || lower === 'time'))
    return <replaying.Lower only={lower === 'time'} />;
  const only = lower === 'time' || lower === 'whole' ? undefined : lower;
  return <AfterPaint>{only === undefined ? <Lower /> : <Lower only={only} />}</AfterPaint>;
}

/** What goes by itself has a bar of its own, and so has a story. */
function BarNow({ telling }: Told) {
  const automaton = useTable(({ G }) => automatonAt(G, activeSeat(G)));
  if (telling)
    return (
      <Part of={LATE} turn={TURNS.bar} atOnce>
        {({ ToldBar }) => <ToldBar telling={telling} />}
      </Part>
    );
  return automaton ? <automaton.Bar /> : <Bar />;
}
