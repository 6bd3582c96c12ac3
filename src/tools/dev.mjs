import { mkdirSync } from 'node:fs';
import { serverBuild } from './build.mjs';
import { installMissing } from './install.mjs';
import { bin, inRoot } from './paths.mjs';
import { run, start, stopAll } from './processes.mjs';
import { command, Trouble } from './trouble.mjs';

// Kept apart from what `npm start` serves.
const FOLDER = inRoot('dist', 'dev');
const SERVER = inRoot('dist', 'dev', 'server.js');

// Parcel and esbuild rebuild what changes; node starts the server again when its bundle is new.
await command(async () => {
  await installMissing();
  mkdirSync(FOLDER, { recursive: true });
  const { ok } = await run(process.execPath, serverBuild(SERVER));
  if (!ok) throw new Trouble('The server does not build: mend what is shown above and run again.');

  const env = { NODE_ENV: 'development' };
  const client = ['watch', 'src/ui/index.html', '--dist-dir', inRoot('dist', 'dev', 'client')];
  const watchers = [
    [bin('parcel'), ...client, '--no-autoinstall', '--no-hmr'],
    [...serverBuild(SERVER), '--watch=forever'],
    ['--watch', '--watch-preserve-output', SERVER],
  ].map(args => start(process.execPath, args, { env }));

  // Whichever ends first, the others end with it.
  await Promise.race(watchers.map(child => new Promise(resolve => child.once('close', resolve))));
  await stopAll();
});
