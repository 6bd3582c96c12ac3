import type { State } from '../../rules/model';
import type { TableText } from '../play/words';
import type { TimelineSlot } from './timeline';

/** What goes on in a slot, in words. */
export function slotWords(
  { say, town }: TableText,
  { kind, round, turn, seat }: TimelineSlot,
  G: State,
): string {
  switch (kind) {
    case 'turn':
      return say('replay.turnOf', { round, turn, name: G.players[seat ?? 0]?.name ?? '' });
    case 'king':
      return say('replay.kingOf', { round });
    case 'fair':
      return say('replay.fairOf', { round, town: town(G.fairs[round - 1]?.town ?? '') });
    case 'final':
      return say('replay.finalScoring');
  }
}
