import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameRecord } from '../../src/rules/replay';
import { printRecord, readRecord } from '../../src/table/record';

/** Complete games that were played once and kept: `2-players-a`, `solo-easy`. */
export const GOLDEN_GAMES = readdirSync(__dirname)
  .filter(file => file.endsWith('.json'))
  .map(file => basename(file, '.json'));

export const goldenFile = (name: string): string => join(__dirname, `${name}.json`);
export const goldenText = (name: string): string => readFileSync(goldenFile(name), 'utf8');
/** The same game as it is written today. */
export const goldenToday = (name: string): string => printRecord(readRecord(goldenText(name)).record);
export const goldenGame = (name: string): GameRecord => readRecord(goldenText(name)).record.game;
