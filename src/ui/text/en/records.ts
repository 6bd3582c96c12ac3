import type { Messages } from '../message';

export interface RecordValues {
  /** The number of the move; 0 is everything before the first one. */
  line: number;
  /** The words of the record that it is about. */
  detail: string;
  /** Why the rules refuse it: a sentence. */
  reason: string;
}

/** What may be wrong with the file of a game. */
export const englishRecords = {
  'record.tooLong': 'This file is too long to be a game.',
  'record.foreign': 'This file holds no Tiletum game.',
  'record.damaged': 'The file of this game is cut off or damaged.',
  'record.newer': 'This game was written by a newer version of Tiletum. Open it there.',
  'record.field': ({ detail }: RecordValues) =>
    `The file of this game is not in order: look for “${detail}”.`,
  'record.options': ({ detail }: RecordValues) => `The options of this game are not possible: “${detail}”.`,
  'record.noMove': ({ line, detail }: RecordValues) =>
    `Move ${String(line)} of this game cannot be read: “${detail}”.`,
  'record.refused': ({ line, detail, reason }: RecordValues) =>
    `Move ${String(line)} of this game breaks the rules: “${detail}”. ${reason}`,
  'record.chance': ({ line, detail }: RecordValues) =>
    line === 0
      ? `This game cannot have been set up with “${detail}”.`
      : `After move ${String(line)} “${detail}” cannot have come up.`,
  'record.checksum': ({ line, detail }: RecordValues) =>
    `Round ${detail} of this game no longer adds up: something up to move ${String(line)} was changed, left out or moved.`,
  'record.scores': 'The points at the end of this file are not those of its game.',
  'record.nothingChanged': 'Nothing was changed.',
} satisfies Messages;
