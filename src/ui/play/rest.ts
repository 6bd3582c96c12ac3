import { Later } from '../pacing/Later';

/** What of a table comes when the head, the column of the wheel and the bar have been drawn: its places are kept free. */
export const REST = new Later(() => import('./restParts'));
