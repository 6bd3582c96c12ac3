import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { OnlineMatch } from '../../table/online/onlineMatch';
import type { Seat } from '../../rules/model';
import type { Sitting } from '../../table/online/wire';
import { isOtherVersion } from '../../table/online/onlineMoment';
import { Loading } from '../app/Loading';
import { SimplePage } from '../app/SimplePage';
import { Button, LinkButton } from '../parts/Button';
import { loadNewest } from '../app/updates';
import { useText } from '../text';
import { DamagedTable } from './Damaged';
import { isKnown, OnlineTableContext } from './OnlineTable';
import { problemWords } from './problems';
import { forgetSitting, useSitting } from './sittings';
import { useMatch, useOnlineMoment } from './useMatch';
import { Waiting } from './Waiting';
import './online.css';

const OnlinePlay = lazy(() => import('./OnlinePlay'));

/** A table of the house at its address: before the game, in it, after it; from a seat or to watch. */
export default function TablePage({ id }: { id: string }) {
  const sitting = useSitting(id);
  const match = useMatch({ id, seat: sitting?.seat, token: sitting?.token });
  return <AtTable id={id} match={match} sitting={sitting} />;
}

interface AtTableProps {
  readonly id: string;
  readonly match: OnlineMatch;
  readonly sitting: Sitting | undefined;
}

/** With these a seat is nobody's any more. */
const LOST: readonly string[] = ['notYours', 'noSuchSeat', 'noSuchTable'];

function AtTable({ id, match, sitting }: AtTableProps) {
  const moment = useOnlineMoment(match);
  const why = moment.problem && 'problem' in moment.problem ? moment.problem.problem : undefined;
  // a seat that was given up at another device is nobody's: who had it watches
  useEffect(() => {
    if (why !== undefined && LOST.includes(why)) forgetSitting(id);
  }, [id, why]);
  const [eyes, lookFrom] = useState<Seat>();
  const table = useMemo(() => ({ id, match, sitting, eyes, lookFrom }), [id, match, sitting, eyes]);
  if (why === 'noSuchTable') return <NoTable why={why} />;
  if (!isKnown(moment) && isOtherVersion(moment.problem)) return <OtherVersion why={why ?? ''} />;
  if (!isKnown(moment)) return why === undefined ? <Loading /> : <NoTable why={why} />;
  return (
    <OnlineTableContext value={table}>
      {moment.table ? (
        <Suspense fallback={<Loading />}>
          <OnlinePlay />
        </Suspense>
      ) : moment.view.damaged ? (
        <DamagedTable />
      ) : (
        <Waiting />
      )}
    </OnlineTableContext>
  );
}

/** Before the table is known there is nothing to follow. */
function OtherVersion({ why }: { why: string }) {
  const text = useText();
  return (
    <SimplePage title={text.say('lobby.title')} text={problemWords(text, why)}>
      <Button tone="go" onClick={() => void loadNewest()}>
        {text.say('app.reload')}
      </Button>
    </SimplePage>
  );
}

function NoTable({ why }: { why: string }) {
  const text = useText();
  return (
    <SimplePage title={text.say('lobby.title')} text={problemWords(text, why)}>
      <LinkButton href="/online" tone="go">
        {text.say('onlineTable.lobby')}
      </LinkButton>
    </SimplePage>
  );
}
