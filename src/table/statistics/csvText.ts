import { isText } from '../../given';

/** Tables as text for spreadsheets. */

export type Cell = string | number | undefined;

export const printCsv = (rows: readonly (readonly Cell[])[]): string =>
  rows.map(row => `${row.map(printCell).join(',')}\r\n`).join('');

/** What begins like a formula is none: spreadsheets would reckon it. */
function printCell(cell: Cell): string {
  if (!isText(cell)) return cell === undefined ? '' : String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
