import { isText } from '../../given';
import { isBroughtSeat, type FreeKind, type SeatKind } from '../seats';
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

type OurBots = typeof BOTS;
/** Whoever brings a player from outside widens this, and calls `addBot`. */
export interface Bots extends OurBots {}

export type BotKind = keyof Bots;
/** Who can play where people sit, and for them. */
export type FreeBot = Exclude<FreeKind, 'person'>;

/** Who plays where nobody has chosen. */
export const USUAL_BOT: FreeBot = 'greedy';

type BotClass = new (settings: { seed?: string | number }) => BotPlayer;
const known = new Map<string, BotClass>(Object.entries(BOTS));

/** From now on it can be chosen for a new game, in the lobby, as a stand-in and by the API. */
export const addBot = (kind: BotKind, player: BotClass): void => void known.set(kind, player);

export const isBotKind = (name: unknown): name is BotKind => isText(name) && known.has(name);
export const isFreeBot = (name: unknown): name is FreeBot => isBotKind(name) && !isBroughtSeat(name);
export const isSeatKind = (name: unknown): name is SeatKind => name === 'person' || isBotKind(name);

export const botKinds = (): readonly BotKind[] => [...known.keys()].filter(isBotKind);
export const freeBots = (): readonly FreeBot[] => botKinds().filter(isFreeBot);
export const seatKinds = (): readonly SeatKind[] => ['person', ...botKinds()];

export function newBot(kind: BotKind, seed?: number): BotPlayer {
  const player = known.get(kind);
  if (!player) throw new Error(`no bot is called ${kind}`);
  return new player(seed === undefined ? {} : { seed });
}
