import { useEffect, useMemo, useState } from 'react';
import type { LogEntry } from 'boardgame.io';
import type { State } from '../../../rules/model';
import { replay, type GameRecord } from '../../../rules/replay';
import { chapterOf, effective } from '../../../table/record';
import type { Session } from '../../session/session';
import { useSettings, type Settings } from '../../session/settings';
import type { TableView } from '../TableContext';
import { tableAt, type Beat, type RoundEnd } from './beat';
import { hearRound, heardRound } from '../../session/heard';
import { inOwnTask } from '../../pacing/pieces';
import { fairOnShow } from './fair';
import { logAt } from './logAt';
import { endOfRound } from './story';

/** A story at one of its beats, and what the reader can do. */
export interface StoryAt {
  story: RoundEnd;
  /** The number of the beat. */
  at: number;
  goOn: () => void;
  skip: () => void;
  again: () => void;
}

/** The story that is being told. */
export interface ToldStory extends StoryAt {
  beat: Beat;
  last: boolean;
  /** The table as it is at this beat; nothing can be done on it. */
  view: TableView;
}

/** How long a beat stands when it flows. */
const FLOW = 1800;

const beforeLast = (record: GameRecord): State => replay(record, record.steps.length - 1);

/** The end of a round, if the last move brought it just now and nobody at this device has heard it. */
function untold(session: Session, log: readonly LogEntry[]): RoundEnd | undefined {
  if (session.isPast) return undefined;
  const entry = effective(log).at(-1);
  if (!entry?.action) return undefined;
  const { events } = chapterOf(entry);
  if (!events.some(({ what }) => what === 'order' || what === 'phase')) return undefined;
  const before = session.moment().before ?? beforeLast(session.record());
  const story = endOfRound(before, events);
  return story && story.heardAs > heardBefore(session) ? story : undefined;
}

const heardBefore = ({ id }: Session): number => (id === undefined ? 0 : heardRound(id));

/** At once: everything lies open, but for the final scoring, which takes the place of the Fair. */
const opening = ({ beats }: RoundEnd, pace: Settings['pace']): number =>
  pace === 'atOnce' ? beats.findLastIndex(({ name }) => name !== 'final') : 0;

interface Place {
  of: RoundEnd;
  at: number;
}

/** Tells the end of a round at the reader's pace, before the game goes on; or what a page wants to be told. */
export function useTelling(session: Session, view: TableView, asked?: StoryAt): ToldStory | undefined {
  const own = useOwnStory(session, view.log);
  const told = asked ?? own;
  const { story, at = 0 } = told ?? {};
  const picture = useMemo(() => story && pictureAt(story, at, view), [story, at, view]);
  const beat = story?.beats[at];
  if (!told || !beat || !picture) return undefined;
  return { ...told, beat, last: at === told.story.beats.length - 1, view: picture };
}

function useOwnStory(session: Session, log: readonly LogEntry[]): StoryAt | undefined {
  const { pace } = useSettings();
  const fresh = useMemo(() => untold(session, log), [session, log]);
  // online the others need not wait: what is being told is told to its end
  const [story, setStory] = useState(fresh);
  if (fresh && fresh !== story) setStory(fresh);
  const [heard, setHeard] = useState<RoundEnd>();
  const [place, setPlace] = useState<Place>();
  const telling = story !== undefined && story !== heard;
  const at = story === undefined ? 0 : place?.of === story ? place.at : opening(story, pace);
  const last = at >= (story?.beats.length ?? 0) - 1;

  useEffect(() => {
    if (!telling || last || pace !== 'flowing') return undefined;
    const timer = setTimeout(() => setPlace({ of: story, at: at + 1 }), FLOW);
    return () => clearTimeout(timer);
  }, [telling, story, at, last, pace]);

  if (!telling) return undefined;
  const skip = (): void => {
    if (session.id !== undefined) hearRound(session.id, story.heardAs);
    setHeard(story);
  };
  return {
    story,
    at,
    goOn: () => inOwnTask(() => (last ? skip() : setPlace({ of: story, at: at + 1 }))),
    skip: () => inOwnTask(skip),
    again: () => inOwnTask(() => setPlace({ of: story, at: 0 })),
  };
}

/** The table at a beat. */
export const pictureAt = (story: RoundEnd, at: number, view: TableView): TableView => ({
  ...view,
  G: stateAt(story, at, view.G),
  log: logAt(story, at, view.log),
  mine: false,
  legal: [],
  picked: undefined,
  fair: fairOnShow(story, at),
});

/** Once everything is counted, it is as the game has it; but a round lasts until its clean-up has been told. */
function stateAt(story: RoundEnd, at: number, now: State): State {
  const { round, beats } = story;
  switch (beats[at]?.name) {
    case 'final':
      return now;
    case 'cleanup':
      return { ...now, round, phase: 'cleanup' };
    default:
      return tableAt(story, at);
  }
}
