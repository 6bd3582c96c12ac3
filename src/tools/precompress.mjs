import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Fonts and pictures are small already, the page itself is sent in another way, and maps are for who looks into the code. */
const WORDY = /\.(js|css|svg|json|webmanifest)$/;
/** What fits into one packet of the network gets there no sooner when it is smaller. */
const SMALL = 1024;

const WAYS = [
  { ending: '.br', squeeze: promisify(brotliCompress) },
  { ending: '.gz', squeeze: promisify(gzip) },
];

/**
 * Puts beside each file what a browser gets instead of it: squeezed once, as much as can be, and not at each request.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder).filter(name => WORDY.test(name));
  await Promise.all(files.map(name => squeezed(join(folder, name))));
}

/** @param {string} file */
async function squeezed(file) {
  const whole = await readFile(file);
  if (whole.length < SMALL) return;
  for (const { ending, squeeze } of WAYS) await writeFile(file + ending, await squeeze(whole));
}
