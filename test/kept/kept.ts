import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from '../../src/rules/version';
import { NEWEST_STEP } from '../../src/server/database/schema';
import { doseOf } from '../dose';
import type { KeptGame, KeptStorage, KeptTable } from './model';
import { readPacked, unpackFolder } from './pack';

/** What `npm run kept:take` took, by the version that it was taken from. */
export const VERSIONS = readdirSync(__dirname).filter(
  name => name !== 'take' && statSync(join(__dirname, name)).isDirectory(),
);

/** Those whose house has other tables in its database than the one of today. */
export const versionsOfOtherTables = (): string[] =>
  VERSIONS.filter(version => {
    const [heading = ''] = keptBackup(version).split('\n');
    return (JSON.parse(heading) as { step: number }).step < NEWEST_STEP;
  });

/** Those whose games go by other rules; the first ones did not say by which. */
export const versionsOfOtherRules = (): string[] =>
  VERSIONS.filter(version => keptGames(version).some(({ record }) => (record.rules ?? 1) !== RULES_VERSION));

const fileOf = (version: string, what: string): string => join(__dirname, version, `${what}.br`);
const textOf = (version: string, what: string): string => readPacked(fileOf(version, what));

export const keptGames = (version: string): KeptGame[] =>
  textOf(version, 'games.jsonl')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as KeptGame);

export const keptTables = (version: string): KeptTable[] =>
  JSON.parse(textOf(version, 'tables.json')) as KeptTable[];

export const keptStorage = (version: string): KeptStorage =>
  JSON.parse(textOf(version, 'storage.json')) as KeptStorage;

export const keptBackup = (version: string): string => textOf(version, 'backup.jsonl');
export const keptDump = (version: string): string => textOf(version, 'dump.sql');

/** The data folder of a house, as it was when it closed. */
export const unpackData = (version: string, folder: string): void =>
  unpackFolder(fileOf(version, 'folder'), folder);

/** The server, and the page that it serves. */
export const unpackHouse = (version: string, folder: string): void =>
  unpackFolder(fileOf(version, 'dist'), folder);

/** Everything is tried by `npm run kept`; otherwise each nth of it, from its beginning to its end. */
export const dose = <T>(all: readonly T[], some: number): T[] =>
  doseOf(all, Math.max(1, Math.floor(all.length / some)));
