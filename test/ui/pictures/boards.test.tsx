import { BUILDINGS, KING_TRACK, WHEEL } from '../../../src/content';
import { CardinalStreet } from '../../../src/ui/pictures/board/CardinalStreet';
import { ContractRow } from '../../../src/ui/pictures/board/ContractRow';
import { Storehouse } from '../../../src/ui/pictures/board/Storehouse';
import { Street } from '../../../src/ui/pictures/board/Street';
import { DecreeCard } from '../../../src/ui/pictures/cards/DecreeCard';
import type { PlacePropsOf } from '../../../src/ui/pictures/Place';
import { valueAtSlot } from '../../../src/ui/pictures/wheel/geometry';
import { buildingPlace, crestPlace, roomPlace } from '../../../src/ui/pictures/board/streetPlaces';
import { KingTrack } from '../../../src/ui/pictures/wheel/KingTrack';
import { Wheel } from '../../../src/ui/pictures/wheel/Wheel';
import { rendered } from './rendered';

const NAMES = {
  contract: 'Contract',
  character: 'Character',
  architect: 'Architect',
  merchant: 'Merchant',
  king: 'King',
  joker: 'Joker',
};

/** Gives every place its id as a name, and notes which were asked for. */
function named(): { asked: string[]; placeProps: PlacePropsOf } {
  const asked: string[] = [];
  return {
    asked,
    placeProps: id => {
      asked.push(id);
      return { glow: 'possible', 'aria-label': id, tabIndex: 0, role: 'button' };
    },
  };
}

test.each([0, 1, 2, 3, 4, 5])(
  'the wheel turned by %i shows its dice, tiles and Actions as places',
  offset => {
    const { asked, placeProps } = named();
    for (const value of [1, 2, 3, 4, 5, 6]) expect(valueAtSlot((value - 1 + offset) % 6, offset)).toBe(value);
    const markup = rendered(
      <Wheel
        actions={WHEEL}
        offset={offset}
        dice={[1, 2, 3, 4, 5, 6].map(value => ({ colour: 'blue', value }))}
        tiles={{ king: 'b-vp4' }}
        names={NAMES}
        current="king"
        bonuses={[{ action: 'king', owner: 'plum', points: 2 }]}
        placeProps={placeProps}
      />,
    );
    expect(asked).toEqual(expect.arrayContaining(['die.blue.1', 'die.blue.6', 'tile.king', 'action.joker']));
    expect(markup).toContain('aria-label="die.blue.3"');
    expect(markup).toContain('>+2<');
  },
);

test('a crowded section shows one die of each colour and how many there are', () => {
  const dice = (['blue', 'blue', 'blue', 'pink', 'yellow'] as const).map(colour => ({ colour, value: 4 }));
  const markup = rendered(<Wheel actions={WHEEL} offset={0} dice={dice} tiles={{}} names={NAMES} />);
  expect(markup.match(/#die-/g)).toHaveLength(3);
  expect(markup).toContain('×3');
});

test('the King track stacks its markers', () => {
  const track = KING_TRACK.map((_, index) => (index === 5 ? (['plum', 'teal', 'cardinal'] as const) : []));
  const markup = rendered(<KingTrack track={track} label="King" />);
  expect(markup).toContain('−10');
  expect(markup.match(/class="of-/g)).toHaveLength(3);
});

test('every Room, Crest space and Building of the street is a place', () => {
  const { asked, placeProps } = named();
  rendered(
    <Street
      owner="plum"
      buildings={BUILDINGS.map(({ rooms, roofHouse }) => ({
        rooms: Array.from({ length: rooms }, () => null),
        crest: null,
        roofHouse,
      }))}
      placeProps={placeProps}
    />,
  );
  for (const [index, { rooms }] of BUILDINGS.entries()) {
    expect(asked).toContain(buildingPlace(index));
    expect(asked).toContain(crestPlace(index));
    for (let floor = 1; floor <= rooms; floor++) expect(asked).toContain(roomPlace(index, floor));
  }
});

test('markers that return stand where they were and pale where they will be, with an arrow per stack', () => {
  const track = KING_TRACK.map((_, index) => {
    if (index === 3) return ['blue', 'teal'] as const;
    return index === 5 ? (['plum'] as const) : [];
  });
  const returns = [
    { owner: 'blue', to: 5 },
    { owner: 'teal', to: 5 },
  ] as const;
  const counts = (markup: string): number[] =>
    ['class="of-', 'opacity="0.5"', 'way-back'].map(part => markup.split(part).length - 1);
  expect(counts(rendered(<KingTrack track={track} />))).toEqual([3, 0, 0]);
  expect(counts(rendered(<KingTrack track={track} returns={returns} />))).toEqual([5, 2, 1]);
});

test('a picture with places is a group, one without is an image', () => {
  expect(rendered(<Storehouse tiles={[]} label="Store" />)).toContain('role="img"');
  const { placeProps } = named();
  expect(rendered(<Storehouse tiles={[]} label="Store" placeProps={placeProps} />)).toContain('role="group"');
});

test('tiles replace empty spaces', () => {
  const { asked, placeProps } = named();
  rendered(<Storehouse tiles={['b-vp4']} placeProps={placeProps} />);
  rendered(<ContractRow owner="blue" contracts={['c-iron3']} placeProps={placeProps} />);
  expect(asked).toEqual([
    'b-vp4',
    'crate.1',
    'crate.2',
    'crate.3',
    ...[0, 1, 2, 3, 4, 5].map(i => `contract.${i}`),
  ]);
  const building = { rooms: ['ch-king-1', null], crest: 'b-crest-rose-1', points: 2 };
  expect(
    rendered(<CardinalStreet buildings={[building, { ...building, rooms: ['ch-king-1', 'ch-king-2'] }]} />),
  ).toContain('+2');
});

test('a Decree shows all kinds of conditions', () => {
  const markup = rendered(
    <DecreeCard
      title="Decree"
      always="always"
      rows={[
        {
          condition: { when: 'always' },
          take: { take: 'die', which: 'highest', dice: ['any'] },
          result: 'yes',
        },
        { condition: { when: 'contract' }, take: { take: 'action', action: 'king' }, result: 'no' },
        { condition: { when: 'newCrest', by: 'offer' }, take: { take: 'action', action: 'king' } },
        { condition: { when: 'newCrest', by: 'architect' }, take: { take: 'action', action: 'king' } },
        {
          condition: { when: 'more', what: 'pillars', than: 'houses' },
          take: { take: 'action', action: 'king' },
        },
        {
          condition: { when: 'atLeast', what: 'houses', than: 'cathedrals' },
          take: { take: 'action', action: 'king' },
        },
      ]}
      priority={['food', 'iron-or-wool']}
      decided="food"
      state="now"
      pawn
    />,
  );
  expect(markup).toContain('#i-pawn');
  expect(markup).toContain('#i-at-least');
});
