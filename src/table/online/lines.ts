import type { ActionShape, LogEntry } from 'boardgame.io';
import type { Move, Seat } from '../../rules/model';
import { readMove, write } from '../../rules/notation';
import { printLine, splitLine, type Line } from '../../rules/replay';
import { chapterOf, moveOf } from '../record';

/**
 * A match is its opening and its lines: a line of text per move, undo or redo, with what came out. Lines are what
 * is stored and what goes over the wire; everybody gets every state from them by the same rules.
 */

const BACK = ['undo', 'redo'] as const;
type Back = { readonly type: (typeof BACK)[number] };

/** What a seat may do at a table: a move, or take one back, or do it again. */
export type Act = Move | Back;

export const isBack = (act: Act): act is Back => BACK.some(type => type === act.type);

export const printAct = (act: Act): string => (isBack(act) ? act.type : write(act));

/** The act of a text from outside, or `undefined` if it is none. */
export const parseAct = (text: string): Act | undefined => {
  const type = BACK.find(each => each === text);
  return type ? { type } : readMove(text);
};

/** What the framework's reducer understands. */
export function actionOf(seat: Seat, act: Act): ActionShape.Any {
  const playerID = String(seat);
  if (act.type === 'undo') return { type: 'UNDO', payload: { type: null, args: null, playerID } };
  if (act.type === 'redo') return { type: 'REDO', payload: { type: null, args: null, playerID } };
  const { type, ...args } = act;
  return { type: 'MAKE_MOVE', payload: { type, args: [args], playerID } };
}

/** The line of an entry of the framework's log. */
export function lineOf(entry: LogEntry): string {
  const { type, payload } = entry.action;
  const move = moveOf(entry);
  const text = type === 'MAKE_MOVE' ? move && write(move) : type.toLowerCase();
  if (text === undefined) throw new Error(`the log holds what is no move: ${JSON.stringify(entry.action)}`);
  return printLine({ seat: Number(payload.playerID), text, outcomes: chapterOf(entry).outcomes });
}

export interface ParsedLine extends Omit<Line, 'text'> {
  act: Act;
}

/** A line as it was written; throws where it is none. */
export function parseLine(line: string): ParsedLine {
  const parts = splitLine(line);
  const act = parts && parseAct(parts.text);
  if (!parts || !act) throw new Error(`'${line}' is no move`);
  return { seat: parts.seat, outcomes: parts.outcomes, act };
}

/** Whether a line is what this seat asked for. */
export const isLineOf = (line: string, seat: Seat | undefined, act: Act): boolean => {
  const text = `${String(seat)} ${printAct(act)}`;
  return line === text || line.startsWith(`${text} >`);
};
