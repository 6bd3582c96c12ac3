import { buildChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { inRoot } from './paths.mjs';
import { command } from './trouble.mjs';
import { pathToFileURL } from 'node:url';

// The server runs in this process: it says where to open it, and there is no child to be left behind.
await command(async () => {
  await installMissing();
  await buildChanged();
  process.env['NODE_ENV'] ??= 'production';
  await import(pathToFileURL(inRoot('dist', 'server.js')).href);
});
