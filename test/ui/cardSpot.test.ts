import { cardSpot } from '../../src/ui/explain/cardSpot';

/** A tip stands beside its thing, within the field, wherever the thing lies. */

const FIELD = { left: 0, top: 0, right: 390, bottom: 700 };
const WIDE = { left: 0, top: 0, right: 1280, bottom: 590 };
const TIP = { width: 320, height: 240 };

const box = (left: number, top: number, size: number) => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

function lies(thing: ReturnType<typeof box>, field: typeof FIELD): { inside: boolean; beside: boolean } {
  const { left, top } = cardSpot([thing], TIP, field);
  const [right, bottom] = [left + TIP.width, top + TIP.height];
  return {
    inside: left >= field.left && top >= field.top && right <= field.right && bottom <= field.bottom,
    beside: right <= thing.left || left >= thing.right || bottom <= thing.top || top >= thing.bottom,
  };
}

test.each([FIELD, WIDE])('never outside nor over it: %j', field => {
  for (let left = 0; left <= field.right - 56; left += 20)
    for (let top = 0; top <= field.bottom - 56; top += 20) {
      // where it is wider than what is left and right, it needs the height above or below
      const thing = box(left, top, 56);
      const fits =
        thing.left - 16 >= TIP.width ||
        field.right - thing.right - 16 >= TIP.width ||
        thing.top - 16 >= TIP.height ||
        field.bottom - thing.bottom - 16 >= TIP.height;
      expect({ thing, fits, ...lies(thing, field) }).toEqual({
        thing,
        fits: true,
        inside: true,
        beside: true,
      });
    }
});

test('right of it where there is room', () => {
  expect(cardSpot([box(100, 100, 56)], TIP, WIDE)).toEqual({ left: 166, top: 100, side: 'right' });
});

test('higher up rather than over the lower edge', () => {
  expect(cardSpot([box(100, 500, 56)], TIP, WIDE)).toEqual({ left: 166, top: 590 - 10 - 240, side: 'right' });
});

test('beside the road to it too, where there is room', () => {
  const road = { left: 100, top: 100, right: 500, bottom: 156 };
  expect(cardSpot([road, box(100, 100, 56)], TIP, WIDE)).toEqual({ left: 510, top: 100, side: 'right' });
  const long = { left: 100, top: 100, right: 1200, bottom: 500 };
  expect(cardSpot([long, box(100, 100, 56)], TIP, WIDE)).toEqual({ left: 166, top: 100, side: 'right' });
});
