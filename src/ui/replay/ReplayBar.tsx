import { keyOf } from '../keys/keyList';
import { Button, IconButton } from '../parts/Button';
import { Segments } from '../parts/Segments';
import { theGame, useTable } from '../play/TableContext';
import { useText } from '../play/words';
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
  const text = useText();
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
  const { say } = useText();
  const start = at === 0 && happened === 0;
  const over = at === film.end;
  const play = (): void => {
    // from the end it begins anew
    if (over) goTo(0);
    setPlaying(!playing);
  };
  return (
    <div className="transport">
      <IconButton
        className="transport-start"
        icon="back"
        {...keyOf('start')}
        label={say('replay.start')}
        aria-disabled={start}
        onClick={() => goTo(0)}
      />
      <IconButton
        icon="fast-back"
        {...keyOf('turnBack')}
        label={say('replay.turnBack')}
        aria-disabled={start}
        onClick={() => goFrom(now => turnBefore(timeline, now))}
      />
      <IconButton
        icon="play-back"
        {...keyOf('stepBack')}
        label={say('replay.stepBack')}
        aria-disabled={start}
        onClick={() => goFrom(now => Math.max(0, now - 1))}
      />
      <IconButton
        className="transport-inside"
        icon="undo"
        {...keyOf('insideBack')}
        label={say('replay.insideBack')}
        aria-disabled={start}
        onClick={() => stepInside('earlier')}
      />
      <IconButton
        className="transport-play"
        icon={playing ? 'pause' : 'play'}
        {...keyOf('playing')}
        label={say(playing ? 'replay.pause' : 'replay.play')}
        onClick={play}
      />
      <IconButton
        className="transport-inside"
        icon="redo"
        {...keyOf('inside')}
        label={say('replay.insideOn')}
        aria-disabled={over}
        onClick={() => stepInside('later')}
      />
      <IconButton
        icon="play"
        {...keyOf('step')}
        label={say('replay.step')}
        aria-disabled={over}
        onClick={() => goFrom(now => Math.min(film.end, now + 1))}
      />
      <IconButton
        icon="fast"
        {...keyOf('turn')}
        label={say('replay.turn')}
        aria-disabled={over}
        onClick={() => goFrom(now => turnAfter(timeline, now))}
      />
    </div>
  );
}
