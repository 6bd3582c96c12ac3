import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Tools are modules of Node itself, which jest does not load: they run in a process of their own. */

const TOOLS = join(__dirname, '../../src/tools');

/** The beginning of a script that imports these names of a tool. */
export const importing = (names: string, tool: string): string =>
  `import { ${names} } from ${JSON.stringify(pathToFileURL(join(TOOLS, tool)).href)};\n`;

export const startScript = (script: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, ['--input-type=module', '--eval', script], { env: { ...process.env, ...env } });

export interface Said {
  readonly code: number | null;
  readonly words: string;
}

/** All it says until it has ended. */
export function wordsOf(child: ChildProcess): Promise<Said> {
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => resolve({ code, words }));
  });
}
