import { englishCardinal } from './cardinal';
import { englishCoach } from './coach';
import { englishDeeds } from './deeds';
import { englishEffects } from './effects';
import { englishEnd } from './end';
import { englishEvents } from './events';
import { englishHome } from './home';
import { englishNames } from './names';
import { englishOnline } from './online';
import { englishNotice } from './notice';
import { englishNow } from './now';
import { englishPages } from './pages';
import { englishPlaces } from './places';
import { englishReadings } from './readings';
import { englishRecords } from './records';
import { englishRefusals } from './refusals';
import { englishReplay } from './replay';
import { englishSettings } from './settings';
import { englishStatistics } from './statistics';
import { englishSolo } from './solo';
import { englishTable } from './table';
import { englishTold } from './told';
import { englishReasons } from './reasons';

/** Every message in English: the keys of all languages. */
export const en = {
  ...englishNames,
  ...englishPages,
  ...englishPlaces,
  ...englishHome,
  ...englishTable,
  ...englishNow,
  ...englishDeeds,
  ...englishSolo,
  ...englishSettings,
  ...englishEnd,
  ...englishTold,
  ...englishOnline,
  ...englishNotice,
  ...englishCardinal,
  ...englishCoach,
  ...englishReadings,
  ...englishRecords,
  ...englishReplay,
  ...englishStatistics,
  ...englishRefusals,
  ...englishEffects,
  ...englishReasons,
  ...englishEvents,
};
