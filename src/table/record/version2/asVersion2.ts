import { RESOURCES, TOWNS } from '../../../content';
import type { AgendaItem, Pending, Player, State, Variant } from '../../../rules/model';
import { fieldsOfPending } from './pending';

/**
 * The JSON of a state as it was when records had their second format and the rules their first version. Checks were
 * made of it, so each field and its place is written out here: a state of today may be built in another way.
 */

/** What stood in the order in which it came. */
export interface Orders {
  readonly wheelTiles: readonly string[];
  readonly facts: readonly string[];
}

export const asVersion2 = (state: State, orders: Orders): string =>
  JSON.stringify({
    schema: 1,
    options: variantOf(state.options),
    ...only(state, ['phase', 'round', 'cycle', 'turn', 'order']),
    agenda: state.agenda.filter(wasThere).map(itemOf),
    facts: only(state.facts, orders.facts),
    undoable: state.undoable,
    players: state.players.map(playerOf),
    wheel: {
      ...only(state.wheel, ['offset', 'actions']),
      dice: state.wheel.dice.map(dieOf),
      tiles: only(state.wheel.tiles, orders.wheelTiles),
    },
    king: only(state.king, ['track', 'tile']),
    corruption: state.corruption,
    piles: only(state.piles, ['bonus', 'contract', 'character']),
    offers: only(state.offers, ['contract', 'character']),
    map: { tiles: only(state.map.tiles, SPACES), costs: only(state.map.costs, CATHEDRAL_TOWNS) },
    fairs: state.fairs.map(fair => only(fair, ['town', 'tile'])),
    ...(state.cardinal && { cardinal: only(state.cardinal, CARDINAL) }),
    ...(state.ranking && { ranking: state.ranking }),
  });

/** In the order in which they were dealt. */
const SPACES = TOWNS.flatMap(({ tiles }) => tiles.map(({ id }) => id));
const CATHEDRAL_TOWNS = TOWNS.flatMap(({ id, pillars }) => (pillars ? [id] : []));
const CARDINAL = ['challenges', 'decrees', 'pawn', 'markers', 'characters', 'contracts'];

/** The fields with these names that are there, in this order. */
const only = (from: object, names: readonly string[]): object =>
  Object.fromEntries(
    names.flatMap(name => {
      const value: unknown = Reflect.get(from, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const dieOf = (die: object): object => only(die, ['colour', 'value']);

const variantOf = ({ actionTiles, firstPlayer, cardinal }: Variant): object => ({
  ...{ actionTiles, firstPlayer },
  ...(cardinal && { cardinal: only(cardinal, ['level', 'challenges']) }),
});

/** The new order and the next phase were one step with the scoring of the King track then. */
const wasThere = ({ effects }: AgendaItem): boolean =>
  !effects.some(effect => effect.do === 'kingOrder' || effect.do === 'goOn');

const itemOf = ({ seat, effects, source }: AgendaItem): object => ({
  seat,
  effects: effects.map((effect: Pending) => only(effect, fieldsOfPending(effect))),
  source: only(source, ['kind', 'id']),
});

const playerOf = (player: Player): object => ({
  ...only(player, ['name', 'colour', 'score']),
  goods: only(player.goods, RESOURCES),
  supply: only(player.supply, ['houses', 'pillars']),
  ...only(player, ['houses', 'pillars', 'merchant', 'architect']),
  buildings: player.buildings.map(building => only(building, ['rooms', 'crest'])),
  ...only(player, ['storehouse', 'contracts', 'cathedrals']),
  dice: player.dice.map(dieOf),
});
