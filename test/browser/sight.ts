import { parseArgs } from 'node:util';
import { LANGUAGES } from '../../src/ui/text';
import { shelveForCommands } from '../../src/tools/shelf';
import { GOLDEN_GAMES, SILVER_GOLDEN_GAMES } from '../games/golden';
import { launchChromium } from './browser';
import { momentsOfEachKind } from './sight/moments';
import { PARTS, languageOf, partOfAll, sightThrough, smallDose, Sum } from './sight/through';
import { WINDOWS, type SightWindow } from './sight/windows';

/**
 * `npm run sight [-- --small] [-- --part 1] [-- --silver] [-- 1280x650 …]`: can every legal choice be seen and clicked,
 * in every window, does it stand out, and has everything room? Says a line for each window and language as it goes, then
 * what is amiss, and ends with its number. `--small` sees each kind of decision once, through one of the windows; through
 * each of those that are named. `--part` is one of so many parts of the whole, which takes hours.
 */

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'boolean', default: false },
    part: { type: 'string' },
    silver: { type: 'boolean', default: false },
  },
});
const { small, part, silver } = values;
const nameOf = ({ width, height }: SightWindow): string => `${width}x${height}`;
refuseUnknown();
const OFTEN = small ? 1 : 5;
const GAMES = silver ? SILVER_GOLDEN_GAMES : GOLDEN_GAMES;

async function sight(): Promise<void> {
  const browser = await launchChromium();
  const moments = momentsOfEachKind(GAMES, OFTEN);
  const sum = new Sum(line => console.log(line));
  if (part !== undefined) await partOfAll(browser, moments, Number(part), sum);
  else if (small && named.length === 0) await smallDose(browser, moments, sum);
  else
    for (const [at, window] of WINDOWS.entries())
      if (named.length === 0 || named.includes(nameOf(window)))
        for (const language of small ? [languageOf(at)] : LANGUAGES)
          await sightThrough(browser, window, language, moments, sum);
  await browser.close();
  for (const line of sum.told()) console.log(line);
  console.log(`${sum.glowing} of them beside themselves when they are not legal`);
  console.log(`${sum.choices} choices, ${sum.missed} misses`);
  if (sum.missed > 0) process.exitCode = 1;
}

/** What names nothing would be looked through without a miss. */
function refuseUnknown(): void {
  const strange = named.filter(name => !WINDOWS.some(window => nameOf(window) === name));
  if (strange.length > 0) throw new Error(`no such window: ${strange.join(', ')}`);
  if (part === undefined) return;
  if (!(Number.isInteger(Number(part)) && Number(part) >= 1 && Number(part) <= PARTS))
    throw new Error(`--part is a number from 1 to ${PARTS}`);
  if (small || named.length > 0) throw new Error('--part goes neither with --small nor with windows');
}

shelveForCommands();
void sight();
