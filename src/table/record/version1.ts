import { parseJson } from '../../given';
import { BadRecord } from '../../rules/badRecord';
import { seatCount } from '../../rules/setup/options';
import { outcomesOf } from '../../rules/replay';
import { ofItsTime } from './ofItsTime';
import { readOptionsOf, readSteps } from './parts';
import type { RecordFile } from './format';
import { fileOf, seal } from './write';

/** The first form of a record: a heading, the options, the opening, then a line per move. */
const HEADING = 'tiletum 1';

export const isVersion1 = (text: string): boolean => text.split('\n', 1)[0]?.trimEnd() === HEADING;

/** It did not tell who were bots: people take their seats. It had no checks: they are made now. */
export function fromVersion1(text: string): RecordFile {
  const [, optionsLine = '', opening = '', ...lines] = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const options = ofItsTime(readOptionsOf(jsonOf(optionsLine)), 1);
  const seats = Array.from({ length: seatCount(options) }, (_, seat) =>
    seat < options.players.length ? ('person' as const) : ('cardinal' as const),
  );
  return fileOf(seal({ options, opening: outcomesOf(opening), steps: readSteps(lines) }, { seats }));
}

function jsonOf(line: string): unknown {
  const options = parseJson(line);
  if (options === undefined) throw new BadRecord(0, 'damaged');
  return options;
}
