import { corruptionOf, CORRUPTION_TOKENS } from '../../content';
import { clear, push } from '../agenda';
import { reveal } from '../ledger';
import type { Seat } from '../model';
import { happen, setFacts, type Play } from '../play';
import { firstEffect } from '../powers';
import { slideDown } from '../track';
import { goOn } from './phase';

/** The Action phase: three cycles of one turn each, every cycle opened by a Corruption token. */

const CYCLES = 3;

export function startCycle(play: Play, cycle: number): void {
  revealCorruption(play, cycle);
  startTurn(play, play.state.order[0] ?? 0);
}

/** The three tokens of a round come without repetition out of the six (R2.18, R5.1, R12.5). */
function revealCorruption(play: Play, cycle: number): void {
  const { state } = play;
  const hidden = CORRUPTION_TOKENS.map(token => token.id).filter(id => !state.corruption.includes(id));
  const token = play.chance.pick(hidden);
  const { steps } = corruptionOf(token);
  const source = { kind: 'corruption', id: token } as const;
  happen(play, undefined, { what: 'corruption', token, steps, cycle }, { source, rule: 'R5.1' });
  slideDown(play, steps, source);
}

export function startTurn(play: Play, seat: Seat): void {
  const { turn, cycle } = play.state;
  const why = { source: { kind: 'round' }, rule: 'R3.3' } as const;
  setFacts(play, {});
  happen(play, seat, { what: 'turn', turn: turn + 1, cycle }, why);
  push(play, seat, [firstEffect(play.state, seat)], { kind: 'die' });
}

/** Ends the turn of the active player: unused points are lost, and the next one begins (R5.31, R5.32). */
export function finishTurn(play: Play): void {
  const { agenda, order, cycle } = play.state;
  const seat = agenda[0]?.seat ?? 0;
  clear(play);
  refillContracts(play);
  const next = order[order.indexOf(seat) + 1];
  if (next !== undefined) startTurn(play, next);
  else if (cycle < CYCLES) startCycle(play, cycle + 1);
  else goOn(play);
}

/** Slides the Contract offer to the right and fills the gaps, the rightmost first (R5.32, Q5.16). */
export function refillContracts(play: Play): void {
  const why = { source: { kind: 'offer' }, rule: 'R5.32' } as const;
  const offer = play.state.offers.contract;
  let gaps = 0;
  for (let at = offer.length - 1; at >= 0; at--) {
    const tile = offer[at] ?? null;
    const [from, to] = [`contract:${at}`, `contract:${at + gaps}`];
    if (tile === null) gaps += 1;
    else if (gaps > 0) happen(play, undefined, { what: 'slide', tile, from, to }, why);
  }
  for (let at = gaps - 1; at >= 0; at--) reveal(play, 'contract', `contract:${at}`, why);
}
