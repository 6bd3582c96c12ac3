// `node src/tools/long.mjs FILE…`: runs tests in their long form, all of what they otherwise try a dose of.

process.env['TILETUM_LONG'] = '1';
await import('./test.mjs');
