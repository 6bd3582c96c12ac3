import type { Browser } from 'playwright-core';
import { activeSeat } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { write } from '../../src/rules/notation';
import { LANGUAGES, type Language } from '../../src/ui/text';
import { shelveForCommands } from '../../src/tools/shelf';
import { GOLDEN_GAMES, goldenText, SILVER_GOLDEN_GAMES } from '../games/golden';
import { launchChromium } from './browser';
import { openPositions } from './positions/visit';
import type { Offered } from './sight/choices';
import { momentsOfEachKind, type SightMoment } from './sight/moments';
import { WINDOWS, type SightWindow } from './sight/windows';

/**
 * `npm run sight [-- --small] [-- --silver] [-- 1280x650 …]`: can every legal choice be seen and clicked, in every window? Says which
 * can't, and ends with their number.
 */

const small = process.argv.includes('--small');
const named = process.argv.slice(2).filter(word => /^\d+x\d+$/.test(word));
const OFTEN = small ? 1 : 5;
const GAMES = process.argv.includes('--silver') ? SILVER_GOLDEN_GAMES : GOLDEN_GAMES;

interface Sum {
  choices: number;
  readonly misses: Map<string, string[]>;
}

/** What keeps somebody from a choice, by the best way to it. */
function missOf(line: string, offered: readonly Offered[]): string | undefined {
  const ways = offered.filter(each => each.line === line);
  if (ways.some(({ flaws }) => flaws.length === 0)) return undefined;
  const [best] = ways.toSorted((a, b) => a.flaws.length - b.flaws.length);
  return best ? `“${best.name}” ${best.flaws.join(', ')}` : 'nothing does it';
}

async function sightIn(
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
    for (const moment of moments.filter(each => each.game === game)) {
      const offered = await page.evaluate(([at, smallest]) => window.positions.see(at, smallest), [
        moment.at,
        touch ? 44 : 24,
      ] as const);
      for (const line of legalMoves(moment.state, activeSeat(moment.state) ?? 0).map(write)) {
        sum.choices += 1;
        const miss = missOf(line, offered);
        if (miss === undefined) continue;
        const where = `${width}×${height} ${language} ${game} ${moment.at} ${line}`;
        const kind = `${width}×${height}: ${miss.replace(/“[^”]*”/, '')}`;
        sum.misses.set(kind, [...(sum.misses.get(kind) ?? []), `${where}: ${miss}`]);
      }
    }
  }
  await page.context().close();
}

async function sight(): Promise<void> {
  const browser = await launchChromium();
  const moments = momentsOfEachKind(GAMES, OFTEN);
  const sum: Sum = { choices: 0, misses: new Map() };
  const windows = WINDOWS.filter(
    ({ width, height }) => named.length === 0 || named.includes(`${width}x${height}`),
  );
  for (const [index, window] of windows.entries())
    for (const language of small ? [LANGUAGES[index % LANGUAGES.length] ?? 'en'] : LANGUAGES)
      await sightIn(browser, window, language, moments, sum);
  await browser.close();
  for (const [kind, all] of [...sum.misses].toSorted(([, a], [, b]) => b.length - a.length))
    console.log(`${all.length} × ${kind}\n    ${all[0] ?? ''}`);
  const misses = [...sum.misses.values()].reduce((total, { length }) => total + length, 0);
  console.log(`${sum.choices} choices, ${misses} misses`);
  if (misses > 0) process.exitCode = 1;
}

shelveForCommands();
void sight();
