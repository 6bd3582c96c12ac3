import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { offeredBoxes } from '../boxes/fetch';
import { WithBoxes } from '../boxes/WithBoxes';
import { Button, LinkButton } from '../parts/Button';
import { Ground } from '../parts/Ground';
import { PageHead } from '../parts/TopBar';
import { useAsking } from '../online/useAsking';
import { useText } from '../text';
import { BoxSwitch } from './BoxSwitch';
import { createOnline, onlineDraft } from './createOnline';
import { newDraft, problemOf, type GameDraft, type Mode } from './draft';
import { FirstGameButton } from './FirstGameButton';
import { GamePanels } from './GamePanels';
import { keepDraft, keptBoxes, keptDraft, keptReadings } from './keep';
import { KeepButton } from './KeepButton';
import { problemText, wrongOf } from './problem';
import { ReadingsPart } from './ReadingsPart';
import { DraftSummary } from './Summary';
import { WayChoice } from './WayChoice';

interface NewGameProps {
  readonly mode: Mode;
  /** At a table of the house. */
  readonly online?: boolean;
}

/** The part of the page that has an address of its own. */
const READINGS = 'readings';

/** Who plays, against whom, and how. Everything is proposed: Start is enough. */
export default function NewGame(props: NewGameProps) {
  const { mode, online = false } = props;
  return <WithBoxes boxes={online ? [] : keptBoxes(mode)}>{() => <Drafting {...props} />}</WithBoxes>;
}

function Drafting({ mode, online = false }: NewGameProps) {
  const text = useText();
  const { say } = text;
  const [path, navigate] = useLocation();
  const part = useSearch();
  const atReadings = part === READINGS;
  const [drafts, setDrafts] = useState<Record<string, GameDraft>>({});
  const key = `${online} ${mode}`;
  const draft =
    drafts[key] ??
    (online ? onlineDraft(mode, text) : (keptDraft(mode) ?? newDraft(mode, text, keptReadings())));
  const change = (changed: GameDraft): void => setDrafts({ ...drafts, [key]: changed });
  const [listed, setListed] = useState(false);
  const { problem: houseProblem, busy, ask } = useAsking();

  const problem = problemOf(draft);

  // asked for here and nowhere at once: the engine of the game is large
  const begin = (): void => {
    if (online) ask(async () => navigate(`/table/${await createOnline(draft, listed)}`));
    else void import('./start').then(({ startGame }) => navigate(`/play/${startGame(draft)}`));
  };

  const note = atReadings
    ? say('readings.note', { way: say(online ? 'newGame.online' : `newGame.${mode}`) })
    : say(online ? 'newGame.onlineNote' : mode === 'solo' ? 'home.solo' : 'home.local');
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!atReadings) start.current?.focus({ preventScroll: true });
  }, [mode, online, atReadings]);

  return (
    <>
      <Ground />
      <div className={`page page-fixed new-game-${mode}`}>
        <div className="page-upper">
          <PageHead title={say('newGame.title')} note={note}>
            {!atReadings &&
              offeredBoxes().map(name => (
                <BoxSwitch key={name} name={name} draft={draft} onChange={change} />
              ))}
            <WayChoice mode={mode} online={online} />
          </PageHead>
          {atReadings ? (
            <ReadingsPart
              draft={draft}
              problem={problem ? problemText(text, draft, problem) : houseProblem}
              onChange={change}
              onBack={() => navigate(path)}
            />
          ) : (
            <GamePanels
              draft={draft}
              online={online}
              wrong={wrongOf(text, draft, houseProblem)}
              listing={online ? { listed, onList: setListed } : undefined}
              onChange={change}
            />
          )}
        </div>
        <DraftSummary draft={draft} online={online}>
          {atReadings ? (
            <LinkButton href={path}>{say('readings.back')}</LinkButton>
          ) : (
            <LinkButton href={online ? '/online' : '/'}>{say('newGame.back')}</LinkButton>
          )}
          {!atReadings && <FirstGameButton draft={draft} onChange={change} />}
          {!online && !atReadings && (
            <KeepButton
              key={JSON.stringify(draft)}
              className="keep-button"
              label={say('newGame.keep')}
              kept={say('newGame.kept')}
              keep={() => keepDraft(draft)}
            />
          )}
          <Button ref={start} tone="go" size="large" disabled={problem !== undefined || busy} onClick={begin}>
            {say(online && mode === 'local' ? 'newGame.createTable' : 'newGame.start')}
          </Button>
        </DraftSummary>
      </div>
    </>
  );
}
