import { useState } from 'react';
import { useLocation } from 'wouter';
import { DropNotice } from '../home/DropNotice';
import { FileButton } from '../home/FileButton';
import { ImportNotice } from '../home/ImportNotice';
import { GameRow } from '../home/GameRow';
import { gameOfMatch } from '../home/matches';
import { useGameFiles } from '../home/useGameFiles';
import { Ground } from '../parts/Ground';
import { Panel } from '../parts/Panel';
import { PageHead } from '../parts/TopBar';
import { listMatches, type MatchSummary } from '../session/savedMatches';
import { useText } from '../text';
import { HouseReplays } from './HouseReplays';
import './replays.css';

/** The games that can be watched again: those of this device, finished ones first, those of the house, and any file. */
export default function ReplaysPage() {
  const text = useText();
  const { say } = text;
  const [, navigate] = useLocation();
  const [now] = useState(() => Date.now());
  const [matches, setMatches] = useState(() => listMatches().toSorted(finishedFirst));
  const { imported, take, dropping } = useGameFiles(file => {
    if ('id' in file) navigate(`/replay/${file.id}`);
    else setMatches(listMatches().toSorted(finishedFirst));
  });
  return (
    <>
      <Ground />
      {dropping && <DropNotice />}
      <div className="replays">
        <PageHead title={say('replays.title')} />
        <main>
          <ImportNotice imported={imported} matches={matches} />
          <Panel title={say('replays.file')} tone="contract" aside={<FileButton onFile={take} />}>
            <p>{say('replays.file.text')}</p>
          </Panel>
          <Panel title={say('replays.mine')} tone="plum" note={say('replays.hint')}>
            {matches.length === 0 ? (
              <p>{say('replays.none')}</p>
            ) : (
              <ul className="games">
                {matches.map(match => (
                  <GameRow key={match.id} game={gameOfMatch(text, match, now)} onlyReplay />
                ))}
              </ul>
            )}
          </Panel>
          <HouseReplays />
        </main>
      </div>
    </>
  );
}

const finishedFirst = (a: MatchSummary, b: MatchSummary): number =>
  Number(b.over) - Number(a.over) || b.saved - a.saved;
