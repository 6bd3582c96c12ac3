import { LANGUAGES } from '../../src/ui/text';
import { shelveForCommands } from '../../src/tools/shelf';
import { GOLDEN_GAMES, SILVER_GOLDEN_GAMES } from '../games/golden';
import { launchChromium } from './browser';
import { momentsOfEachKind } from './sight/moments';
import { languageOf, sightThrough, smallDose, Sum } from './sight/through';
import { WINDOWS } from './sight/windows';

/**
 * `npm run sight [-- --small] [-- --silver] [-- 1280x650 …]`: can every legal choice be seen and clicked, in every window,
 * does it stand out, and has everything room? Says a line for each window and language as it goes, then what is amiss, and ends with its number. `--small` sees each kind of decision once,
 * through one of the windows; through each of those that are named.
 */

const small = process.argv.includes('--small');
const named = process.argv.slice(2).filter(word => /^\d+x\d+$/.test(word));
const OFTEN = small ? 1 : 5;
const GAMES = process.argv.includes('--silver') ? SILVER_GOLDEN_GAMES : GOLDEN_GAMES;

async function sight(): Promise<void> {
  const browser = await launchChromium();
  const moments = momentsOfEachKind(GAMES, OFTEN);
  const sum = new Sum(line => console.log(line));
  if (small && named.length === 0) await smallDose(browser, moments, sum);
  else
    for (const [at, window] of WINDOWS.entries())
      if (named.length === 0 || named.includes(`${window.width}x${window.height}`))
        for (const language of small ? [languageOf(at)] : LANGUAGES)
          await sightThrough(browser, window, language, moments, sum);
  await browser.close();
  for (const line of sum.told()) console.log(line);
  console.log(`${sum.glowing} of them beside themselves when they are not legal`);
  console.log(`${sum.choices} choices, ${sum.missed} misses`);
  if (sum.missed > 0) process.exitCode = 1;
}

shelveForCommands();
void sight();
