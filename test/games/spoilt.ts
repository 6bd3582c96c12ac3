import { BadRecord } from '../../src/rules/badRecord';
import { printRecord, readRecord, seal, type RecordFile } from '../../src/table/record';
import { goldenToday } from './golden';

/** Files that are no records any more, each spoilt in one way, and what is found. */

export interface Spoilt {
  readonly what: string;
  readonly text: string;
  /** Where and why, as a pattern of the English sentence. */
  readonly says: RegExp;
}

export const SCRIPT = '<img src=x onerror=hi()>';

const FILE = JSON.parse(goldenToday('3-players-a')) as RecordFile;
const OTHER = JSON.parse(goldenToday('3-players-b')) as RecordFile;
const { lines, options } = FILE;

const withLines = (changed: readonly string[]): string => JSON.stringify({ ...FILE, lines: changed });

/** All players with a name that would be a picture whose absence runs a script. */
const hostile = { ...options, players: options.players.map(player => ({ ...player, name: SCRIPT })) };

/** A die that is taken in the middle of the game, and used with the next line. */
const taking = lines.findIndex(
  (line, at) => at >= 100 && line.startsWith('0 takeDie') && lines[at + 1]?.startsWith('0 '),
);

export const SPOILT: readonly Spoilt[] = [
  {
    what: 'a changed move',
    text: withLines(lines.with(taking, '0 endTurn')),
    says: new RegExp(`^Move ${taking + 1} of this game breaks the rules: “endTurn”`),
  },
  {
    what: 'a missing move',
    text: withLines(lines.toSpliced(taking, 1)),
    says: new RegExp(`^Move ${taking + 1} of this game breaks the rules`),
  },
  {
    what: 'moves in another order',
    text: withLines(lines.with(taking, lines[taking + 1] ?? '').with(taking + 1, lines[taking] ?? '')),
    says: new RegExp(`^Move ${taking + 1} of this game breaks the rules`),
  },
  {
    what: 'a move that the rules allow as well',
    text: withLines(harmless()),
    says: /^Round \d of this game no longer adds up: something up to move \d+ was changed, left out or moved/,
  },
  {
    what: 'a cut file',
    text: goldenToday('3-players-a').slice(0, 5000),
    says: /^The file of this game is cut off or damaged/,
  },
  {
    what: 'the moves of another match',
    text: withLines(OTHER.lines),
    says: /^(Move \d+ of this game breaks the rules|After move \d+ “.*” cannot have come up)/,
  },
  {
    what: 'a file of another game',
    text: JSON.stringify({ game: 'chess', moves: ['e4', 'e5'] }),
    says: /^This file holds no Tiletum game/,
  },
  {
    what: 'a script put into a name',
    text: JSON.stringify({ ...FILE, options: hostile }),
    says: /^Round 1 of this game no longer adds up/,
  },
  {
    what: 'a script for a move',
    text: withLines(lines.with(taking, `0 ${SCRIPT}`)),
    says: new RegExp(`^Move ${taking + 1} of this game cannot be read: “0 <img src=x onerror=hi\\(\\)>”`),
  },
  {
    what: 'a script for a field',
    text: JSON.stringify({ ...FILE, [SCRIPT]: 1 }),
    says: /not in order: look for “<img src=x onerror=hi\(\)>”/,
  },
  {
    what: 'other points at the end',
    text: JSON.stringify({ ...FILE, scores: [99, 1, 2] }),
    says: /^The points at the end of this file are not those of its game/,
  },
];

/** Two lines that change places without harm to anybody. */
function harmless(): string[] {
  for (const at of lines.keys()) {
    const [line = '', next = ''] = lines.slice(at, at + 2);
    const text = withLines(lines.with(at, next).with(at + 1, line));
    if (line !== next && problemOf(text)?.why === 'checksum')
      return (JSON.parse(text) as RecordFile).lines as string[];
  }
  throw new Error('every line has its place');
}

export function problemOf(text: string): BadRecord | undefined {
  try {
    readRecord(text);
    return undefined;
  } catch (error) {
    if (error instanceof BadRecord) return error;
    throw error;
  }
}

/** A game that is in order, though its players are called like that. */
export function hostileGame(): string {
  const { game, seats } = readRecord(goldenToday('3-players-a')).record;
  return printRecord(seal({ ...game, options: hostile }, { seats }));
}
