import { CardinalPlayer } from './cardinalPlayer';
import { GreedyPlayer } from './greedyPlayer';
import type { BotPlayer } from './player';
import { RandomPlayer } from './randomPlayer';

/** The players that are no persons, by their kind. A stronger one is a class and a line here. */
export const BOTS = {
  cardinal: CardinalPlayer,
  random: RandomPlayer,
  greedy: GreedyPlayer,
} as const;

export const BOT_KINDS = Object.keys(BOTS) as readonly (keyof typeof BOTS)[];
export type BotKind = keyof typeof BOTS;

export const isBotKind = (name: string): name is BotKind => Object.hasOwn(BOTS, name);

export const newBot = (kind: BotKind, seed?: number): BotPlayer =>
  new BOTS[kind](seed === undefined ? {} : { seed });
