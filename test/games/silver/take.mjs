import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../../../src/tools/paths.mjs';
import { run } from '../../../src/tools/processes.mjs';
import { Trouble, command } from '../../../src/tools/trouble.mjs';

// `npm run golden:take`: plays the golden games with Silver anew, when its rules were meant to change. The seeds were
// searched for: together these games have every side, Technology, overlay, tier, move and happening of the box.

const HERE = dirname(fileURLToPath(import.meta.url));

const GAMES = {
  '2-players-a': { seed: 297, words: '--players 2 --manners greedy-seeking' },
  '2-players-b': { seed: 123, words: '--players 2 --manners greedy-seeking' },
  '3-players-a': { seed: 119, words: '--players 3 --manners greedy-seeking' },
  '3-players-b': { seed: 197, words: '--players 3 --manners greedy-seeking' },
  '4-players-a': { seed: 182, words: '--players 4 --manners seeking' },
  '4-players-b': { seed: 104, words: '--players 4 --manners seeking' },
  'solo-easy': { seed: 109, words: '--solo easy --manners greedy-seeking' },
  'solo-normal': { seed: 15, words: '--solo normal --manners greedy-seeking' },
  'solo-hard': { seed: 99, words: '--solo hard --manners greedy-seeking' },
};

await command(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiletum-golden-'));
  try {
    for (const [name, { seed, words }] of Object.entries(GAMES)) {
      const args = ['sim', '--silver', '--games', '1', '--seed', String(seed), '--keep', folder];
      const { ok } = await run(process.execPath, [
        inRoot('src', 'tools', 'run.mjs'),
        ...args,
        ...words.split(' '),
      ]);
      if (!ok) throw new Trouble(`${name} breaks the rules.`);
      renameSync(join(folder, `${seed}.json`), join(HERE, `${name}.json`));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
