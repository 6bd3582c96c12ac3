import { framingOf } from '../../src/ui/play/panels/framing';
import { MAP_VIEW, placeAt } from '../../src/ui/pictures/map/places';

const size = { width: 374, height: 420 };
const whole = Math.min(size.width / MAP_VIEW.width, size.height / MAP_VIEW.height);

/** Where a place is seen in the frame. */
function seen(place: string, { x, y, scale }: ReturnType<typeof framingOf>): { x: number; y: number } {
  const at = placeAt(place);
  const margin = {
    x: (size.width - MAP_VIEW.width * whole) / 2,
    y: (size.height - MAP_VIEW.height * whole) / 2,
  };
  return {
    x: x + scale * (margin.x + (at.x - MAP_VIEW.x) * whole),
    y: y + scale * (margin.y + (at.y - MAP_VIEW.y) * whole),
  };
}

test('a single place is seen in the middle, as large as it goes', () => {
  const framing = framingOf(['strasbourg'], size);
  expect(framing.scale).toBe(2.6);
  expect(seen('strasbourg', framing).x).toBeCloseTo(size.width / 2);
  expect(seen('strasbourg', framing).y).toBeCloseTo(size.height / 2);
});

test('neighbours are seen together, with room around them', () => {
  const framing = framingOf(['tiletum', 'troyes', 'paris'], size);
  for (const place of ['tiletum', 'troyes', 'paris']) {
    const { x, y } = seen(place, framing);
    expect(x).toBeGreaterThan(30);
    expect(x).toBeLessThan(size.width - 30);
    expect(y).toBeGreaterThan(30);
    expect(y).toBeLessThan(size.height - 30);
  }
});

test('places all over the map fill the frame with land, nothing around it', () => {
  const framing = framingOf(['london', 'wien', 'hamburg', 'firenze'], size);
  const drawn = MAP_VIEW.height * whole * framing.scale;
  expect(drawn).toBeCloseTo(size.height);
  expect(framing.y + (framing.scale * (size.height - MAP_VIEW.height * whole)) / 2).toBeCloseTo(0);
});

test('a place at the edge does not show what lies beyond the map', () => {
  const framing = framingOf(['london'], size);
  expect(framing.x).toBeCloseTo(0);
  expect(seen('london', framing).x).toBeLessThan(size.width / 2);
});
