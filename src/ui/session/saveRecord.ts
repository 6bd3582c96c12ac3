import { printRecord, seal } from '../../table/record';
import { download } from '../parts/download';
import type { Session } from './session';

/** Hands the record of a match to the player, as far as it has come. */
export function saveRecord({ id, seats, timing, record }: Session): void {
  download(`tiletum-${id ?? 'game'}.json`, printRecord(seal(record(), { seats, ...timing?.() })));
}
