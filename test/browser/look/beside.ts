import type { Browser } from 'playwright-core';

/** Two pictures side by side in one, or one alone, compressed by Chromium. */

/** How high both are, so that figures can still be read. */
const WIDEST = 960;
const HIGHEST = 844;
const GAP = 12;
const MOST = 190_000;
const MOST_ALONE = 75_000;
const QUALITIES = [70, 60, 50, 40, 30];

const source = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** A width and a height stand at the same place in every PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

export const beside = (browser: Browser, drawn: Buffer, built: Buffer): Promise<Buffer> =>
  compressed(browser, [drawn, built], MOST);

export const alone = (browser: Browser, built: Buffer): Promise<Buffer> =>
  compressed(browser, [built], MOST_ALONE);

/** All as large as the first. */
async function compressed(browser: Browser, pictures: readonly Buffer[], most: number): Promise<Buffer> {
  const [first] = pictures;
  if (!first) throw new Error('there is no picture');
  const { width, height } = sizeOf(first);
  const scale = Math.min(WIDEST / width, HIGHEST / height, 1);
  const each = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const viewport = { width: (each.width + GAP) * pictures.length - GAP, height: each.height };
  const page = await browser.newPage({ viewport });
  const images = pictures.map(
    png =>
      `<img src="${source(png)}" width="${each.width}" height="${each.height}" style="object-fit: contain">`,
  );
  await page.setContent(
    `<body style="margin: 0; display: flex; gap: ${GAP}px; background: #fff">${images.join('')}`,
  );
  await page.evaluate(() => Promise.all([...document.images].map(each => each.decode())));
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > most) continue;
    await page.close();
    return picture;
  }
  throw new Error(`a picture of ${width} × ${height} takes more than ${most} bytes`);
}
