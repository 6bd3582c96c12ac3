import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameRecord } from '../../src/rules/replay';
import { printRecord, readRecord } from '../../src/table/record';

const namesIn = (folder: string): string[] =>
  readdirSync(join(__dirname, folder))
    .filter(file => file.endsWith('.json'))
    .map(file => join(folder, basename(file, '.json')));

/** Complete games that were played once and kept: `2-players-a`, `solo-easy`. */
export const GOLDEN_GAMES = namesIn('');
/** The same with Silver, which has to be at hand: `silver/2-players-a`. */
export const SILVER_GOLDEN_GAMES = namesIn('silver');

export const goldenFile = (name: string): string => join(__dirname, `${name}.json`);
export const goldenText = (name: string): string => readFileSync(goldenFile(name), 'utf8');
/** The same game as it is written today. */
export const goldenToday = (name: string): string => printRecord(readRecord(goldenText(name)).record);
export const goldenGame = (name: string): GameRecord => readRecord(goldenText(name)).record.game;
