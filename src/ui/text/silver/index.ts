import type { BoxTexts } from '../catalogue';
import { silverEn } from './en';
import { silverFr } from './fr';

/** The messages of Prospect for Silver: whoever puts the box on the shelf of a screen adds them there. */
export const SILVER_TEXTS: BoxTexts = { en: silverEn, fr: silverFr };
