import { LEVELS, type Provenance } from '../../../src/content';
import * as board from '../../../src/content/silver/board';
import { SILVER_BONUS_TILES } from '../../../src/content/silver/bonusTiles';
import { UNDERGROUND_CATHEDRAL_TILES, UNDERGROUND_COST_TILES } from '../../../src/content/silver/cathedrals';
import { PROSPECTORS } from '../../../src/content/silver/characters';
import { SILVER_CONTENTS } from '../../../src/content/silver/contents';
import { SILVER_CONTRACTS } from '../../../src/content/silver/contracts';
import { SILVER_FAIR_TILES } from '../../../src/content/silver/fairs';
import { MINE_MAPS } from '../../../src/content/silver/maps';
import { SILVER_ORIGINS as provenance } from '../../../src/content/silver/provenance';
import { SILVER_CHALLENGES } from '../../../src/content/silver/solo/challenges';
import { SILVER_DECREES } from '../../../src/content/silver/solo/decrees';
import { SURPRISES } from '../../../src/content/silver/solo/surprises';
import { TIERS } from '../../../src/content/silver/technologies';
import { UNDERGROUND_TILES } from '../../../src/content/silver/undergroundTiles';

const lists: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  SILVER_BONUS_TILES,
  UNDERGROUND_TILES,
  PROSPECTORS,
  SILVER_CONTRACTS,
  UNDERGROUND_CATHEDRAL_TILES,
  UNDERGROUND_COST_TILES,
  SILVER_FAIR_TILES,
  TIERS,
  SILVER_DECREES,
  SILVER_CHALLENGES,
  SURPRISES,
};

const origins = Object.values(provenance).flatMap(({ fields, items = {} }: Provenance) => [
  ...Object.values(fields),
  ...Object.values(items).flatMap(item => Object.values(item)),
]);

/** What nobody printed: names for the code, and what a card cites. */
const OURS = ['id', 'rule', 'rules'];

test.each(Object.entries(lists))('%s: every field of every item has a level', (name, items) => {
  const { fields, items: own = {} } = (provenance as Readonly<Record<string, Provenance>>)[name] ?? {
    fields: {},
  };
  for (const item of items)
    for (const field of Object.keys(item).filter(each => !OURS.includes(each)))
      expect(LEVELS).toContain((own[item.id]?.[field] ?? fields[field] ?? fields['*'])?.level);
  expect(Object.keys(own).filter(id => !items.some(item => item.id === id))).toEqual([]);
});

test('the maps and the single values too', () => {
  const { fields } = provenance.MINE_MAPS;
  const drawn = ['start', 'fee', 'startMines', 'towns', 'roads', 'links', 'mines', 'tablets'];
  expect(Object.keys(fields).sort()).toEqual([...drawn].sort());
  expect(MINE_MAPS.flatMap(map => drawn.filter(field => !(field in map)))).toEqual([]);
  const values = Object.keys(provenance.VALUES.items ?? {});
  expect(Object.keys(board).filter(name => name !== 'RIBBONS' && !values.includes(name))).toEqual([]);
});

test('whatever is reconstructed says why', () => {
  const silent = origins.filter(({ level, why = '' }) => level === 'reconstructed' && why.length < 20);
  expect(silent).toEqual([]);
  expect(SILVER_CONTENTS.provenance).toMatchObject({ ...provenance });
});
