import { createServer } from 'node:http';
import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { chromium } from './chromium.mjs';
import { installMissing } from './install.mjs';
import { bin, inRoot } from './paths.mjs';
import { run } from './processes.mjs';
import { command, Trouble } from './trouble.mjs';

// Builds the gallery of all pictures into dist/gallery and takes a picture of it by day and by night.

const FOLDER = inRoot('dist', 'gallery');
/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };

await command(async () => {
  await installMissing();
  const page = ['src/ui/pictures/gallery/gallery.html', '--dist-dir', FOLDER];
  const options = ['--no-autoinstall', '--log-level', 'error', '--no-source-maps'];
  const { ok } = await run(process.execPath, [bin('parcel'), 'build', ...page, ...options]);
  if (!ok) throw new Trouble('The gallery does not build: mend what is shown above and run again.');
  await takePictures();
});

async function takePictures() {
  const server = createServer((request, response) => {
    const file = join(FOLDER, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain');
    return createReadStream(file).pipe(response);
  });
  await new Promise(resolve => server.listen(0, () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const browser = await playwright.launch({
    executablePath: await chromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const shots = join(FOLDER, 'shots');
    mkdirSync(shots, { recursive: true });
    for (const theme of ['day', 'night']) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      page.on('pageerror', error => console.log(`${theme}: ${error.message}`));
      await page.goto(`http://localhost:${port}/gallery.html?${theme}`);
      await page.waitForSelector('[data-shot]', { timeout: 5_000 });
      await page.evaluate('document.fonts.ready');
      for (const sheet of await page.locator('[data-shot]').all()) {
        const name = await sheet.getAttribute('data-shot');
        await sheet.screenshot({ path: join(shots, `${name}-${theme}.png`) });
      }
      console.log(`dist/gallery/shots: ${theme}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
}
