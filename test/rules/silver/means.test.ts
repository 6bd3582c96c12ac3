import { TIERS } from '../../../src/content/silver/technologies';
import type { Technology } from '../../../src/content/silver/words';
import type { MoveType, Pending, State } from '../../../src/rules/model';
import { worthTrying } from '../../../src/rules/moves/worthTrying';
import { boxOf, rowOf } from '../../../src/rules/shelf';
import { TIER_ROWS } from '../../../src/rules/silver/technologies/rows';
import { arrange } from '../situation/arranging';
import { arrangeLuck, below } from './situation';
import { onTier } from './technologies/situation';

/** What a seat can have nothing of is not even tried: finding out what is legal would take too long. */

const isTried = (state: State, type: MoveType): boolean =>
  worthTrying(state, 0).some(({ candidates }) => candidates === rowOf(boxOf(state).moves, type).candidates);

/** At the King Action, or at that of a Joker. */
const atKing = (technology: Technology, tier: number): State => onTier(technology, tier, 'king', 1);
const atJoker = (tier: number): State => onTier('joker', tier, 'joker', 2);

function lucky(luck: Parameters<typeof arrangeLuck>[1], at = below('king', 1)): State {
  arrangeLuck(at, luck);
  return at;
}

/** The Action of the die has begun. */
function begun(state: State): State {
  arrange(state, it => Object.assign(it.facts, { begun: true }));
  return state;
}

const nothing = (): State => below('king', 1, { silver: 0 });

test.each<[type: MoveType, has: State, hasNot: readonly State[]]>([
  ['research', below('king', 1, { silver: 1 }), [nothing()]],
  ['hire', below('king', 1, { silver: 1 }), [nothing()]],
  ['spendAsGold', below('king', 1, { bonus: 'wool' }), [nothing()]],
  ['useMovement', lucky({ movement: 1 }), [nothing(), lucky({ movement: 1, turn: -1 })]],
  ['useMovement', lucky({ mining: 1 }), [nothing(), lucky({ rest: 2, contractLook: 1 })]],
  ['goOver', lucky({ rest: 1 }), [nothing(), lucky({ movement: 2 })]],
  [
    'beginAction',
    atKing('merchant', 1),
    [nothing(), atKing('merchant', 0), atKing('die', 3), begun(atKing('merchant', 1))],
  ],
  ['offerFirst', atKing('king', 3), [nothing(), atKing('king', 2), atKing('joker', 1)]],
  ['offerFirst', atKing('joker', 2), [atKing('merchant', 3)]],
  ['fulfilForLess', atKing('contract', 1), [nothing(), atKing('merchant', 3)]],
  ['fulfilForLess', atKing('contract', 3), [nothing(), atKing('joker', 3)]],
  ['turnUp', atKing('contract', 2), [nothing(), atKing('contract', 1), atKing('joker', 3)]],
  ['turnUp', lucky({ contractLook: 1 }), [lucky({ movement: 1 })]],
  ['split', atJoker(3), [atJoker(2)]],
])('%s', (type, has, hasNot) => {
  expect(isTried(has, type)).toBe(true);
  expect(hasNot.map(state => isTried(state, type))).toEqual(hasNot.map(() => false));
});

test.each<[type: MoveType, waits: Pending]>([
  ['hire', { do: 'freeProspector' }],
  ['research', { do: 'cheaperTier', discount: 1 }],
  ['turnUp', { do: 'turnUp' }],
])('%s is tried where it is waited for, whatever a seat has', (type, waits) => {
  const state = nothing();
  arrange(state, it => {
    it.agenda.push({ seat: 0, effects: [waits], source: { kind: 'tablet' } });
  });
  expect(isTried(state, type)).toBe(true);
});

test('what another seat has does not count', () => {
  const state = nothing();
  arrange(state, it => Object.assign(it.boxes?.silver?.seats[1] ?? {}, { silver: 9, tiers: [3, 3, 3] }));
  expect((['research', 'beginAction'] as const).filter(type => isTried(state, type))).toEqual([]);
});

test('whoever has a tier that does something as an Action begins is asked whether it begins', () => {
  const tried = TIERS.filter(({ technology, tier }) => isTried(atKing(technology, tier), 'beginAction'));
  const doing = TIERS.filter(({ technology, tier }) =>
    TIERS.some(each => each.technology === technology && each.tier <= tier && TIER_ROWS[each.id].begins),
  );
  expect(tried).toEqual(doing);
});
