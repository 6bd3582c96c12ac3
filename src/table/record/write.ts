import { isList } from '../../given';
import { scoresOf, type State } from '../../rules/model';
import { printStep, type GameRecord } from '../../rules/replay';
import { RULES_VERSION } from '../../rules/version';
import { FORMAT, type Check, type Circumstances, type MatchRecord, type RecordFile } from './format';
import { RecordWalk } from './walk';

/** The record of a game that has come to this state. */
export const recordWith = (
  game: GameRecord,
  state: State,
  checks: readonly Check[],
  circumstances: Circumstances,
): MatchRecord => ({ ...circumstances, game, checks, ...(state.ranking && { scores: scoresOf(state) }) });

/** The record of a game: plays it through. */
export function seal(game: GameRecord, circumstances: Circumstances): MatchRecord {
  const walk = new RecordWalk(game);
  for (const step of game.steps) walk.step(step);
  return recordWith(game, walk.state, walk.allChecks(), circumstances);
}

/** The record as it stands in a file. */
export function fileOf({
  game,
  seats,
  began,
  times,
  checks,
  scores,
  ...particulars
}: MatchRecord): RecordFile {
  const { kind, levels, standIns, ended, hints, proof } = particulars;
  return {
    ...{ tiletum: FORMAT, rules: RULES_VERSION, kind, options: game.options },
    ...{ seats, levels, standIns, began },
    ...{ opening: game.opening.join(' '), lines: game.steps.map(printStep), times, checks, scores },
    ...{ ended, hints, proof },
  };
}

/** The record as the text of a file: JSON with a line for each move. */
export function printRecord(record: MatchRecord): string {
  const fields = Object.entries(fileOf(record))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  "${name}": ${printField(name, value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

const IN_ROWS = ['lines', 'checks'];

function printField(name: string, value: unknown): string {
  if (!isList(value) || !IN_ROWS.includes(name) || value.length === 0) return JSON.stringify(value);
  return `[\n${value.map(row => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`;
}
