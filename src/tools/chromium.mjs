import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './processes.mjs';
import { Trouble } from './trouble.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];
const HOW_TO_GET_ONE =
  'The browser tests need Chromium: install it (Debian: `apt-get install chromium`) or set CHROMIUM_PATH to the program of an installed Chromium or Chrome.';

/** The path of a Chromium or Chrome; on Debian as root it is installed when there is none. */
export async function chromium() {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) {
    if (isProgram(chosen)) return chosen;
    throw new Trouble(`CHROMIUM_PATH names no program (${chosen}). ${HOW_TO_GET_ONE}`);
  }
  if (!installed() && existsSync('/etc/debian_version') && process.getuid?.() === 0) await install();
  const found = installed();
  if (!found) throw new Trouble(HOW_TO_GET_ONE);
  return found;
}

function installed() {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders.flatMap(folder => NAMES.map(name => join(folder, name))), ...PLACES].find(isProgram);
}

async function install() {
  console.log('Installing Chromium for the browser tests … (a minute or two, once)');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, stdio: 'pipe' });
  const packages = ['chromium', 'fonts-dejavu-core'];
  await run('apt-get', ['install', '-qy', '--no-install-recommends', ...packages], { env, stdio: 'pipe' });
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
