import { MINE_MAPS } from '../../../content/silver/maps';
import type { Language } from '../catalogue';

/** Towns below are called the same in every language; what is between them has a name in each. */

const TOWNS = MINE_MAPS.flatMap(({ towns }) => towns.map(({ id, name }) => [`town.${id}`, name] as const));

const FRENCH: Readonly<Record<string, string>> = {
  Pithead: 'Carreau de la mine',
  'Deep Gallery': 'Galerie profonde',
  Adit: 'Galerie d’entrée',
  'Water Gallery': 'Galerie des eaux',
  'Salt Gallery': 'Galerie du sel',
  'Main Shaft': 'Puits principal',
  'Long Gallery': 'Longue galerie',
  'Blue Gallery': 'Galerie bleue',
};

const nameIn = (language: Language, name: string): string =>
  language === 'fr' ? (FRENCH[name] ?? name) : name;

/** The names of all places of the Underground maps. */
export const placesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...TOWNS,
    ...MINE_MAPS.flatMap(({ roads }) =>
      roads.map(({ id, name }) => [`road.${id}`, nameIn(language, name)] as const),
    ),
  ]);
