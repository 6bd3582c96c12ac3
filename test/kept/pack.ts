import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** Kept data lies compressed: a text, or a folder as one file. */

const SMALLEST = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

export const writePacked = (file: string, content: string | Buffer): void =>
  writeFileSync(file, brotliCompressSync(content, { params: SMALLEST }));

const bytesIn = (file: string): Buffer => brotliDecompressSync(readFileSync(file));

export const readPacked = (file: string): string => bytesIn(file).toString();

/** A line that names the files and their sizes; then their bytes, one after the other. */
export function writePackedFolder(file: string, folder: string, isWanted: (path: string) => boolean): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(from => ({ path: from.slice(folder.length + 1).replaceAll('\\', '/'), bytes: readFileSync(from) }))
    .filter(({ path }) => isWanted(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  const heading = JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length]));
  writePacked(file, Buffer.concat([Buffer.from(`${heading}\n`), ...files.map(({ bytes }) => bytes)]));
}

export function unpackFolder(file: string, folder: string): void {
  const all = bytesIn(file);
  let at = all.indexOf('\n') + 1;
  for (const [path, size] of JSON.parse(all.subarray(0, at).toString()) as [string, number][]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), all.subarray(at, at + size));
    at += size;
  }
}
