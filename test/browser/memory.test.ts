import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Variant } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { readRecord, seal } from '../../src/table/record';
import type { SeatKind } from '../../src/table/seats';
import { NO_LIMITS } from '../../src/tools/load/ours';
import { ROOT, startProcess, type Started } from '../../src/tools/houseProcess';
import { storedOf } from '../../src/ui/session/stored';
import { goldenGame } from '../games/golden';
import { launchChromium } from './browser';
import { SWIFT } from './game';
import { beginMatch, playMatch } from '../server/wholeMatches';
import { exportFinal, exportReplay, importAtHome, showsTheEnd } from './viewer';

/**
 * A complete game of each kind, recorded at a device and in the house: in the viewer, on the command line, and after
 * export and import in another browser it comes to the same end. Whoever reads a record compares every round and the
 * end with the checksums of their states, so what is shown without complaint is the same state.
 */

interface Kind {
  readonly name: string;
  /** A game that lends its beginning. */
  readonly golden: string;
  readonly here: readonly SeatKind[];
  readonly inHouse: readonly SeatKind[];
  readonly variant?: Partial<Variant>;
}

const KINDS: Kind[] = [
  { name: '2 players', golden: '2-players-a', here: ['random', 'greedy'], inHouse: ['person', 'person'] },
  {
    ...{ name: '3 players', golden: '3-players-a', here: ['random', 'greedy', 'random'] },
    inHouse: ['person', 'person', 'greedy'],
  },
  {
    ...{ name: '4 players', golden: '4-players-a', here: ['random', 'greedy', 'random', 'random'] },
    inHouse: ['person', 'random', 'greedy', 'person'],
  },
  ...(['easy', 'normal', 'hard'] as const).map(level => ({
    ...{ name: `solo, ${level}`, golden: `solo-${level}`, here: ['random', 'cardinal'] as const },
    ...{ inHouse: ['person', 'cardinal'] as const, variant: { cardinal: { level } } },
  })),
];

let house: Started;
let url: string;
let browser: Browser;
/** Where games are played, another browser, and a third one. */
let here: Page;
let there: Page;
let elsewhere: Page;
const complaints: string[] = [];
const files = mkdtempSync(join(tmpdir(), 'tiletum-memory-'));
const kept: string[] = [];

jest.setTimeout(120_000);

const keptBegun = ({ golden, here: seats }: Kind): [string, unknown] => {
  const game = { ...goldenGame(golden), steps: [] };
  const record = seal(game, { seats, began: Date.now() });
  return [`tiletum.match.${golden}`, storedOf(record, Date.now(), replay(game))];
};

/** A browser of its own, with chance as everybody has it. */
async function newBrowser(kept: Record<string, unknown> = {}): Promise<Page> {
  const localStorage = Object.entries({ 'tiletum.settings': SWIFT, ...kept }).map(([name, value]) => ({
    ...{ name, value: JSON.stringify(value) },
  }));
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return page;
}

beforeAll(async () => {
  house = startProcess(join(ROOT, 'dist/server.js'), { ...NO_LIMITS, BOT_PAUSE_MS: '0' });
  url = await house.url;
  browser = await launchChromium();
  const told = KINDS.map(({ golden }): [string, unknown] => [`tiletum.told.${golden}`, 4]);
  here = await newBrowser(Object.fromEntries([...KINDS.map(keptBegun), ...told]));
  there = await newBrowser();
  elsewhere = await newBrowser();
});

afterAll(async () => {
  await browser.close();
  house.child.kill();
  await house.ended;
  rmSync(files, { recursive: true });
});

function keep(name: string, text: string): void {
  const file = join(files, `${name.replaceAll(/\W+/g, '-')}.json`);
  writeFileSync(file, text);
  kept.push(file);
}

test.each(KINDS)(
  '$name at a device, from the first die to the last point',
  async ({ name, golden, here: seats }) => {
    await here.goto(`${url}/play/${golden}`);
    const text = await exportFinal(here);
    keep(`device ${name}`, text);
    const { record } = readRecord(text);
    expect(record.scores).toHaveLength(seats.length);
    expect(record.seats).toEqual(seats);
    expect(record.times?.filter(time => time !== null)).toHaveLength(record.game.steps.length);
    await showsTheEnd(here, url, golden, text);

    const id = await importAtHome(there, url, text);
    await showsTheEnd(there, url, id, text);
    expect(await exportReplay(there)).toBe(text);
    await there.goto(`${url}/play/${id}`);
    expect(await exportFinal(there)).toBe(text);
  },
);

test.each(KINDS)('$name in the house', async ({ name, inHouse, variant }) => {
  const { id, ends } = await playMatch(url, await beginMatch(url, { seats: inHouse, variant }));
  const text = await (await fetch(`${url}/matches/${id}/record`)).text();
  keep(`house ${name}`, text);
  const { record, state } = readRecord(text);
  expect(new Set(ends)).toEqual(new Set([JSON.stringify(state)]));
  expect(record.seats).toEqual(inHouse);
  expect(state.options.cardinal).toEqual(variant?.cardinal);

  // a browser that has never seen this match
  await showsTheEnd(there, url, id, text);
  expect(await exportReplay(there)).toBe(text);
  await showsTheEnd(elsewhere, url, await importAtHome(elsewhere, url, text), text);
  expect(await exportReplay(elsewhere)).toBe(text);
});

test('all of them on the command line', () => {
  expect(kept).toHaveLength(2 * KINDS.length);
  const tsx = join(ROOT, 'node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(tsx, [join(ROOT, 'src/tools/replay.ts'), ...kept, '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const ends = kept.map(file => {
    const { scores } = readRecord(readFileSync(file, 'utf8')).record;
    return `${file}: It fits: … ends with ${String(scores?.join(', '))}.`;
  });
  expect(
    stdout
      .trim()
      .replaceAll(/\d+ moves.*(?= ends)/g, '…')
      .split('\n'),
  ).toEqual(ends);
});

test('no page complained of anything', () => {
  expect(complaints).toEqual([]);
});
