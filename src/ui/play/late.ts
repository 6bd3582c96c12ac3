import { Later } from '../pacing/Later';

/** What is heard, read and told of a table: when all else of it has been drawn. */
export const LATE = new Later(() => import('./lateParts'), { afterAll: true });
