import { freeSpot, type Edges, type Sight } from '../../src/ui/play/mapCards/spot';

const field: Edges = { left: 100, top: 50, right: 900, bottom: 600 };
const card = { width: 200, height: 150 };
const NOTHING = { taken: [], candidates: [], others: [] };
const at = (left: number, top: number): Edges => ({ left, top, right: left + 40, bottom: top + 30 });
const LOWER_LEFT: Edges = { left: 108, top: 442, right: 308, bottom: 592 };

const spotAmong = (things: Partial<Sight>): Edges => freeSpot({ card, field, ...NOTHING, ...things });

test('a card lies at the lower left when nothing is there', () => {
  expect(spotAmong({ candidates: [at(500, 300)] })).toEqual(LOWER_LEFT);
});

test('a card gives way upwards along the left edge', () => {
  const spot = spotAmong({ candidates: [at(150, 520)] });
  expect(spot).toMatchObject({ left: 108 });
  expect(spot.bottom).toBeLessThanOrEqual(520);
  expect(spot.bottom).toBeGreaterThan(500);
});

test('with the left edge full it lies at the right one', () => {
  const left = [100, 200, 300, 400, 500].map(top => at(150, top));
  expect(spotAmong({ candidates: left })).toMatchObject({ left: 692, top: 442 });
});

test('between both edges it lies below', () => {
  const sides = [60, 160, 260, 360, 460, 560].flatMap(top => [at(120, top), at(840, top)]);
  expect(spotAmong({ candidates: sides })).toMatchObject({ left: 168, top: 442 });
});

test('a candidate weighs more than anything else, another card more than a candidate', () => {
  const others = [at(150, 520), at(200, 520)];
  const column = (left: number): Edges => ({ left, right: left + 40, top: 50, bottom: 600 });
  const everywhereElse = [
    { left: 100, right: 900, top: 50, bottom: 440 },
    column(310),
    column(500),
    column(660),
  ];
  expect(spotAmong({ candidates: everywhereElse, others })).toEqual(LOWER_LEFT);
  expect(spotAmong({ candidates: everywhereElse, taken: [at(150, 520)] })).not.toEqual(LOWER_LEFT);
});

test('a card without room begins at the upper left', () => {
  const large = { width: 1000, height: 700 };
  expect(freeSpot({ card: large, field, ...NOTHING })).toMatchObject({ left: 108, top: 58 });
});
