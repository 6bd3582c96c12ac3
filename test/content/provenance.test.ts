import * as content from '../../src/content';
import type { ListName, Origin, Provenance } from '../../src/content';
import { PROVENANCE } from '../../src/content/provenance';
import { originOf } from '../../src/ui/text/words';

type Fields = Readonly<Record<string, unknown>>;

/** Every record of the box by list and id; what has no id goes by position, colour, Action or its two ends. */
const records: Readonly<Record<Exclude<ListName, 'VALUES'>, ReadonlyMap<string, Fields>>> = {
  CONTRACT_PILE: withIds(content.CONTRACT_PILE),
  BONUS_TILES: withIds(content.BONUS_TILES),
  CHARACTER_TILES: withIds(content.CHARACTER_TILES),
  TOWNS: withIds(content.TOWNS),
  HOUSE_SPACES: withIds(content.TOWNS.flatMap(town => town.houses)),
  TILE_SPACES: withIds(content.TOWNS.flatMap(town => town.tiles)),
  ROADS: withIds(content.ROADS),
  LINKS: new Map(content.LINKS.map(link => [link.join(' '), { '*': link }])),
  CATHEDRAL_TILES: withIds(content.CATHEDRAL_TILES),
  COST_TILES: withIds(content.COST_TILES),
  FAIR_TILES: withIds(content.FAIR_TILES),
  TOWN_TILES: withIds(content.TOWN_TILES),
  CORRUPTION_TOKENS: withIds(content.CORRUPTION_TOKENS),
  KING_TRACK: new Map(content.KING_TRACK.map((position, index) => [String(index), { ...position }])),
  WHEEL: new Map(content.WHEEL.map((action, place) => [action, { '*': place }])),
  DICE: new Map(content.DICE.map(die => [die.colour, { ...die }])),
  BUILDINGS: withIds(content.BUILDINGS),
  DECREES: withIds(content.DECREES),
  CHALLENGES: withIds(content.CHALLENGES),
  CARDINAL_LEVELS: withIds(content.CARDINAL_LEVELS),
  CONTRACT_SPACES: new Map(content.CONTRACT_SPACES.map((space, index) => [String(index), { ...space }])),
};

const lists = Object.entries(records) as [ListName, ReadonlyMap<string, Fields>][];

/** What the box exports besides lists of components: the words, the rulebook, the rulings, this bookkeeping. */
const WORDS = [
  ...['RESOURCES', 'COLOURS', 'ACTIONS', 'WHEEL_ACTIONS', 'PIECES', 'CRESTS', 'PILES', 'COUNTS', 'LEVELS'],
  // the Resource of a colour is told with the dice
  'DIE_RESOURCE',
  ...['RULEBOOK', 'EUROPE', 'BASE_CONTENTS', 'CARDINAL_CONTENTS'],
];

/** Names and references of our own: nothing that is printed. */
const OURS = ['id', 'rules'];

test.each(lists)('%s: every field of every record has a level', (list, items) => {
  expect(items.size).toBeGreaterThan(0);
  for (const [id, record] of items) {
    for (const field of Object.keys(record)) {
      if (!OURS.includes(field)) expect(content.LEVELS).toContain(originOf(list, id, field).level);
    }
  }
});

test.each(lists)('%s: exceptions name items and fields that are there', (list, items) => {
  const { fields, items: exceptions = {} }: Provenance = PROVENANCE[list];
  const known = new Set(['*', 'copies', ...[...items.values()].flatMap(Object.keys)]);
  const named = [...Object.keys(fields), ...Object.values(exceptions).flatMap(Object.keys)];
  expect(Object.keys(exceptions).filter(id => !items.has(id))).toEqual([]);
  expect(named.filter(field => !known.has(field))).toEqual([]);
});

test('every single value has a level, and nothing else is left without', () => {
  const exported = Object.entries(content).filter(([, value]) => typeof value !== 'function');
  const single = exported
    .map(([name]) => name)
    .filter(name => !WORDS.includes(name))
    .filter(name => !(name in records));
  expect(Object.keys(PROVENANCE.VALUES.items ?? {}).sort()).toEqual(single.sort());
  for (const name of single) expect(content.LEVELS).toContain(originOf('VALUES', name).level);
});

test('whatever is reconstructed says why', () => {
  const origins = Object.values(PROVENANCE).flatMap(({ fields, items = {} }: Provenance): Origin[] => [
    ...Object.values(fields),
    ...Object.values(items).flatMap(item => Object.values(item)),
  ]);
  const silent = origins.filter(({ level, why = '' }) => level === 'reconstructed' && why.length < 20);
  expect(silent).toEqual([]);
});

test('an exception comes before the list, and parts of a value before the whole', () => {
  expect(originOf('COST_TILES', 'k1', 'price').level).toBe('reconstructed');
  expect(originOf('COST_TILES', 'k4', 'price').level).toBe('photo');
  expect(originOf('VALUES', 'FAIR_ROW').level).toBe('reconstructed');
  expect(originOf('VALUES', 'FAIR_ROW', '2').level).toBe('rulebook');
  expect(() => originOf('COST_TILES', 'k1', 'colour')).toThrow('no provenance of COST_TILES');
});

function withIds(list: readonly { readonly id: string }[]): ReadonlyMap<string, Fields> {
  return new Map(list.map(item => [item.id, { ...item }]));
}
