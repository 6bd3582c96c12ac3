import { CARDINAL_LEVELS } from '../../content';
import type { Options } from '../../rules/model';
import { withSilver } from '../silver/tables';
import { optionsFor, soloFor } from '../step';

/** At which tables simulated games are played, as the command line names them. */

export interface TableWishes {
  /** `2,3,4` */
  readonly players?: string | undefined;
  /** `easy,normal,hard` */
  readonly solo?: string | undefined;
  readonly shuffled: boolean;
  readonly silver: boolean;
}

const ALL_LEVELS = CARDINAL_LEVELS.map(({ id }) => id);

/** The tables, game by game in turns; where none is named, those of 2, 3 and 4 players. */
export function tablesFor({ players, solo, shuffled, silver }: TableWishes): Options[] {
  const counts = players ?? (solo === undefined ? '2,3,4' : undefined);
  const bare = [
    ...(counts?.split(',') ?? []).map(count => optionsFor(Number(count))),
    ...(solo?.split(',') ?? []).map(tableAlone),
  ];
  return bare
    .map(table => (shuffled ? { ...table, actionTiles: 'shuffled' as const } : table))
    .map(table => (silver ? withSilver(table) : table));
}

function tableAlone(name: string): Options {
  const level = ALL_LEVELS.find(id => id === name);
  if (!level) throw new Error(`--solo is one of ${ALL_LEVELS.join(', ')}, or several of them`);
  return soloFor({ level });
}

/** Everything that `--fold` goes through where nothing is named. */
export const everyTable = (wishes: TableWishes): Options[] =>
  (wishes.players ?? wishes.solo)
    ? tablesFor(wishes)
    : [...tablesFor(wishes), ...tablesFor({ ...wishes, solo: ALL_LEVELS.join(',') })];
