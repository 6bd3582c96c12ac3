import type { GameEvent } from '../../../src/rules/events';
import { seal, type MatchRecord } from '../../../src/table/record';
import { broughtAs } from '../../../src/table/seats';
import { randomGame } from '../../../src/tools/randomGame';
import { gameEvents } from '../../../src/tools/retold';
import { silverSoloTables, silverTables } from '../../../src/tools/silver/tables';

/** Games with Silver as they are kept: of 2, 3 and 4, and alone at each level, with shuffled Actions. */

const played = [...silverTables(), ...silverSoloTables()].map(table =>
  randomGame({ ...table, actionTiles: 'shuffled' }, 2, { eager: true }),
);

export interface KeptGame {
  readonly name: string;
  readonly state: (typeof played)[number]['state'];
  readonly record: MatchRecord;
  readonly events: readonly GameEvent[];
}

export const KEPT_GAMES: readonly KeptGame[] = played.map(({ state, record }) => ({
  name: record.options.cardinal
    ? `alone, ${JSON.stringify(record.options.cardinal)}`
    : `with ${state.players.length} players`,
  state,
  record: seal(record, { seats: state.players.map(({ colour }) => broughtAs(colour) ?? 'person') }),
  events: gameEvents(record),
}));
