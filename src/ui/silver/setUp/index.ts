import { readSilverOptions } from '../../../rules/silver/options';
import type { BoxSetup } from '../../boxes/setups';
import { asChosen, setUpWords } from './chosen';
import { DiscOption } from './DiscOption';
import { ScoringChoice } from './ScoringChoice';
import { SetUpDetail } from './SetUpDetail';

/** The set-ups that are ready, and all that can be chosen. */
export const SILVER_SETUP: BoxSetup = {
  presets: [
    {
      id: 'first',
      name: ({ say }) => say('setUp.first'),
      chosen: asChosen(readSilverOptions({ firstGame: true })),
    },
    { id: 'random', name: ({ say }) => say('setUp.random'), chosen: asChosen(readSilverOptions({})) },
  ],
  minutes: { solo: 20, perPlayer: 10 },
  words: setUpWords,
  Detail: SetUpDetail,
  Beside: ScoringChoice,
  Option: DiscOption,
};
