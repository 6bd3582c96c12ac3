import { Auditor, isPlain } from '../../src/tools/invariants';
import { randomGame } from '../../src/tools/randomGame';
import { Watch } from '../../src/tools/watch';
import { openRecorded, optionsFor } from '../../src/tools/step';
import { seeded } from '../../src/rules/chance';
import { arrange, type Arranged } from './situation/arranging';

/** A small dose for every run; `npm run sim` plays as many as wanted. */
for (const players of [2, 3, 4])
  test.each([true, false])(`random games with ${players} players violate nothing, eager %s`, eager => {
    for (let seed = 1; seed <= 5; seed++)
      expect(randomGame(players, seed, { watched: true, eager }).violations).toEqual([]);
  });

function playerOf({ players }: Arranged, seat: number): Arranged['players'][number] {
  const player = players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
}

test.each<[string, (state: Arranged) => void]>([
  ['plain JSON', state => Object.assign(playerOf(state, 0), { hat: undefined })],
  ['tiles', state => state.piles.bonus.pop()],
  ['tiles', state => (state.offers.character[0] = state.offers.character[1] ?? null)],
  ['dice', state => state.wheel.dice.pop()],
  ['Houses', state => (playerOf(state, 1).supply.houses += 1)],
  ['Pillars', state => playerOf(state, 0).pillars.push('paris')],
  ['two Houses in a town', state => playerOf(state, 0).houses.push('tiletum.h4')],
  ['two Houses on a space', state => playerOf(state, 0).houses.push('tiletum.h2')],
  [
    'Storehouse',
    state => playerOf(state, 0).storehouse.push('b-any3', 'b-any3', 'b-any3', 'b-any3', 'b-any3'),
  ],
  ['negative goods', state => (playerOf(state, 2).goods.wool = -1)],
  ['events tell', state => (playerOf(state, 2).score += 1)],
  ['King-track', state => state.king.track[3]?.push(0)],
])('the auditor notices spoilt %s', (what, spoil) => {
  const { state, events } = openRecorded(optionsFor(3), seeded(1));
  const auditor = new Auditor();
  auditor.note(events);
  expect(auditor.violations(state)).toEqual([]);
  const spoilt = { ...state };
  arrange(spoilt, spoil);
  expect(auditor.violations(spoilt).join()).toContain(what);
});

test('a game of which not everything is told is noticed', () => {
  const { record } = randomGame(2, 1, { watched: false });
  const opening = openRecorded(optionsFor(2), seeded(1));
  const reportOf = (events: typeof opening.events): string[] => {
    const violations: string[] = [];
    const report = { ...{ moves: 0, legal: { sum: 0, most: 0 }, largest: 0 }, violations };
    new Watch({ ...report, state: opening.state, record: { ...record, steps: [] } }, events);
    return violations;
  };
  expect(reportOf(opening.events)).toEqual([]);
  expect(reportOf(opening.events.filter(({ what }) => what !== 'roll')).join()).toContain('another table');
});

test.each<[string, unknown]>([
  ['undefined', undefined],
  ['no number', NaN],
  ['minus zero', -0],
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['a list with a hole', [undefined]],
  ['a number without end, deep inside', { a: { b: Infinity } }],
])('%s is not plain JSON', (_, value) => expect(isPlain(value)).toBe(false));
