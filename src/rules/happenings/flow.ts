import type { Phase, Seat } from '../model';
import { changePlayer, changeWheel } from './draft';
import type { Rows } from './row';

/** How time goes on: rounds, phases, cycles and turns. */

export interface FlowHappenings {
  phase: { readonly phase: Phase; readonly round: number };
  /** A cycle begins with its Corruption token. */
  corruption: { readonly token: string; readonly steps: number; readonly cycle: number };
  turn: { readonly turn: number; readonly cycle: number };
  /** Dice and Corruption tokens leave the table. */
  clear: object;
  end: { readonly ranking: readonly Seat[] };
}

export const FLOW_ROWS: Rows<FlowHappenings> = {
  phase: (table, { phase, round }) => {
    table.phase = phase;
    table.round = round;
  },
  corruption: (table, { token, cycle }) => {
    table.cycle = cycle;
    table.corruption = [...table.corruption, token];
  },
  turn: (table, { turn, cycle }) => {
    table.turn = turn;
    table.cycle = cycle;
  },
  clear: table => {
    for (const seat of table.players.keys())
      changePlayer(table, seat, player => {
        player.dice = [];
      });
    changeWheel(table, wheel => {
      wheel.dice = [];
    });
    table.corruption = [];
  },
  end: (table, { ranking }) => {
    table.ranking = ranking;
  },
};
