import { freeCorner, type Box } from '../../src/ui/play/prompts/corner';

const field: Box = { left: 100, top: 50, right: 900, bottom: 600 };
const card = { width: 200, height: 150 };
const at = (left: number, top: number): Box => ({ left, top, right: left + 40, bottom: top + 30 });

test('a question lies at the lower left when nothing is there', () => {
  expect(freeCorner({ card, field, candidates: [at(500, 300)], others: [] })).toBe('lower-left');
});

test('a question gives way to what may be chosen', () => {
  const lowerLeft = at(150, 520);
  const lowerRight = at(820, 500);
  expect(freeCorner({ card, field, candidates: [lowerLeft], others: [] })).toBe('lower-right');
  expect(freeCorner({ card, field, candidates: [lowerLeft, lowerRight], others: [] })).toBe('upper-left');
});

test('of two corners without candidates that with less of anything else is chosen, but a candidate weighs more', () => {
  const others = [at(150, 520), at(200, 520)];
  expect(freeCorner({ card, field, candidates: [], others })).toBe('lower-right');
  const everywhereElse = [at(820, 500), at(150, 80), at(820, 80)];
  expect(freeCorner({ card, field, candidates: everywhereElse, others })).toBe('lower-left');
});
