import { boxReadingOf } from '../../src/rules/boxReadings';
import type { Box } from '../../src/rules/box';
import { changeBox, dropped } from '../../src/rules/happenings/draft';
import type { PlaceRule } from '../../src/rules/happenings/place';
import type { Seat, State, Table } from '../../src/rules/model';
import { goesByItself } from '../../src/rules/powers';
import type { Price } from '../../src/content';
import { chosenOf } from '../../src/rules/shelf';
import { MARSH } from './content';
import { POTTERY, potterOf } from './potter';
import type { Pottery } from './words';

/** What the pottery pays with, counts and leaves in the box. */

const SHARD = 'toy-shard-1';
const RICH = 2;

/** Whoever has fired a pot pays with clay for stone that is missing. */
function clayForStone(price: Price, state: State, seat: Seat): Price {
  const { stone = 0 } = price;
  const { clay, pots } = potterOf(state, seat);
  const missing = stone - (state.players[seat]?.goods.stone ?? 0);
  const spare = clay - (price.clay ?? 0);
  if (pots.length === 0 || goesByItself(state, seat) || missing <= 0 || missing > spare) return price;
  return { ...price, stone: stone - missing, clay: (price.clay ?? 0) + missing };
}

const changeRubble = (change: (rubble: readonly string[], tile: string) => readonly string[]) => {
  return (table: Parameters<PlaceRule['lay']>[0], tile: string): void =>
    changeBox(table, 'toy', (pottery: Pottery) => ({ ...pottery, rubble: change(pottery.rubble, tile) }));
};

const isFew = (table: Pick<Table, 'options'>): boolean => boxReadingOf(table, 'shards') === 'few';

export const SHOP: Pick<
  Box<'toy'>,
  'readings' | 'stays' | 'standsIn' | 'beginnings' | 'granted' | 'summary' | 'prices' | 'onTable' | 'places'
> = {
  readings: { shards: { values: ['all', 'few'], usual: 'all', rule: 'T2', ruling: 'T2', by: 'table' } },
  stays: table => (isFew(table) ? [SHARD] : []),
  standsIn: clayForStone,
  beginnings: (state, seat, action) =>
    action === 'potter' && potterOf(state, seat).clay >= RICH
      ? [{ points: 1, source: POTTERY, rule: 'T4' }]
      : [],
  granted: ({ kind }) => (kind === 'pottery' ? 'T1' : undefined),
  summary: (state, seat) => {
    const { clay, pots } = potterOf(state, seat);
    return `clay ${clay}, pots ${[...pots].sort().join(' ')}`;
  },
  prices: { pot: () => ({ clay: 1 }) },
  onTable: (state, map) => map !== MARSH.id || chosenOf(state, 'toy').claySoil,
  places: {
    rubble: {
      leave: changeRubble(dropped),
      lay: changeRubble((rubble, tile) => [...rubble, tile]),
    },
  },
};
