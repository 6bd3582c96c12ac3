import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { WithBoxes } from '../boxes/WithBoxes';
import { Button, LinkButton } from '../parts/Button';
import { Ground } from '../parts/Ground';
import { Panel } from '../parts/Panel';
import { PageHead } from '../parts/TopBar';
import { useAsking } from '../online/useAsking';
import { useText } from '../text';
import { BoxPart } from './BoxPart';
import { CardinalOptions } from './CardinalPanel';
import { CardinalPlace } from './CardinalPlace';
import { createOnline, onlineDraft } from './createOnline';
import { newDraft, placeOf, problemOf, type GameDraft, type Mode } from './draft';
import { keepDraft, keptBoxes, keptDraft, keptReadings } from './keep';
import { KeepButton } from './KeepButton';
import { OptionsPanel } from './OptionsPanel';
import { PlaceCard } from './PlaceCard';
import { ProblemNote } from './ProblemNote';
import { problemText } from './problem';
import { ReadingsPart } from './ReadingsPart';
import { DraftSummary } from './Summary';
import { WayChoice } from './WayChoice';
import './newGame.css';

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
  const place = problem && placeOf(draft, problem);
  const words = problem && problemText(text, draft, problem);
  const beside = (field: 'cardinal' | 'players' | 'others'): string | undefined => {
    if (!problem || place !== undefined) return undefined;
    const about = problem.option.startsWith('cardinal')
      ? 'cardinal'
      : problem.option === 'players'
        ? 'players'
        : 'others';
    return about === field ? words : undefined;
  };

  // asked for here and nowhere at once: the engine of the game is large
  const begin = (): void => {
    if (online) ask(async () => navigate(`/table/${await createOnline(draft, listed)}`));
    else void import('./start').then(({ startGame }) => navigate(`/play/${startGame(draft)}`));
  };

  const note = atReadings
    ? say('readings.note', { way: say(online ? 'newGame.online' : `newGame.${mode}`) })
    : say(online ? 'newGame.onlineNote' : mode === 'solo' ? 'home.solo' : 'home.local');
  const box = Object.hasOwn(draft.boxes, part) ? part : undefined;
  const atPart = atReadings || box !== undefined;
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!atPart) start.current?.focus({ preventScroll: true });
  }, [mode, online, atPart]);

  return (
    <>
      <Ground />
      <div className={`page new-game-${mode}`}>
        <PageHead title={say('newGame.title')} note={note}>
          <WayChoice mode={mode} online={online} />
        </PageHead>
        {atReadings ? (
          <ReadingsPart
            draft={draft}
            problem={words ?? houseProblem}
            onChange={change}
            onBack={() => navigate(path)}
          />
        ) : box !== undefined ? (
          <BoxPart name={box} draft={draft} problem={words ?? houseProblem} onChange={change} />
        ) : (
          <main className="new-game-panels">
            <Panel
              title={say('newGame.seats')}
              tone="plum"
              note={say('newGame.seatsHint')}
              className="places-panel"
            >
              <div className="places">
                {(mode === 'solo' ? [0] : [...draft.places.keys()]).map(index => (
                  <PlaceCard
                    key={index}
                    draft={draft}
                    index={index}
                    problem={place === index ? words : undefined}
                    online={online}
                    onChange={change}
                  />
                ))}
                {mode === 'solo' && <CardinalPlace />}
              </div>
              <ProblemNote text={beside('players')} />
            </Panel>
            {mode === 'solo' && (
              <CardinalOptions draft={draft} problem={beside('cardinal')} onChange={change} />
            )}
            <OptionsPanel
              draft={draft}
              problem={beside('others') ?? houseProblem}
              {...(online && { listing: { listed, onList: setListed } })}
              onChange={change}
            />
          </main>
        )}
        <DraftSummary draft={draft} online={online}>
          {atPart ? (
            <LinkButton href={path}>{say('readings.back')}</LinkButton>
          ) : (
            <LinkButton href={online ? '/online' : '/'}>{say('newGame.back')}</LinkButton>
          )}
          {!online && !atPart && (
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
