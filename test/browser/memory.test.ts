import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Variant } from '../../src/rules/model';
import { replay } from '../../src/rules/replay';
import { readRecord, seal } from '../../src/table/record';
import type { SeatKind } from '../../src/table/seats';
import { NO_LIMITS } from '../../src/tools/load/ours';
import { PROJECT } from '../../src/tools/houseProcess';
import { storedOf } from '../../src/ui/session/stored';
import { doseOf, LONG } from '../dose';
import { SWIFT, goldenGame, openPage, recordUntil } from './game';
import { houseOfTests } from './house';
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

const house = houseOfTests({ ...NO_LIMITS, BOT_PAUSE_MS: '0' });
const files = mkdtempSync(join(tmpdir(), 'tiletum-memory-'));
const kept: string[] = [];
const complaints: string[][] = [];

afterAll(() => rmSync(files, { recursive: true }));

/** Another browser. */
async function newBrowser(path = '/', stored: Record<string, unknown> = {}): Promise<Page> {
  const kept = { 'tiletum.settings': SWIFT, ...stored };
  const opened = await openPage(house.browser, house.url + path, kept);
  complaints.push(opened.complaints);
  return opened.page;
}

/** From the first die; else the browser plays only the last round of half of them, and the rules those before. */
const FROM_ROUND = LONG ? 1 : 4;

/** A game of this device in play; nobody wants to be told the ends of its rounds. */
function begun({ golden, here: seats }: Kind): Record<string, unknown> {
  const game = recordUntil(
    goldenGame(golden),
    ({ round, phase }) => round === FROM_ROUND && phase === 'action',
  );
  const record = seal(game, { seats, began: Date.now() });
  return {
    [`tiletum.match.${golden}`]: storedOf(record, Date.now(), replay(game)),
    [`tiletum.told.${golden}`]: 4,
  };
}

function keep(name: string, text: string): void {
  const file = join(files, `${name.replaceAll(/\W+/g, '-')}.json`);
  writeFileSync(file, text);
  kept.push(file);
}

test.each(doseOf(KINDS, 2))('$name at a device', async kind => {
  const here = await newBrowser(`/play/${kind.golden}`, begun(kind));
  const text = await exportFinal(here);
  keep(`device ${kind.name}`, text);
  const { record } = readRecord(text);
  expect(record.scores).toHaveLength(kind.here.length);
  expect(record.seats).toEqual(kind.here);
  expect(record.times?.at(-1)).toBeGreaterThan(0);
  await showsTheEnd(here, kind.golden, text);

  const there = await newBrowser();
  const id = await importAtHome(there, text);
  await showsTheEnd(there, id, text);
  expect(await exportReplay(there)).toBe(text);
  await there.goto(`${house.url}/play/${id}`);
  expect(await exportFinal(there)).toBe(text);
});

test.each(doseOf(KINDS, 2, 1))('$name in the house', async ({ name, inHouse, variant }) => {
  const { url } = house;
  const { id, ends } = await playMatch(url, await beginMatch(url, { seats: inHouse, variant }));
  const text = await (await fetch(`${url}/matches/${id}/record`)).text();
  keep(`house ${name}`, text);
  const { record, state } = readRecord(text);
  expect(new Set(ends)).toEqual(new Set([JSON.stringify(state)]));
  expect(record.seats).toEqual(inHouse);
  expect(state.options.cardinal).toEqual(variant?.cardinal);

  const there = await newBrowser();
  await showsTheEnd(there, id, text);
  expect(await exportReplay(there)).toBe(text);
  const elsewhere = await newBrowser();
  await showsTheEnd(elsewhere, await importAtHome(elsewhere, text), text);
  expect(await exportReplay(elsewhere)).toBe(text);
});

test('all of them on the command line', () => {
  expect(kept).toHaveLength(LONG ? 2 * KINDS.length : KINDS.length);
  const tsx = join(PROJECT, 'node_modules/.bin/tsx');
  const { status, stdout, stderr } = spawnSync(
    tsx,
    [join(PROJECT, 'src/tools/replay.ts'), ...kept, '--check'],
    {
      encoding: 'utf8',
    },
  );
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
  expect(complaints.flat()).toEqual([]);
});
