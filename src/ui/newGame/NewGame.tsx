import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Button, LinkButton } from '../parts/Button';
import { Ground } from '../parts/Ground';
import { Panel } from '../parts/Panel';
import { Segments } from '../parts/Segments';
import { TopBar } from '../parts/TopBar';
import { useText } from '../text';
import { CardinalPanel } from './CardinalPanel';
import { CardinalPlace } from './CardinalPlace';
import { newDraft, placeOf, problemOf, type Draft, type Mode } from './draft';
import { keptDraft } from './keep';
import { KeepButton } from './KeepButton';
import { OptionsPanel } from './OptionsPanel';
import { PlaceCard } from './PlaceCard';
import { ProblemNote } from './ProblemNote';
import { problemText } from './problem';
import { Summary } from './Summary';
import './newGame.css';

/** Who plays, against whom, and how. Everything is proposed: Start is enough. */
export default function NewGame({ mode }: { mode: Mode }) {
  const text = useText();
  const { say } = text;
  const [, navigate] = useLocation();
  const [drafts, setDrafts] = useState<Partial<Record<Mode, Draft>>>({});
  const draft = drafts[mode] ?? keptDraft(mode) ?? newDraft(mode, text);
  const change = (changed: Draft): void => setDrafts({ ...drafts, [mode]: changed });

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
  const begin = (): void =>
    void import('./start').then(({ startGame }) => navigate(`/play/${startGame(draft)}`));

  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus({ preventScroll: true }), [mode]);

  return (
    <>
      <Ground />
      <div className={`new-game new-game-${mode}`}>
        <TopBar title={say('newGame.title')} note={say(mode === 'solo' ? 'home.solo' : 'home.local')}>
          <Segments
            small
            label={say('home.title')}
            options={[
              { value: 'solo', label: say('newGame.solo') },
              { value: 'local', label: say('newGame.local') },
            ]}
            value={mode}
            onChange={other => navigate(`/new/${other}`, { replace: true })}
          />
        </TopBar>
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
                  onChange={change}
                />
              ))}
              {mode === 'solo' && <CardinalPlace />}
            </div>
            <ProblemNote text={beside('players')} />
          </Panel>
          {mode === 'solo' && <CardinalPanel draft={draft} problem={beside('cardinal')} onChange={change} />}
          <OptionsPanel draft={draft} problem={beside('others')} onChange={change} />
        </main>
        <Summary draft={draft}>
          <LinkButton href="/">{say('newGame.back')}</LinkButton>
          <KeepButton key={JSON.stringify(draft)} draft={draft} />
          <Button ref={start} tone="go" size="large" disabled={problem !== undefined} onClick={begin}>
            {say('newGame.start')}
          </Button>
        </Summary>
      </div>
    </>
  );
}
