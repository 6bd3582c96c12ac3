import type { BoxScreen } from '../boxes/screen';
import { SILVER_TEXTS } from '../text/silver';
import { SILVER_SENTENCES, SILVER_SHORT } from '../text/silver/effects';
import { SILVER_CHOSEN, SILVER_LAPSES } from '../text/silver/solo';
import { SILVER_EVENTS, SILVER_FOLLOWS, SILVER_SOURCES, SILVER_TIES } from '../text/silver/telling';
import { SILVER_MOVE_DEEDS } from './deeds';
import { SILVER_WAITING } from './waiting';

/** All that the box brings to a screen in words; its drawings and boards come beside them. */
export const SILVER_WORDS = {
  texts: SILVER_TEXTS,
  sentences: SILVER_SENTENCES,
  shortWords: SILVER_SHORT,
  saysWhen: { recolour: true },
  eventWords: SILVER_EVENTS,
  chosen: SILVER_CHOSEN,
  lapses: SILVER_LAPSES,
  sourceNames: SILVER_SOURCES,
  ties: SILVER_TIES,
  follows: SILVER_FOLLOWS,
  deeds: SILVER_MOVE_DEEDS,
  waiting: SILVER_WAITING,
  scoreNames: {
    underground: 'scores.underground',
    overlay: 'scores.overlay',
    technologies: 'scores.technologies',
    silver: 'scores.silver',
  },
} satisfies Partial<BoxScreen<'silver'>>;
