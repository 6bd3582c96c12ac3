import { memo, useDeferredValue, type ComponentType, type ReactNode } from 'react';
import { regionKeyOf } from '../keys/shortcuts';
import { Bar } from './bar/Bar';
import { LogPanel } from './panels/LogPanel';
import { MapPanel } from './panels/MapPanel';
import { Offers } from './panels/Offers';
import { Opponents } from './panels/Opponents';
import { TopBar } from './panels/TopBar';
import { WheelPanel } from './panels/WheelPanel';
import { KingPanel } from './panels/KingPanel';
import { Prompt } from './prompts/Prompt';
import { CARDINAL } from '../../rules/cardinal/board';
import { activeSeat } from '../../rules/model';
import { Coach } from './coach/Coach';
import { DecisionFocus } from './DecisionFocus';
import { Lower, type LowerTab } from './Lower';
import { Recap } from './recap/Recap';
import { CardinalBar } from './solo/CardinalBar';
import { tellingClass, ToldBar, ToldKing, ToldLower, type Telling } from './told';
import { Later, useTable } from './TableContext';
import { TableTabs } from './TableTabs';
import { useTabs } from './useTabs';
import './table.css';

interface Told {
  /** The end of a round, while it is told. */
  telling: Telling | undefined;
}

/** What stands beside the log where people meet: it is given the log. */
export type Company = ComponentType<{ log: ReactNode }>;

interface Met {
  company: Company | undefined;
}

/** The whole table. With less room its parts are behind tabs; the bar is always there. */
export const Table = memo(function Table({ telling, company }: Told & Met) {
  const { room, solo, shown, show } = useTabs();
  // the bar answers at once: a story takes many places, or gives them back
  const told = useDeferredValue(telling);
  return (
    <div className={`table show-${shown}${solo ? ' table-solo' : ''}${tellingClass(told)}`}>
      <Later>
        <DecisionFocus />
        <TopBar />
      </Later>
      <Parts
        lower={room === 'tablet' ? (shown === 'cardinal' ? 'cardinal' : 'board') : undefined}
        telling={told}
        company={company}
      />
      <BarNow telling={telling} />
      {!told && room !== 'wide' && <TableTabs room={room} solo={solo} shown={shown} onShow={show} />}
    </div>
  );
});

/** Each asks for what it shows: a change of the game draws those again that it concerns. */
const Parts = memo(function Parts({
  lower,
  telling,
  company: Company,
}: Told & Met & { lower: LowerTab | undefined }) {
  return (
    <main className="table-parts">
      <div className="part part-wheel">
        <div className="part-disc">
          <WheelPanel />
          {telling ? (
            <ToldKing telling={telling} />
          ) : (
            <Later>
              <KingPanel />
            </Later>
          )}
        </div>
        {!telling && (
          <div className="part-offers" {...regionKeyOf('offers')}>
            <Later>
              <Offers />
            </Later>
          </div>
        )}
      </div>
      <div className="part part-map">
        <MapPanel />
        <div className="map-notes">
          <Later>
            <Recap />
            <Coach beat={telling?.beat.name} />
          </Later>
        </div>
        <Prompt />
      </div>
      <div className="part part-players">
        <Later>
          <Opponents />
        </Later>
      </div>
      <div className="part part-log">
        <Later>{Company ? <Company log={<LogPanel />} /> : <LogPanel />}</Later>
      </div>
      <div className="part part-board">
        {telling ? (
          <ToldLower telling={telling} />
        ) : (
          <Later>
            <Lower {...(lower && { only: lower })} />
          </Later>
        )}
      </div>
    </main>
  );
});

/** The Cardinal has a bar of his own, and so has a story. */
function BarNow({ telling }: Told) {
  const cardinals = useTable(({ G }) => G.cardinal !== undefined && activeSeat(G) === CARDINAL);
  if (telling) return <ToldBar telling={telling} />;
  return cardinals ? <CardinalBar /> : <Bar />;
}
