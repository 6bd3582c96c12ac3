import type { Owner } from '../pictures/owners';

/** Games in a list, whether they are played at this device or in a house. */

export interface ListedSeat {
  /** None where somebody may still sit down. */
  readonly owner: Owner | undefined;
  readonly name: string;
  readonly score?: number | undefined;
  readonly turn: boolean;
}

export interface ListedGame {
  readonly id: string;
  readonly kind: 'online' | 'solo' | 'device';
  readonly name: string;
  readonly seats: readonly ListedSeat[];
  /** It waits for somebody here, goes on elsewhere, is to begin, or is over. */
  readonly standing: 'waits' | 'runs' | 'open' | 'over';
  /** How far it is, and with which boxes it is played. */
  readonly where: string;
  readonly note: string;
  /** When it was played last, in milliseconds. */
  readonly at: number;
  /** What the way to its table is called. */
  readonly lead: 'tables.playOn' | 'tables.look' | 'lobby.goIn';
  /** To its table, and to its replay where there is one. */
  readonly table: string;
  readonly replay?: string;
}

const STANDINGS: readonly ListedGame['standing'][] = ['waits', 'runs', 'open', 'over'];

/** Mine to play first, the finished ones last; otherwise as they were played last. */
export const gamesByUrgency = (games: readonly ListedGame[]): ListedGame[] =>
  games.toSorted((a, b) => STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) || b.at - a.at);

/** Which of them are shown. */
export const GAME_CHOICES = ['all', 'online', 'device', 'over'] as const;
export type GameChoice = (typeof GAME_CHOICES)[number];

const IS_CHOSEN: Readonly<Record<GameChoice, (game: ListedGame) => boolean>> = {
  all: () => true,
  online: ({ kind }) => kind === 'online',
  device: ({ kind }) => kind !== 'online',
  over: ({ standing }) => standing === 'over',
};

export const chosenGames = (games: readonly ListedGame[], choice: GameChoice): ListedGame[] =>
  games.filter(IS_CHOSEN[choice]);
