import type { Browser } from 'playwright-core';
import { activeSeat } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import { write } from '../../../src/rules/notation';
import { LANGUAGES, type Language } from '../../../src/ui/text';
import { goldenText } from '../../games/golden';
import { openPositions } from '../positions/visit';
import type { Offered } from './choices';
import { dullThings } from './glow';
import { dealt, type SightMoment } from './moments';
import { WINDOWS, type SightWindow } from './windows';

/** Looks at decisions through a window. */

/** How many choices there were, how many of them were seen to glow, and what was amiss where, by its kind. */
export class Sum {
  choices = 0;
  glowing = 0;
  readonly misses = new Map<string, string[]>();

  /** Who wants to know how far it is hears of every window, once it was looked through. */
  constructor(private readonly hear: (line: string) => void = () => undefined) {}

  /** What looking through this window adds. */
  async through(window: string, look: () => Promise<void>): Promise<void> {
    const { choices, missed } = this;
    const began = Date.now();
    await look();
    const seconds = Math.round((Date.now() - began) / 1000);
    this.hear(`${window}: ${this.choices - choices} choices, ${this.missed - missed} misses, ${seconds} s`);
  }

  add(kind: string, where: string): void {
    this.misses.set(kind, [...(this.misses.get(kind) ?? []), where]);
  }

  get missed(): number {
    return [...this.misses.values()].reduce((total, { length }) => total + length, 0);
  }

  /** A line for each kind, the most frequent first, with where it is to be seen. */
  told(): string[] {
    return [...this.misses]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([kind, all]) => `${all.length} × ${kind}\n    ${all.slice(0, EXAMPLES).join('\n    ')}`);
  }
}

const EXAMPLES = 3;

/** What keeps somebody from a choice, by the best way to it. */
function missOf(line: string, offered: readonly Offered[]): { name: string; what: string } | undefined {
  const ways = offered.filter(each => each.line === line);
  if (ways.some(({ flaws }) => flaws.length === 0)) return undefined;
  const [best] = ways.toSorted((a, b) => a.flaws.length - b.flaws.length);
  return best ? { name: best.name, what: best.flaws.join(', ') } : { name: '', what: 'nothing does it' };
}

/** Each decision through one of the windows, in one of the languages. */
export async function smallDose(browser: Browser, moments: readonly SightMoment[], sum: Sum): Promise<void> {
  for (const [at, window] of WINDOWS.entries())
    await sightThrough(browser, window, languageOf(at), dealt(moments, at, WINDOWS.length), sum);
}

/** Each window in each language. */
const SIGHTS = LANGUAGES.flatMap(language => WINDOWS.map(window => ({ window, language })));
export const PARTS = SIGHTS.length;

/** One of the parts that are the whole together: each decision through one window in one language, in each part another. */
export async function partOfAll(
  browser: Browser,
  moments: readonly SightMoment[],
  part: number,
  sum: Sum,
): Promise<void> {
  for (const [at, { window, language }] of SIGHTS.entries())
    await sightThrough(browser, window, language, dealt(moments, (at + part) % PARTS, PARTS), sum);
}

/** They take turns. */
export const languageOf = (window: number): Language => LANGUAGES[window % LANGUAGES.length] ?? 'en';

export const sightThrough = (
  browser: Browser,
  window: SightWindow,
  language: Language,
  moments: readonly SightMoment[],
  sum: Sum,
): Promise<void> =>
  sum.through(`${window.width}×${window.height} ${language}`, () =>
    lookThrough(browser, window, language, moments, sum),
  );

async function lookThrough(
  browser: Browser,
  { width, height, touch }: SightWindow,
  language: Language,
  moments: readonly SightMoment[],
  sum: Sum,
): Promise<void> {
  const page = await openPositions(browser, { viewport: { width, height }, hasTouch: touch });
  for (const game of new Set(moments.map(each => each.game))) {
    await page.evaluate(([text, spoken]) => window.positions.open(text, spoken), [
      goldenText(game),
      language,
    ] as const);
    for (const { at, state } of moments.filter(each => each.game === game)) {
      const { offered, spilling } = await page.evaluate(
        ([place, smallest]) => window.positions.see(place, smallest),
        [at, touch ? 44 : 24] as const,
      );
      const frame = `${width}×${height}`;
      const where = `${frame} ${language} ${game} ${at}`;
      for (const what of spilling)
        sum.add(`${frame}: ${what.replace(/\d+ px/, 'something')}`, `${where}: ${what}`);
      // a glow has no language
      if (language === 'en') {
        const { seen, dull } = await dullThings(page, at);
        sum.glowing += seen;
        for (const what of dull) sum.add(`${frame}: does not stand out`, `${where}: ${what}`);
      }
      for (const line of legalMoves(state, activeSeat(state) ?? 0).map(write)) {
        sum.choices += 1;
        const miss = missOf(line, offered);
        if (miss) sum.add(`${frame}: ${miss.what}`, `${where} ${line}: “${miss.name}” ${miss.what}`);
      }
    }
  }
  await page.context().close();
}
