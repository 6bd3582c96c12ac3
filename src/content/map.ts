import type { GameMap, Link, Road } from './components';
import { TOWNS } from './towns';

export { TOWNS } from './towns';

export const MAP_SIZE = { width: 1000, height: 800 };

/** Where every Merchant and Architect begins, and the Town of the first Fair. */
export const START_TOWN = 'tiletum';

/** The spaces between the Towns. Each is one step of movement and holds nothing. */
export const ROADS: readonly Road[] = [
  { id: 'r-channel', kind: 'sea', name: 'English Channel', x: 150, y: 225 },
  { id: 'r-calais', kind: 'road', name: 'Calais road', x: 195, y: 262 },
  { id: 'r-rouen', kind: 'road', name: 'Rouen road', x: 115, y: 330 },
  { id: 'r-arras', kind: 'road', name: 'Arras road', x: 240, y: 335 },
  { id: 'r-reims', kind: 'road', name: 'Reims road', x: 320, y: 345 },
  { id: 'r-bourges', kind: 'road', name: 'Bourges road', x: 215, y: 510 },
  { id: 'r-dijon', kind: 'road', name: 'Dijon road', x: 345, y: 510 },
  { id: 'r-colmar', kind: 'road', name: 'Colmar road', x: 495, y: 465 },
  { id: 'r-munster', kind: 'road', name: 'Münster road', x: 540, y: 135 },
  { id: 'r-leipzig', kind: 'road', name: 'Leipzig road', x: 745, y: 170 },
  { id: 'r-passau', kind: 'road', name: 'Passau road', x: 800, y: 405 },
  { id: 'r-brenner', kind: 'pass', name: 'Brenner pass', x: 700, y: 490 },
  { id: 'r-villach', kind: 'road', name: 'Villach road', x: 870, y: 535 },
  { id: 'r-gotthard', kind: 'pass', name: 'Gotthard pass', x: 530, y: 545 },
  { id: 'r-cenis', kind: 'pass', name: 'Mont Cenis pass', x: 425, y: 630 },
  { id: 'r-riviera', kind: 'road', name: 'Riviera road', x: 420, y: 745 },
  { id: 'r-pisa', kind: 'road', name: 'Pisa road', x: 610, y: 750 },
];

/** Which spaces are adjacent, both ways. */
export const LINKS: readonly Link[] = [
  ['london', 'r-channel'],
  ['r-channel', 'r-calais'],
  ['r-calais', 'brugge'],
  ['r-calais', 'tiletum'],
  ['r-calais', 'r-rouen'],
  ['r-rouen', 'paris'],
  ['brugge', 'tiletum'],
  ['brugge', 'antwerpen'],
  ['tiletum', 'antwerpen'],
  ['tiletum', 'r-arras'],
  ['r-arras', 'paris'],
  ['r-arras', 'r-reims'],
  ['r-reims', 'paris'],
  ['r-reims', 'troyes'],
  ['antwerpen', 'koeln'],
  ['koeln', 'frankfurt'],
  ['koeln', 'r-munster'],
  ['r-munster', 'hamburg'],
  ['hamburg', 'r-leipzig'],
  ['r-leipzig', 'praha'],
  ['frankfurt', 'strasbourg'],
  ['frankfurt', 'nuernberg'],
  ['nuernberg', 'praha'],
  ['nuernberg', 'r-brenner'],
  ['nuernberg', 'r-passau'],
  ['r-passau', 'wien'],
  ['praha', 'wien'],
  ['r-brenner', 'verona'],
  ['r-brenner', 'venezia'],
  ['wien', 'r-villach'],
  ['r-villach', 'venezia'],
  ['troyes', 'strasbourg'],
  ['troyes', 'r-dijon'],
  ['r-dijon', 'lyon'],
  ['r-dijon', 'basel'],
  ['paris', 'r-bourges'],
  ['r-bourges', 'lyon'],
  ['strasbourg', 'r-colmar'],
  ['r-colmar', 'basel'],
  ['basel', 'r-gotthard'],
  ['r-gotthard', 'milano'],
  ['lyon', 'r-cenis'],
  ['r-cenis', 'milano'],
  ['lyon', 'arles'],
  ['arles', 'r-riviera'],
  ['r-riviera', 'genova'],
  ['genova', 'milano'],
  ['milano', 'verona'],
  ['verona', 'venezia'],
  ['venezia', 'firenze'],
  ['firenze', 'r-pisa'],
  ['r-pisa', 'genova'],
];

/** The map of the base game. */
export const EUROPE: GameMap = {
  id: 'europe',
  size: MAP_SIZE,
  pieces: ['merchant', 'architect'],
  start: START_TOWN,
  main: true,
  towns: TOWNS,
  roads: ROADS,
  links: LINKS,
};
