import { cathedralTileOf, RESOURCES, type Goods } from '../../../content';
import type { GameEvent } from '../../../rules/events';
import { playerOf, type Seat, type Source, type State } from '../../../rules/model';

/** Something that goes from a place of the table to another; places are called by their `data-at`. */
export interface Flight {
  /** Unknown where it came from out of sight: then it only grows for a moment where it is. */
  readonly from: string | undefined;
  readonly to: string;
  /** Whose picture flies: what has just come lies at its goal, a piece is taken from the supply. */
  readonly picture: 'goal' | 'start';
  /** How it comes to its goal: it is only seen there then, or it is added to what lies there. */
  readonly lands: 'new' | 'added';
}

const arrives = (from: string, to: string): Flight => ({ from, to, picture: 'goal', lands: 'new' });
const goes = (from: string, to: string): Flight => ({ from, to, picture: 'start', lands: 'new' });
/** It lies there no more: it is remembered how it did. */
const leaves = (from: string, to: string): Flight => ({ from, to, picture: 'start', lands: 'added' });
const adds = (from: string | undefined, to: string): Flight => ({
  from,
  to,
  picture: 'goal',
  lands: 'added',
});

/** What flies when this happens, in the order in which it happened; what is not on the table flies nowhere. */
export function flightsOf(events: readonly GameEvent[], state: State): Flight[] {
  return events.flatMap(event => {
    if (event.what === 'reveal') return offered(event.from, event.at, event.tile);
    if (event.what === 'slide') return [arrives(event.from, `tile:${event.tile}`)];
    if (event.what === 'discardOffer')
      return event.tiles.map(tile => leaves(`tile:${tile}`, 'pile:character'));
    const { seat } = event;
    if (seat === undefined) return [];
    switch (event.what) {
      case 'die':
        return [arrives(`section:${event.die.value}`, `dice:${seat}`)];
      case 'gain':
        return goodsTo(seat, event.goods, originOf(event.source, seat));
      case 'pay':
        return goodsFrom(seat, event.goods, goalOf(event.source));
      case 'score':
        return pointsTo(seat, originOf(event.source, seat));
      case 'use':
        return [leaves(`tile:${event.tile}`, 'now')];
      case 'take':
        return events.some(other => isPlaced(other, event.tile))
          ? []
          : [arrives(event.from, `tile:${event.tile}`)];
      case 'house':
        return [goes(`supply:${seat}:house`, event.space)];
      case 'pillar':
        return [goes(`supply:${seat}:pillar`, `${event.town}:${playerOf(state, seat).colour}`)];
      case 'crest':
      case 'character':
      case 'contract':
        return tileTo(seat, event, takenFrom(events, event.tile) ?? storeOf(event, seat));
      case 'cathedral':
        return [adds(`${cathedralTileOf(event.tile).town}.cathedral`, `supply:${seat}:cathedral`)];
      default:
        return [];
    }
  });
}

type Placing = Extract<GameEvent, { what: 'crest' | 'character' | 'contract' }>;

const isPlaced = (event: GameEvent, tile: string): boolean =>
  (event.what === 'crest' || event.what === 'character' || event.what === 'contract') && event.tile === tile;

/** Where a tile came from that was taken only just before it was placed. */
const takenFrom = (events: readonly GameEvent[], tile: string): string | undefined =>
  events.flatMap(event => (event.what === 'take' && event.tile === tile ? [event.from] : []))[0];

/** Where it waited: the Cardinal's Contracts lie by themselves, everything else in a Storehouse. */
const storeOf = (event: Placing, seat: Seat): string =>
  `${'from' in event && event.from === 'contracts' ? 'contracts' : 'store'}:${seat}`;

/** To its place on the board that shows it, or to the count on one that does not. */
const tileTo = (seat: Seat, { what, tile }: Placing, from: string): Flight[] => [
  arrives(from, `tile:${tile}`),
  adds(from, `supply:${seat}:${what}`),
];

/** Goods of a die come out of it, those of a House space from there. */
function originOf({ kind, id }: Source, seat: Seat): string | undefined {
  if (kind === 'die') return `dice:${seat}`;
  if (kind === 'helper') return `store:${seat}`;
  if (kind === 'contract' || kind === 'character') return `tile:${id}`;
  if (kind === 'cathedral') return `${id}.cathedral`;
  return kind === 'houseSpace' ? id : undefined;
}

/** What is scored where nothing is to be seen of it only swells, as scores do by themselves. */
const pointsTo = (seat: Seat, from: string | undefined): Flight[] =>
  from === undefined ? [] : [adds(from, `score:${seat}`)];

/** Where goods are paid to; what only leaves the hand sinks where it was. */
function goalOf({ kind, id }: Source): string | undefined {
  if (kind === 'contract') return `tile:${id}`;
  return kind === 'cathedral' ? `${id}.cathedral` : undefined;
}

const goodsFrom = (seat: Seat, goods: Goods, to: string | undefined): Flight[] =>
  RESOURCES.filter(resource => (goods[resource] ?? 0) > 0).map(resource => {
    const at = `goods:${seat}:${resource}`;
    return to === undefined ? adds(undefined, at) : { from: at, to, picture: 'start', lands: 'added' };
  });

/** New tiles of the two offers come from their piles; others are laid out between rounds. */
const offered = (from: string, at: string, tile: string): Flight[] =>
  /^(character|contract):/.test(at) ? [arrives(from, `tile:${tile}`)] : [];

const goodsTo = (seat: Seat, goods: Goods, from: string | undefined): Flight[] =>
  RESOURCES.filter(resource => (goods[resource] ?? 0) > 0).map(resource =>
    adds(from, `goods:${seat}:${resource}`),
  );

/** Points of the Action have been spent. */
export const SPENT: Flight = adds(undefined, 'points');
