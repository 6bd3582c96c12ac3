import { useState } from 'react';
import { useLocation } from 'wouter';
import { replay } from '../../rules/replay';
import { Lost } from '../app/Lost';
import { loadMatch } from '../session/savedMatches';

/** Stands in for the table. */
export default function PlayPage({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const [match] = useState(() => loadMatch(id));
  if (!match) return <Lost />;
  const state = replay(match.record);
  return (
    <main>
      <h1>{state.phase}</h1>
      <button type="button" onClick={() => navigate('/')}>
        home
      </button>
    </main>
  );
}
