import { Suspense, lazy, memo, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import { regionKeyOf } from '../keys/keyList';
import { Explainer } from '../explain/Explainer';
import { Bar } from './bar/Bar';
import { LogPanel } from './panels/LogPanel';
import { Maps } from './panels/Maps';
import { Offers } from './panels/Offers';
import { Opponents } from './panels/Opponents';
import { TableHead } from './panels/TopBar';
import { WheelPanel } from './panels/WheelPanel';
import { KingPanel } from './panels/KingPanel';
import { Prompt } from './prompts/Prompt';
import { activeSeat } from '../../rules/model';
import { automatonAt } from './automata';
import { BoardPart } from './drawers/BoardPart';
import { SideTab } from './drawers/SideTab';
import { Coach } from './coach/Coach';
import { CoachVoice } from './coach/CoachVoice';
import { useFinger } from './marking';
import { DecisionFocus } from './DecisionFocus';
import { Lower, type LowerTab } from './Lower';
import { MapCards } from './mapCards/MapCards';
import { Recap } from './recap/Recap';
import { tellingClass, tellsKing, ToldBar, ToldKing, ToldLower, type ToldStory } from './told';
import { InOwnTask } from '../pacing/InOwnTask';
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
      <AfterPaint>
        <TableHead />
      </AfterPaint>
      <Parts
        lower={room === 'wide' ? undefined : lowerFor(room, shown)}
        strip={strip}
        telling={told}
        company={company}
        replaying={replaying}
      />
      {replaying && !telling ? <replaying.Bar /> : <BarNow telling={telling} />}
      <AfterPaint>
        <Suspense>
          <Motion />
        </Suspense>
        {!replaying && <CoachVoice beat={told?.beat.name} />}
      </AfterPaint>
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
}: Told & Met & Seen & { lower: Below | undefined; strip: boolean }) {
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
            <ToldKing telling={telling} />
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
        <Maps />
        <MapCards>
          <Prompt />
          {!replaying && (
            <AfterPaint>
              <Coach beat={telling?.beat.name} />
              <Recap />
            </AfterPaint>
          )}
        </MapCards>
      </div>
      <SideTab open={beside} onToggle={() => setBeside(!beside)} />
      <div className="part part-players">
        <AfterPaint>
          <Opponents />
        </AfterPaint>
      </div>
      <div className="part part-log">
        <AfterPaint>
          {replaying ? <replaying.Log /> : Company ? <Company log={<LogPanel />} /> : <LogPanel />}
        </AfterPaint>
      </div>
      <BoardPart strip={strip}>
        {closed =>
          // two parts that each come by themselves, not one that changes
          telling ? (
            <InOwnTask key="told" back>
              <ToldLower telling={telling} />
            </InOwnTask>
          ) : (
            <InOwnTask key="board" back={wasTold}>
              <LowerNow lower={closed ? 'board' : lower} replaying={replaying} />
            </InOwnTask>
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

function LowerNow({ lower, replaying }: Seen & { lower: Below | undefined }) {
  if (replaying && (lower === undefined || lower === 'time'))
    return <replaying.Lower only={lower === 'time'} />;
  const only = lower === 'time' || lower === 'whole' ? undefined : lower;
  return <AfterPaint>{only === undefined ? <Lower /> : <Lower only={only} />}</AfterPaint>;
}

/** What goes by itself has a bar of its own, and so has a story. */
function BarNow({ telling }: Told) {
  const automaton = useTable(({ G }) => automatonAt(G, activeSeat(G)));
  if (telling) return <ToldBar telling={telling} />;
  return automaton ? <automaton.Bar /> : <Bar />;
}
