import { silver } from '../../rules/silver/box';
import type { BoxScreen } from '../boxes/screen';
import { SILVER_PICTURES } from './pictures';
import { SILVER_SHEETS } from './sheets';
import { ComingIncome } from './ComingIncome';
import { KingSilver } from './KingSilver';
import { Surprises } from './Surprises';
import { SilverGoods } from './SilverGoods';
import { SILVER_CURE_WORDS } from './cureWords';
import { SILVER_TOWN_CARDS } from './townCards';
import { SILVER_THING_CARDS } from './thingCards';
import { SILVER_FINAL } from './final';
import { SILVER_HINTS } from './hints';
import { SILVER_FOLLOW_ROWS } from './follows';
import { WalkBelow } from './map/WalkBelow';
import { ProspectorWheel } from './wheel/ProspectorWheel';
import { SILVER_SETUP } from './setUp';
import { minesToOpen } from './choicesBelow';
import { SILVER_TASKS } from './tasks';
import { SILVER_WORDS } from './words';

/** Prospect for Silver, as a page fetches it. */
export const screen: BoxScreen<'silver'> = {
  box: silver,
  tileWords: {},
  ...SILVER_WORDS,
  ...SILVER_PICTURES,
  tasks: SILVER_TASKS,
  thingCards: SILVER_THING_CARDS,
  cureWords: SILVER_CURE_WORDS,
  sheets: { silver: SILVER_SHEETS },
  goods: { silver: SilverGoods },
  mapChoices: { silver: minesToOpen },
  townCards: { silver: SILVER_TOWN_CARDS },
  walkPreviews: { silver: WalkBelow },
  boxFollows: { silver: SILVER_FOLLOW_ROWS },
  wheelLayers: { silver: ProspectorWheel },
  belowTrack: { silver: ComingIncome },
  belowCardinal: { silver: Surprises },
  kingSteps: { silver: KingSilver },
  kingBeats: { ribbon: 'points' },
  hints: { silver: SILVER_HINTS },
  finals: { silver: SILVER_FINAL },
  setups: { silver: SILVER_SETUP },
};
