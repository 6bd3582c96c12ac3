import type { Options, Seat } from '../../rules/model';
import { seatCount } from '../../rules/setup/options';
import { botKinds, isBotKind, newBot, type BotKind } from '../../table/bots';
import { atRandom, type Choose } from '../randomGame';
import { seekers } from '../silver/seekers';

/** In what manner simulated games are played, as the command line names it. */

const MANNERS: Readonly<Record<string, (seed: number) => Choose>> = {
  random: seed => atRandom(seed),
  eager: seed => atRandom(seed, true),
  greedy: seed => greedily(seed),
  seeking: seed => seekers(seed),
  'greedy-seeking': seed => seekers(seed, greedily(seed)),
};

function greedily(seed: number): Choose {
  const bot = newBot('greedy', seed);
  return (state, seat) => bot.choose(state, seat);
}

/** `random,eager`: game by game in turns. */
export function mannersFor(manners: string): ((seed: number) => Choose)[] {
  return manners.split(',').map(name => {
    const manner = MANNERS[name];
    if (!manner) throw new Error(`--manners names ${Object.keys(MANNERS).join(', ')}`);
    return manner;
  });
}

function kindsOf(list: string | undefined): BotKind[] {
  const names = list?.split(',') ?? [];
  if (!names.every(isBotKind)) throw new Error(`--bots names ${botKinds().join(', ')}`);
  return names;
}

/** Who plays at each seat, if not somebody of the manner of the game: `greedy,random`, the last at all that are left. */
export function botKindsAt(bots: string | undefined, table: Options): (BotKind | undefined)[] {
  const kinds = kindsOf(bots);
  return Array.from({ length: seatCount(table) }, (_, seat: Seat) =>
    seat < table.players.length ? (kinds[seat] ?? kinds.at(-1)) : 'cardinal',
  );
}

/** Who chooses in a game: bots at their seats, and at all others somebody of its manner. */
export function chooserOf(kinds: readonly (BotKind | undefined)[], manner: Choose, seed: number): Choose {
  const bots = kinds.map(kind => (kind && kind !== 'random' ? newBot(kind, seed) : undefined));
  return (state, seat, moves) => bots[seat]?.choose(state, seat) ?? manner(state, seat, moves);
}
