import { THING } from '../../../src/ui/explain/shows';
import { nameOf } from '../positions/controls';
import type { Spot } from './glow';

/** In the page: what glows, where, and by how much its edge differs from that of the same thing when it is not legal. */

const GLOWS = '.place-possible, .tile-button.possible';
const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const own = element.matches(THING) ? element : (element.querySelector(THING) ?? element.closest(THING));
  return { thing: own?.getAttribute('data-thing') ?? '', name: nameOf(element), left, top, width, height };
}

/** What is smaller is clicked elsewhere. */
const SMALLEST = 14;

/** Whole and on top. */
function isFree(element: Element): boolean {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  if (Math.min(width, height) < SMALLEST || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
    return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
}

/** A finger's room around a place is not seen. */
export function glowingNow(): Spot[] {
  const rooms = all('.place-room');
  for (const room of rooms) room.setAttribute('display', 'none');
  const spots = all(GLOWS).filter(isFree).map(spotOf);
  for (const room of rooms) room.removeAttribute('display');
  return spots;
}

const PATIENCE = 120;

/** Parts of a table come after others. */
export async function untilNothingGlows(): Promise<void> {
  for (let waited = 0; waited < PATIENCE && document.querySelector(GLOWS); waited++)
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
}

export const thingsNow = (): Spot[] => all(THING).map(spotOf);

/** In pictures. */
const RESTS = 3;

/** The map of a phone goes where something can be done, once it has been drawn. */
export async function untilAtRest(): Promise<void> {
  let last = '';
  for (let waited = 0, same = 0; waited < PATIENCE && same < RESTS; waited++) {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const now = JSON.stringify(thingsNow());
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

type Pixels = readonly [number, number, number];

async function pixelsOf(picture: string): Promise<(x: number, y: number) => Pixels> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  const { data, width } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [], width: 0 };
  return (x, y) => {
    const at = (y * width + x) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

const linear = (part: number): number => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const brightness = ([r, g, b]: Pixels): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
const contrastOf = (a: Pixels, b: Pixels): number => {
  const [dark = 0, light = 0] = [brightness(a), brightness(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};
const isSame = ([r, g, b]: Pixels, [red, green, blue]: Pixels): boolean =>
  r === red && g === green && b === blue;
const isSun = ([r, g, b]: Pixels): boolean => r > 225 && g > 190 && b < 200 && r - b > 55;

/** What glows may reach beyond the thing. */
const AROUND = 6;
const WANTED = 3;

/** Pixels that differ three to one, and those that have become sun, in parts of the circumference. */
export async function edgesOf(
  legal: string,
  refused: string,
  spots: readonly Spot[],
): Promise<{ contrast: number; sun: number }[]> {
  const [lit, unlit] = [await pixelsOf(legal), await pixelsOf(refused)];
  return spots.map(({ left, top, width, height }) => {
    let differing = 0;
    let sunny = 0;
    for (let x = Math.round(left) - AROUND; x < left + width + AROUND; x++)
      for (let y = Math.round(top) - AROUND; y < top + height + AROUND; y++) {
        const [a, b] = [lit(x, y), unlit(x, y)];
        if (isSame(a, b)) continue;
        if (contrastOf(a, b) >= WANTED) differing++;
        if (isSun(a) && !isSun(b)) sunny++;
      }
    const circumference = 2 * (width + height);
    return { contrast: differing / circumference, sun: sunny / circumference };
  });
}
