import { useEffect, useRef } from 'react';
import { keyOf } from '../../keys/keyList';
import { Button } from '../../parts/Button';
import { Icon } from '../../pictures/Icon';
import { signed } from '../../pictures/numbers';
import { afterPaint } from '../../pacing/pieces';
import { useTableText, type TableText } from '../words';
import { tellsFair, type BeatName } from './beat';
import { fairStory } from './fair';
import { LABELS } from './labels';
import type { ToldStory } from './useTelling';

/** In the place of the bar: where the story is, and how it goes on. */
export function ToldBar({ telling }: { telling: ToldStory }) {
  const { story, at, beat, last, goOn, skip, again } = telling;
  const text = useTableText();
  const { say } = text;
  const bar = useRef<HTMLElement>(null);
  // what had the focus is gone: the next thing to do takes it, once it is seen
  useEffect(() => afterPaint(bar, () => bar.current?.querySelector<HTMLElement>('.button-go')?.focus()), []);
  const names = [...new Set(story.beats.map(({ name }) => name))];
  const done = names.indexOf(beat.name);
  return (
    <section ref={bar} className="bar told-bar" aria-label={say('tell.label', { round: story.round })}>
      <div className="bar-now" role="status">
        <Icon name={beat.name === 'fair' ? 'fair' : 'crown'} size={36} />
        <div>
          <strong className="bar-title">{titleOf(text, telling)}</strong>
          <span className="bar-hint">{hintOf(text, telling)}</span>
        </div>
      </div>
      <ol className="told-pills" aria-hidden="true">
        {names.map((name, index) => (
          <li key={name} className={index < done ? 'told-done' : index === done ? 'told-now' : undefined}>
            {say(LABELS[name])}
          </li>
        ))}
      </ol>
      {at > 0 && (
        <Button icon="back" onClick={again}>
          {say('tell.again')}
        </Button>
      )}
      <Button tone="go" icon="play" {...keyOf('endTurn')} onClick={goOn}>
        {last ? nextAfter(text, story) : say('tell.goOn')}
      </Button>
      {!last && <Button onClick={skip}>{say('tell.skip')}</Button>}
    </section>
  );
}

/** Where the last beat leads. */
function nextAfter({ say }: TableText, story: ToldStory['story']): string {
  if (story.beats.at(-1)?.name === 'final') return say('tell.toResult');
  return tellsFair(story) ? say('tell.toRound', { round: story.round + 1 }) : say('tell.goOn');
}

function titleOf(text: TableText, { story, beat: { name } }: ToldStory): string {
  if (name === 'fair') return text.say('fairs.of', { town: text.town(fairStory(story).town) });
  if (name === 'cleanup') return text.say('phase.cleanup');
  return text.say(name === 'final' ? 'coach.final' : 'phase.king');
}

/** What this beat brings, and what comes next. */
function hintOf(text: TableText, { story, at, beat }: ToldStory): string {
  const next: BeatName | undefined = story.beats.slice(at + 1).find(({ name }) => name !== beat.name)?.name;
  const coming = next && text.say('tell.next', { what: text.say(LABELS[next]) });
  return [nowOf(text, story.before.players, beat), coming].filter(Boolean).join(' · ');
}

function nowOf(
  text: TableText,
  players: ToldStory['story']['before']['players'],
  { name, seat, events }: ToldStory['beat'],
): string {
  if (name === 'cleanup') {
    const tiles = events.filter(({ what }) => what === 'reveal').length;
    const dice = events.flatMap(event => (event.what === 'roll' ? event.dice : [])).length;
    return text.say('tell.cleanup', { tiles, dice });
  }
  if (name !== 'fair') return '';
  if (seat === undefined) return text.say('tell.nobody');
  const n = events.reduce((sum, event) => (event.what === 'score' ? sum + event.points : sum), 0);
  return text.say('tell.scored', { name: players[seat]?.name ?? '', n: signed(n) });
}
