import { useMemo } from 'react';
import { Link } from 'wouter';
import type { GameEvent } from '../../rules/events';
import type { State } from '../../rules/model';
import { finalParts, type FinalPart } from '../../rules/scoring';
import { boxTitles } from '../boxes/words';
import { Button, LinkButton } from '../parts/Button';
import { EndBar } from '../parts/EndBar';
import { Panel } from '../parts/Panel';
import { Icon } from '../pictures/Icon';
import { boxesOf } from '../../table/record';
import type { SeatKind } from '../../table/seats';
import { useText, type Key } from '../text';
import { finalsOf } from './boxFinal';
import { CourseChart } from './CourseChart';
import { CourseTable } from './CourseTable';
import { FlipPanel } from './FlipPanel';
import { Memories } from './Memories';
import { Podium } from './Podium';
import { SourceBars } from './SourceBars';
import { SourceTable } from './SourceTable';
import { standingsOf } from './standings';
import { PODIUM_STREET } from './Street';
import { victoryText } from './victory';
import './final.css';
import './podium.css';

export interface FinalProps {
  readonly state: State;
  /** Everything that happened, the set-up included: see `Film`. */
  readonly events: readonly GameEvent[];
  readonly seats: readonly SeatKind[];
  /** Not for somebody who only watched. */
  readonly onRematch: (() => void) | undefined;
  /** Where the replay of this game is, and its numbers, and the way home: where it has an address. */
  readonly replay?: string;
  readonly numbers?: string;
  readonly onHome?: () => void;
  readonly onLook: () => void;
  /** Hands out the record of the game as a file. */
  readonly onExport: () => void;
}

/** How deep it is below the podium, where a box has something there. */
const CELLAR = 100;

/** What a part of the final scoring pays, where its name does not say it. */
const PART_NOTES: Partial<Record<FinalPart, Key>> = { completedBuildings: 'end.buildingsRule' };

/** The end of a game: who won, where the points came from, how it went, what to remember. */
export function Final({
  state,
  events,
  seats,
  onRematch,
  replay,
  numbers,
  onLook,
  onHome,
  onExport,
}: FinalProps) {
  const text = useText();
  const { say } = text;
  const standings = useMemo(() => standingsOf(state, events), [state, events]);
  const boxes = finalsOf(state);
  return (
    <div className="page">
      <main className={boxes.length > 0 ? 'final-panels with-box' : 'final-panels'}>
        <h1 className="out-of-sight">{say('end.title')}</h1>
        <div className="final-podium">
          <Podium
            standings={standings}
            depth={boxes.length * CELLAR}
            below={houses =>
              boxes.map(({ Cellar }, at) => (
                <Cellar
                  key={at}
                  state={state}
                  houses={houses}
                  top={PODIUM_STREET.base + at * CELLAR}
                  depth={PODIUM_STREET.height - PODIUM_STREET.base + CELLAR}
                  width={PODIUM_STREET.width}
                />
              ))
            }
          />
        </div>
        <FlipPanel
          title={say('scores.where')}
          note={say('scores.whereHint')}
          className="final-sources"
          picture={
            <>
              <SourceBars standings={standings} />
              <p className="final-rules">
                {finalParts(state).map(({ kind, rule }) => (
                  <RuleNote key={kind} words={say(PART_NOTES[kind] ?? `source.${kind}`)} rule={rule} />
                ))}
                <RuleNote words={say('end.tieRule')} rule="R13.6" />
              </p>
            </>
          }
          table={<SourceTable standings={standings} />}
        />
        {boxes.map(({ Panels }, at) => (
          <Panels key={at} state={state} events={events} standings={standings} />
        ))}
        <FlipPanel
          title={say('scores.byRound')}
          note={say('scores.byRoundHint')}
          className="final-course"
          picture={<CourseChart standings={standings} />}
          table={<CourseTable standings={standings} />}
        />
        <Panel
          title={say('end.remember')}
          className="final-memories"
          aside={
            numbers !== undefined && (
              <LinkButton href={numbers} size="small" icon="chart">
                {say('stats.link')}
              </LinkButton>
            )
          }
        >
          <Memories state={state} events={events} />
        </Panel>
      </main>
      <EndBar
        picture={<Icon name="crown" size={42} />}
        title={victoryText(text, standings, seats)}
        note={[
          ...boxTitles(text, boxesOf(state.options)),
          say('end.factsNoTime', { players: standings.length }),
        ].join(' · ')}
        more={
          <>
            <Button icon="eye" onClick={onLook}>
              {say('end.look')}
            </Button>
            <Button icon="download" onClick={onExport}>
              {say('end.export')}
            </Button>
            {replay !== undefined && (
              <LinkButton href={replay} icon="back">
                {say('end.replay')}
              </LinkButton>
            )}
          </>
        }
      >
        {onRematch && (
          <Button tone="go" onClick={onRematch}>
            {say('end.rematch')}
          </Button>
        )}
        {onHome && (
          <Button tone="primary" onClick={onHome}>
            {say('end.home')}
          </Button>
        )}
      </EndBar>
    </div>
  );
}

function RuleNote({ words, rule }: { words: string; rule: string }) {
  return (
    <span>
      {words}{' '}
      <Link href={`/rules/${rule}`} className="rule-number">
        {rule}
      </Link>
    </span>
  );
}
