import { noLoss } from './noLoss.mjs';
import { noWrite } from './noWrite.mjs';

/** Our own rules of lint. */
export const tiletum = { rules: { 'no-write-to-readonly': noWrite, 'no-loss-of-readonly': noLoss } };
