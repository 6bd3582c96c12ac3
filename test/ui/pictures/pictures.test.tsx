import {
  ACTIONS,
  BONUS_TILES,
  CATHEDRAL_TILES,
  CHARACTER_TILES,
  COLOURS,
  CONTRACT_PILE,
  COST_TILES,
  CRESTS,
  FAIR_TILES,
  TOWNS,
  WHEEL_ACTIONS,
  type Effect,
  type EffectName,
} from '../../../src/content';
import { FairCard } from '../../../src/ui/pictures/cards/FairCard';
import { DiePicture } from '../../../src/ui/pictures/Die';
import { EffectIcons } from '../../../src/ui/pictures/EffectIcons';
import { ActionIcon, Icon, PointsIcon, PointsRow, ShieldIcon } from '../../../src/ui/pictures/Icon';
import { ICONS } from '../../../src/ui/pictures/icons';
import { TownPicture } from '../../../src/ui/pictures/map/TownPicture';
import { OWNERS } from '../../../src/ui/pictures/owners';
import { CathedralPicture, CharacterPicture, CrestPicture } from '../../../src/ui/pictures/People';
import { PieceIcon, TokenIcon } from '../../../src/ui/pictures/Piece';
import { CostTilePicture } from '../../../src/ui/pictures/tiles/CathedralTiles';
import { CorruptionPicture } from '../../../src/ui/pictures/tiles/CorruptionPicture';
import { EmptyPlace, EMPTY_PLACES } from '../../../src/ui/pictures/tiles/EmptyPlace';
import { TilePicture } from '../../../src/ui/pictures/tiles/TilePicture';
import { rendered } from './rendered';

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

/** One of every effect of the vocabulary: a forgotten one does not compile. */
const EFFECTS: { [K in EffectName<'base'>]: readonly Extract<Effect, { do: K }>[] } = {
  gain: [{ do: 'gain', goods: { gold: 2, wool: 1 } }],
  gainAny: [{ do: 'gainAny', count: 3 }],
  score: [{ do: 'score', points: 11 }],
  king: [{ do: 'king', steps: 1 }],
  act: WHEEL_ACTIONS.map(action => ({ do: 'act', action, points: 2 })),
  addPoints: [{ do: 'addPoints', points: 2 }],
  changeColour: [{ do: 'changeColour' }],
  buildingBonuses: [{ do: 'buildingBonuses' }],
  move: [
    { do: 'move', piece: 'merchant', steps: 1 },
    { do: 'move', piece: 'architect', steps: 2 },
  ],
  relocate: [
    { do: 'relocate', piece: 'merchant' },
    { do: 'relocate', piece: 'architect' },
  ],
  place: [
    { do: 'place', what: 'house', where: 'here' },
    { do: 'place', what: 'pillar', where: 'anywhere' },
  ],
};

test.each(ids([...BONUS_TILES, ...CONTRACT_PILE, ...CHARACTER_TILES]))(
  'tile %s draws itself, large and small',
  tile => {
    const large = rendered(<TilePicture tile={tile} label="A tile" />);
    expect(large).toContain('role="img" aria-label="A tile"');
    expect(rendered(<TilePicture tile={tile} size={30} />)).toContain('aria-hidden="true"');
  },
);

test('tiles that do different things look different', () => {
  const tiles = [...BONUS_TILES, ...CONTRACT_PILE, ...CHARACTER_TILES];
  const doing = new Set(tiles.map(tile => JSON.stringify({ ...tile, id: '', players: 0 })));
  const faces = new Set(tiles.map(({ id }) => rendered(<TilePicture tile={id} />)));
  expect(faces.size).toBe(doing.size);
});

test.each(Object.entries(EFFECTS))('effect %s has its word', (_, effects) => {
  for (const effect of effects) expect(rendered(<EffectIcons effects={[effect]} />)).toMatch(/<use|<text/);
});

test('effects in a line stand beside each other', () => {
  const all = Object.values(EFFECTS).flat();
  expect(rendered(<EffectIcons effects={all} label="Everything" size={20} />)).toContain(
    'aria-label="Everything"',
  );
});

test.each(ICONS)('icon %s', name => {
  expect(rendered(<Icon name={name} count={3} />)).toContain(`#i-${name}`);
});

test('Actions, points and shields', () => {
  for (const action of WHEEL_ACTIONS) rendered(<ActionIcon action={action} points={3} />);
  expect(rendered(<ShieldIcon points={-12} />)).toContain('−12');
  expect(rendered(<PointsIcon points="+2" tone="sun" />)).toContain('+2');
  expect(rendered(<PointsRow left={2} total={5} />).match(/points-spent/g)).toHaveLength(3);
});

test.each(COLOURS)('die %s shows its pips', colour => {
  for (const value of [1, 2, 3, 4, 5, 6])
    expect(
      rendered(<DiePicture colour={colour} value={value} badge={false} />).match(/<circle/g),
    ).toHaveLength(value);
});

test('pieces carry the mark of their owner', () => {
  const marks = OWNERS.map(owner =>
    /#i-(disc|square|triangle|lozenge|cross)/.exec(rendered(<TokenIcon owner={owner} />)),
  );
  expect(new Set(marks.map(mark => mark?.[1])).size).toBe(OWNERS.length);
  for (const owner of OWNERS)
    for (const kind of ['house', 'pillar', 'merchant', 'architect'] as const)
      rendered(<PieceIcon kind={kind} owner={owner} />);
});

test('people, banners, Cathedrals, costs, Fairs, empty places', () => {
  for (const action of ACTIONS) rendered(<CharacterPicture character={action} />);
  for (const crest of CRESTS) rendered(<CrestPicture crest={crest} />);
  for (const { town } of CATHEDRAL_TILES) rendered(<CathedralPicture town={town} />);
  for (const { id } of TOWNS) rendered(<TownPicture town={id} />);
  for (const { id } of COST_TILES) rendered(<CostTilePicture cost={id} />);
  for (const { id } of FAIR_TILES) rendered(<FairCard tile={id} round={3} state="now" town="Lyon" />);
  for (const kind of EMPTY_PLACES) rendered(<EmptyPlace kind={kind} />);
  expect(rendered(<CorruptionPicture steps={0} />)).toContain('>0<');
  expect(rendered(<CorruptionPicture steps={2} />)).toContain('−2');
});
