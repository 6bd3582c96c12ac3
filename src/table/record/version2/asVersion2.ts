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
    ...fieldsOf(state, ['phase', 'round', 'cycle', 'turn', 'order']),
    agenda: state.agenda.filter(wasThere).map(itemOf),
    facts: fieldsOf(state.facts, orders.facts),
    undoable: state.undoable,
    players: state.players.map(playerOf),
    wheel: {
      ...fieldsOf(state.wheel, ['offset', 'actions']),
      dice: state.wheel.dice.map(dieOf),
      tiles: fieldsOf(state.wheel.tiles, orders.wheelTiles),
    },
    king: fieldsOf(state.king, ['track', 'tile']),
    corruption: state.corruption,
    piles: fieldsOf(state.piles, ['bonus', 'contract', 'character']),
    offers: fieldsOf(state.offers, ['contract', 'character']),
    map: { tiles: fieldsOf(state.map.tiles, SPACES), costs: fieldsOf(state.map.costs, CATHEDRAL_TOWNS) },
    fairs: state.fairs.map(fair => fieldsOf(fair, ['town', 'tile'])),
    ...(state.cardinal && { cardinal: fieldsOf(state.cardinal, CARDINAL) }),
    ...(state.ranking && { ranking: state.ranking }),
  });

/** In the order in which they were dealt. */
const SPACES = TOWNS.flatMap(({ tiles }) => tiles.map(({ id }) => id));
const CATHEDRAL_TOWNS = TOWNS.flatMap(({ id, pillars }) => (pillars ? [id] : []));
const CARDINAL = ['challenges', 'decrees', 'pawn', 'markers', 'characters', 'contracts'];

/** The fields with these names that are there, in this order. */
const fieldsOf = (from: object, names: readonly string[]): object =>
  Object.fromEntries(
    names.flatMap(name => {
      const value: unknown = Reflect.get(from, name);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const dieOf = (die: object): object => fieldsOf(die, ['colour', 'value']);

const variantOf = ({ actionTiles, firstPlayer, cardinal }: Variant): object => ({
  ...{ actionTiles, firstPlayer },
  ...(cardinal && { cardinal: fieldsOf(cardinal, ['level', 'challenges']) }),
});

/** The new order and the next phase were one step with the scoring of the King track then. */
const wasThere = ({ effects }: AgendaItem): boolean =>
  !effects.some(effect => effect.do === 'kingOrder' || effect.do === 'goOn');

const itemOf = ({ seat, effects, source }: AgendaItem): object => ({
  seat,
  effects: effects.map((effect: Pending) => fieldsOf(effect, fieldsOfPending(effect))),
  source: fieldsOf(source, ['kind', 'id']),
});

const playerOf = (player: Player): object => ({
  ...fieldsOf(player, ['name', 'colour', 'score']),
  goods: fieldsOf(player.goods, RESOURCES),
  supply: fieldsOf(player.supply, ['houses', 'pillars']),
  ...fieldsOf(player, ['houses', 'pillars', 'merchant', 'architect']),
  buildings: player.buildings.map(building => fieldsOf(building, ['rooms', 'crest'])),
  ...fieldsOf(player, ['storehouse', 'contracts', 'cathedrals']),
  dice: player.dice.map(dieOf),
});
