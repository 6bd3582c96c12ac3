import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { isAlive } from './processes.mjs';

/**
 * Does the work while no other process of this project does the same: two first runs at once neither
 * install nor build into each other. A lock left by a process that is gone is taken over.
 * @param {string} name
 * @param {() => Promise<void>} work
 */
export async function alone(name, work) {
  mkdirSync(inRoot('dist'), { recursive: true });
  const file = inRoot('dist', `${name}.lock`);
  for (let told = false; !take(file); told = true) {
    if (!told) console.log(`Waiting for another run that is busy (${name}) …`);
    await wait(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isAbandoned(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    return owner === 0 ? Date.now() - statSync(file).mtimeMs > 5_000 : !isAlive(owner);
  } catch {
    // released in the meantime
    return false;
  }
}
