import { readText, removeText, writeText } from './storage';

/** Up to which round a game was told on this device: what was read once does not come again. */

const KEY = 'tiletum.told.';

export const heardRound = (id: string): number => Number(readText(KEY + id) ?? 0);

/** Where nothing can be kept it is told again after a reload: that does no harm. */
export function hearRound(id: string, round: number): void {
  writeText(KEY + id, String(round));
}

export const forgetHeard = (id: string): void => removeText(KEY + id);
