import { keyOf, REPLAY_SHORTCUTS } from '../keys/keyList';
import { Button, IconButton } from '../parts/Button';
import { Segments } from '../parts/Segments';
import type { IconName } from '../pictures/icons';
import { theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import '../play/bar/bar.css';
import { Eyes } from './Eyes';
import { SPEEDS, useAt, useReplay } from './ReplayContext';
import { CopyLink, Export, Leave } from './ReplayWays';
import { slotWords } from './slotWords';
import { slotAt, turnAfter, turnBefore } from './timeline';

/** In the place of the bar: where we are, and the ways to go. */
export function ReplayBar() {
  const { film, timeline, happened, speed, setSpeed, playOn } = useReplay();
  const at = useAt();
  const G = useTable(theGame);
  const text = useTableText();
  const { say } = text;
  const slot = slotAt(timeline, at);
  return (
    <section className="bar replay-bar" aria-label={say('replay.title')}>
      <Transport />
      <div className="bar-now">
        <div>
          <strong className="bar-title">
            {G.ranking ? say('replay.over') : slot && slotWords(text, slot, G)}
          </strong>
          <span className="bar-hint">
            {happened === 0
              ? say('replay.where', { step: at, of: film.end })
              : say('replay.inside', { step: at + 1, happened, of: film.happensAfter(at).length })}
          </span>
        </div>
      </div>
      <Segments
        label={say('replay.speed')}
        options={SPEEDS.map(value => ({
          value,
          label: say('replay.times', { n: value.replace('0.5', '½') }),
        }))}
        value={speed}
        onChange={setSpeed}
        small
      />
      <Eyes />
      <CopyLink />
      <Export />
      <Button
        className="replay-on"
        icon="forward"
        title={say('replay.playOn')}
        aria-label={say('replay.playOn')}
        disabled={at === film.end}
        onClick={playOn}
      >
        <span>{say('replay.playOn')}</span>
      </Button>
      <Leave />
    </section>
  );
}

/** Step by step, turn by turn, or by itself. */
function Transport() {
  const { film, timeline, goTo, goFrom, stepInside, happened, playing, setPlaying } = useReplay();
  const at = useAt();
  const { say } = useTableText();
  const start = at === 0 && happened === 0;
  const over = at === film.end;
  const play = (): void => {
    // from the end it begins anew
    if (over) goTo(0);
    setPlaying(!playing);
  };
  return (
    <div className="transport">
      <Way to="start" icon="back" disabled={start} go={() => goTo(0)} className="transport-start" />
      <Way
        to="turnBack"
        icon="fast-back"
        disabled={start}
        go={() => goFrom(now => turnBefore(timeline, now))}
      />
      <Way to="stepBack" icon="play-back" disabled={start} go={() => goFrom(now => Math.max(0, now - 1))} />
      <Way to="insideBack" icon="undo" disabled={start} go={() => stepInside('earlier')} className={INSIDE} />
      <IconButton
        className="transport-play"
        icon={playing ? 'pause' : 'play'}
        {...keyOf('playing')}
        label={say(playing ? 'replay.pause' : 'replay.play')}
        onClick={play}
      />
      <Way to="inside" icon="redo" disabled={over} go={() => stepInside('later')} className={INSIDE} />
      <Way to="step" icon="play" disabled={over} go={() => goFrom(now => Math.min(film.end, now + 1))} />
      <Way to="turn" icon="fast" disabled={over} go={() => goFrom(now => turnAfter(timeline, now))} />
    </div>
  );
}

const INSIDE = 'transport-inside';

interface WayProps {
  readonly to: keyof typeof REPLAY_SHORTCUTS;
  readonly icon: IconName;
  readonly disabled: boolean;
  readonly go: () => void;
  readonly className?: string;
}

/** A way to another place, called as its key is. */
function Way({ to, icon, disabled, go, className }: WayProps) {
  const { say } = useTableText();
  return (
    <IconButton
      {...(className !== undefined && { className })}
      icon={icon}
      {...keyOf(to)}
      label={say(REPLAY_SHORTCUTS[to].says)}
      aria-disabled={disabled}
      onClick={go}
    />
  );
}
