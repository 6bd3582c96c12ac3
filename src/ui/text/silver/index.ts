import type { BoxTexts } from '../catalogue';
import { silverEn } from './en';
import { silverFr } from './fr';
import { placesIn } from './places';

/** The messages of Prospect for Silver: whoever puts the box on the shelf of a screen adds them there. */
export const SILVER_TEXTS: BoxTexts = {
  en: { ...silverEn, ...placesIn('en') },
  fr: { ...silverFr, ...placesIn('fr') },
};
