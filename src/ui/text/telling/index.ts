/** The log: events in words. */

export type { Chapter } from './groups';
export { tell, tellMove, type LogLine } from './lines';
export type { Audience } from './people';
