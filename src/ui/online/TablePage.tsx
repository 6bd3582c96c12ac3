import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { OnlineMatch } from '../../table/online/onlineMatch';
import type { OnlineMoment } from '../../table/online/onlineMoment';
import type { Seat } from '../../rules/model';
import type { Sitting } from '../../table/online/wire';
import { isOtherVersion } from '../../table/online/onlineMoment';
import { boxesOf } from '../../table/record/boxes';
import { Loading } from '../app/Loading';
import { SimplePage } from '../app/SimplePage';
import { Button, LinkButton } from '../parts/Button';
import { loadNewest } from '../app/updates';
import { WithBoxes } from '../boxes/WithBoxes';
import { useText } from '../text';
import { DamagedTable } from './Damaged';
import { isKnown, OnlineTableContext } from './OnlineTable';
import { problemWords } from './problems';
import { noteSitting, useSitting } from './sittings';
import { useMatch, useOnlineMoment } from './useMatch';
import { Waiting } from './Waiting';
import '../parts/rowCard.css';
import './online.css';

const OnlinePlay = lazy(() => import('./OnlinePlay'));

/** A table of the house at its address: before the game, in it, after it; from a seat or to watch. */
export default function TablePage({ id }: { id: string }) {
  const kept = useSitting(id);
  const match = useMatch({ id, seat: kept?.seat, token: kept?.token });
  return <AtTable id={id} match={match} kept={kept} />;
}

interface AtTableProps {
  readonly id: string;
  readonly match: OnlineMatch;
  readonly kept: Sitting | undefined;
}

function AtTable({ id, match, kept }: AtTableProps) {
  const moment = useOnlineMoment(match);
  useNoting(id, moment);
  const [eyes, lookFrom] = useState<Seat>();
  const [sitting, aside] = moment.aside ? [undefined, kept] : [kept, undefined];
  const table = useMemo(
    () => ({ id, match, sitting, aside, eyes, lookFrom }),
    [id, match, sitting, aside, eyes],
  );
  const { line, problem } = moment;
  const why = problem && 'problem' in problem ? problem.problem : undefined;
  if (line === 'noSuchTable' && !moment.table) return <NoTable why={line} isMine={kept !== undefined} />;
  if (!isKnown(moment) && isOtherVersion(problem)) return <OtherVersion why={why ?? ''} />;
  if (!isKnown(moment))
    return why === undefined ? <Loading /> : <NoTable why={why} isMine={kept !== undefined} />;
  return (
    <OnlineTableContext value={table}>
      {moment.table ? (
        <Suspense fallback={<Loading />}>
          <OnlinePlay />
        </Suspense>
      ) : moment.view.damaged ? (
        <DamagedTable />
      ) : (
        <WithBoxes boxes={boxesOf(moment.view.variant)}>{() => <Waiting />}</WithBoxes>
      )}
    </OnlineTableContext>
  );
}

/** Keeps with the key of the seat what the house says of it. */
function useNoting(id: string, { line, aside, view }: OnlineMoment): void {
  const isOver = view?.status === 'over';
  useEffect(() => {
    if (line === 'open') noteSitting(id, { aside: aside || undefined, over: isOver || undefined });
  }, [id, line, aside, isOver]);
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

interface NoTableProps {
  readonly why: string;
  /** Somebody sits there from this browser. */
  readonly isMine: boolean;
}

function NoTable({ why, isMine }: NoTableProps) {
  const text = useText();
  const { say } = text;
  return (
    <SimplePage
      title={say('lobby.title')}
      text={why === 'noSuchTable' && isMine ? say('line.noTable') : problemWords(text, why)}
    >
      <LinkButton href="/online" tone="go">
        {say('onlineTable.lobby')}
      </LinkButton>
    </SimplePage>
  );
}
