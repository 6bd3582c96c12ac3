import { OFFER_COSTS, corruptionOf, CORRUPTION_TOKENS } from '../../content';
import { push } from '../agenda';
import { announce, tell, type Play } from '../events';
import { reveal } from '../ledger';
import type { Seat } from '../model';
import { firstEffect } from '../powers';
import { slideDown } from '../track';

/** The Action phase: three cycles of one turn each, every cycle opened by a Corruption token. */

const CYCLES = 3;

export function startCycle(play: Play, cycle: number): void {
  play.state.cycle = cycle;
  revealCorruption(play);
  startTurn(play, play.state.order[0] ?? 0);
}

/** The three tokens of a round come without repetition out of the six (R2.18, R5.1, R12.5). */
function revealCorruption(play: Play): void {
  const { state } = play;
  const hidden = CORRUPTION_TOKENS.map(token => token.id).filter(id => !state.corruption.includes(id));
  const token = play.chance.pick(hidden);
  const { steps } = corruptionOf(token);
  state.corruption.push(token);
  const source = { kind: 'corruption', id: token } as const;
  announce(play, { what: 'corruption', token, steps }, source, 'R5.1');
  slideDown(play, steps, source);
}

function startTurn(play: Play, seat: Seat): void {
  const { state } = play;
  state.turn += 1;
  state.facts = {};
  tell(play, seat, { what: 'turn', turn: state.turn, cycle: state.cycle }, { kind: 'round' }, 'R3.3');
  push(play, seat, [firstEffect(state, seat)], { kind: 'die' });
}

/** Ends the turn of the active player: unused points are lost, and the next one begins (R5.31, R5.32). */
export function endTurn(play: Play): void {
  const { state } = play;
  const seat = state.agenda[0]?.seat ?? 0;
  state.agenda = [];
  refillContracts(play);
  const next = state.order[state.order.indexOf(seat) + 1];
  if (next !== undefined) startTurn(play, next);
  else if (state.cycle < CYCLES) startCycle(play, state.cycle + 1);
  else state.phase = 'king';
}

/** Slides the Contract offer to the right and fills the gaps, the rightmost first (R5.32, Q5.16). */
function refillContracts(play: Play): void {
  const { offers } = play.state;
  const left = offers.contract.filter(tile => tile !== null);
  const gaps = OFFER_COSTS.length - left.length;
  offers.contract = [...Array.from({ length: gaps }, () => null), ...left];
  for (let at = gaps - 1; at >= 0; at--)
    offers.contract[at] = reveal(play, 'contract', `contract:${at}`, { kind: 'offer' }, 'R5.32');
}
