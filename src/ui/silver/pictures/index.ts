import type { CountName } from '../../../content';
import { FOUNDED, type Founded } from '../../../content/silver/solo/words';
import type { BoxScreen } from '../../boxes/screen';
import { CAPTAIN, CATHEDRALS_BELOW, HAMMER_CREST, SILVER_ICONS } from './drawings';
import { SILVER_EFFECT_PICTURES } from './effects';
import './silver.css';

const COUNT_OF: Readonly<Record<Founded, CountName>> = { mine: 'mines', pillar: 'pillars', house: 'houses' };

/** All that the box brings to a screen in drawings. */
export const SILVER_PICTURES = {
  icons: SILVER_ICONS,
  outlines: { prospector: 'M5 21L16.5 8.5M7.5 3.3c5-.6 10.5 2.4 13.7 10.2-3.3-3.6-6.6-6.2-10-7.4z' },
  crests: { hammer: HAMMER_CREST },
  busts: { prospector: CAPTAIN },
  cathedrals: CATHEDRALS_BELOW,
  tileFaces: {},
  effectPictures: SILVER_EFFECT_PICTURES,
  countIcons: {
    mines: 'mine',
    technologyTiers: 'technology',
    kingsSurprises: 'surprise',
    undergroundBuildings: 'built-below',
    mostHousesOrMines: 'mine',
    mostPillarsOrMines: 'mine',
  },
  countParts: { mostHousesOrMines: ['houses', 'mines'], mostPillarsOrMines: ['pillars', 'mines'] },
  scoreIcons: { underground: 'map-start', overlay: 'mine', technologies: 'technology', silver: 'silver' },
  conditionPictures: {},
  wantedPictures: {
    // all three need no picture
    prospecting: ({ for: what, or }) => ({
      ...{ take: 'action', action: 'prospector', or },
      for: what.length < FOUNDED.length ? what.map(each => COUNT_OF[each]) : undefined,
    }),
  },
} satisfies Partial<BoxScreen<'silver'>>;
