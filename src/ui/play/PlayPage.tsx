import { useState } from 'react';
import { useLocation } from 'wouter';
import { printRecord, replay } from '../../rules/replay';
import { Lost } from '../app/Lost';
import { Final } from '../final/Final';
import { historyOf } from '../final/history';
import { download } from '../parts/download';
import { loadMatch } from '../session/savedMatches';

/** Stands in for the table: shows only the end of a game. */
export default function PlayPage({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const [match] = useState(() => loadMatch(id));
  if (!match) return <Lost />;
  const state = replay(match.record);
  const goHome = (): void => navigate('/');
  if (!state.ranking)
    return (
      <main>
        <h1>{state.phase}</h1>
        <button type="button" onClick={goHome}>
          home
        </button>
      </main>
    );
  return (
    <Final
      state={state}
      events={historyOf(match.record)}
      seats={match.seats}
      onHome={goHome}
      onLook={goHome}
      onRematch={goHome}
      onExport={() => download(`tiletum-${id}.txt`, printRecord(match.record))}
    />
  );
}
