/** Of a table: the maps, my board, the others. */
export { Lower } from './Lower';
export { Maps } from './panels/Maps';
export { Opponents } from './panels/Opponents';
