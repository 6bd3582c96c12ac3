import { fork } from 'node:child_process';
import { playDose, type Dose } from './dose';
import { addTotals, noTotals, type Totals } from './totals';

/** A dose in several processes, each of which plays its part of the games. */

/** Where one process is enough, it is this one; else `script` is started with the same words, and which part is its own. */
export async function inProcesses(dose: Dose, script: string): Promise<Totals> {
  const { processes } = dose;
  if (processes === 1) return playDose(dose);
  const parts = Array.from({ length: processes }, (_, part) => partOf(script, part));
  return (await Promise.all(parts)).reduce(addTotals, noTotals());
}

const partOf = (script: string, part: number): Promise<Totals> =>
  new Promise((resolve, reject) => {
    const child = fork(script, [...process.argv.slice(2), '--part', String(part)]);
    child.once('message', totals => resolve(totals as Totals));
    child.once('exit', code => reject(new Error(`part ${part} ended with ${String(code)}`)));
  });

export function reportToParent(totals: Totals): void {
  process.send?.(totals);
}
