import type { BaseCatalogue } from '../catalogue';
import { frenchCardinal } from './cardinal';
import { frenchCoach } from './coach';
import { frenchDeeds } from './deeds';
import { frenchEffects } from './effects';
import { frenchEnd } from './end';
import { frenchEvents } from './events';
import { frenchHome } from './home';
import { frenchNames } from './names';
import { frenchOnline } from './online';
import { frenchNotice } from './notice';
import { frenchNow } from './now';
import { frenchPages } from './pages';
import { frenchPlaces } from './places';
import { frenchReadings } from './readings';
import { frenchRecords } from './records';
import { frenchRefusals } from './refusals';
import { frenchReplay } from './replay';
import { frenchSettings } from './settings';
import { frenchStatistics } from './statistics';
import { frenchSolo } from './solo';
import { frenchTable } from './table';
import { frenchTold } from './told';
import { frenchReasons } from './reasons';

/** Every message in French. */
export const fr: BaseCatalogue = {
  ...frenchNames,
  ...frenchPages,
  ...frenchPlaces,
  ...frenchHome,
  ...frenchTable,
  ...frenchNow,
  ...frenchDeeds,
  ...frenchSolo,
  ...frenchSettings,
  ...frenchEnd,
  ...frenchTold,
  ...frenchOnline,
  ...frenchNotice,
  ...frenchCardinal,
  ...frenchCoach,
  ...frenchReadings,
  ...frenchRecords,
  ...frenchReplay,
  ...frenchStatistics,
  ...frenchRefusals,
  ...frenchEffects,
  ...frenchReasons,
  ...frenchEvents,
};
