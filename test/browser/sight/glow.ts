import type { Page } from 'playwright-core';

/**
 * Whether what can be chosen stands out by a sun edge: in its picture beside that of the same thing when it is not legal,
 * three to one.
 */

/** Where a thing lies in the window. */
export interface Spot {
  readonly thing: string;
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SAME = 2;
const liesThere = (spot: Spot, all: readonly Spot[]): boolean =>
  all.some(
    other =>
      other.thing === spot.thing &&
      Math.abs(other.left + other.width / 2 - spot.left - spot.width / 2) < SAME &&
      Math.abs(other.top + other.height / 2 - spot.top - spot.height / 2) < SAME,
  );

/** How many were looked at, and which of them do not stand out. What lies elsewhere when it is not legal is left out. */
export async function dullThings(page: Page, at: number): Promise<{ seen: number; dull: string[] }> {
  const glowing = await page.evaluate(place => window.positions.glowing(place), at);
  if (glowing.length === 0) return { seen: 0, dull: [] };
  const legal = await page.screenshot();
  const still = await page.evaluate(() => window.positions.still());
  const refused = await page.screenshot();
  const spots = glowing.filter(spot => liesThere(spot, still));
  const edges = await page.evaluate(([a, b, all]) => window.positions.edges(a, b, all), [
    legal.toString('base64'),
    refused.toString('base64'),
    spots,
  ] as const);
  return {
    seen: spots.length,
    dull: spots.flatMap(({ name }, index) => {
      const { contrast = 0, sun = 0 } = edges[index] ?? {};
      return contrast >= ENOUGH && sun >= ENOUGH
        ? []
        : [`“${name}” glows ${contrast.toFixed(2)} of its edge, ${sun.toFixed(2)} in sun`];
    }),
  };
}

/** Of its circumference. */
const ENOUGH = 0.12;
