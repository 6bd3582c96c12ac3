import type { BaseCatalogue } from '../catalogue';
import { cardinal } from './cardinal';
import { coach } from './coach';
import { deeds } from './deeds';
import { effects } from './effects';
import { end } from './end';
import { events } from './events';
import { home } from './home';
import { names } from './names';
import { online } from './online';
import { notice } from './notice';
import { now } from './now';
import { pages } from './pages';
import { places } from './places';
import { readings } from './readings';
import { records } from './records';
import { refusals } from './refusals';
import { replay } from './replay';
import { settings } from './settings';
import { statistics } from './statistics';
import { solo } from './solo';
import { table } from './table';
import { told } from './told';
import { reasons } from './reasons';

/** Every message in French. */
export const fr: BaseCatalogue = {
  ...names,
  ...pages,
  ...places,
  ...home,
  ...table,
  ...now,
  ...deeds,
  ...solo,
  ...settings,
  ...end,
  ...told,
  ...online,
  ...notice,
  ...cardinal,
  ...coach,
  ...readings,
  ...records,
  ...replay,
  ...statistics,
  ...refusals,
  ...effects,
  ...reasons,
  ...events,
};
