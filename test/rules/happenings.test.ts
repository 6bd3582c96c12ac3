import { seeded } from '../../src/rules/chance';
import type { GameEvent, What } from '../../src/rules/events';
import type { Options, State } from '../../src/rules/model';
import { emptyTable } from '../../src/rules/setup';
import { FOLDED_TABLES } from '../../src/tools/folding';
import { atRandom } from '../../src/tools/randomGame';
import { silverTables } from '../../src/tools/silver/tables';
import { choices, openRecorded, playStep } from '../../src/tools/step';

/**
 * A happening says in words of the game what happened: ids, numbers, dice, goods. It holds no part of the state, no
 * path into it and no other happening; folding.test.ts shows that what it says is enough.
 */

type Told = Readonly<Record<string, unknown>>;

/** What is said of it, without whose it is and why it happens. */
const toldOf = (event: GameEvent): Told =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !['seat', 'source', 'rule'].includes(name)));

const isWord = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The way into a state: one of its parts, and what follows. */
const PATH = /^(players|wheel|king|piles|offers|map|fairs|boxes|cardinal|order|agenda)[./[]/;

/** What is wrong with the shape of a happening: only words, lists of them and things made of them lie in it. */
function wrongIn(told: Told, before: State): string[] {
  const parts = new Set(objectsIn({ ...before, agenda: [] }));
  const wrong = Object.entries(told).flatMap(([name, value]) => {
    const things: readonly unknown[] = Array.isArray(value) ? value : [value];
    const held = things.filter(isObject);
    return [
      held.some(thing => !Object.values(thing).every(isWord)) && `${name} is deep`,
      held.some(thing => 'what' in thing) && `${name} is a happening`,
      [value, ...held].some(thing => parts.has(thing)) && `${name} is of the state`,
      things.some(thing => typeof thing === 'string' && PATH.test(thing)) && `${name} is a path`,
    ];
  });
  return wrong.filter(why => why !== false);
}

function objectsIn(value: unknown): unknown[] {
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** All happenings of a game played at random, each with the state before its move. */
function happeningsOf(options: Options, seed: number): { told: Told; before: State }[] {
  const chance = seeded(seed);
  const choose = atRandom(seed, true);
  const opening = openRecorded(options, chance);
  let { state } = opening;
  const all = [{ events: opening.events, before: emptyTable(options) }];
  while (!state.ranking) {
    const { seat, moves } = choices(state);
    const move = choose(state, seat, moves);
    if (!move) throw new Error('somebody can go on');
    const before = state;
    const { events, ...step } = playStep(state, seat, move, chance);
    ({ state } = step);
    all.push({ events, before });
  }
  return all.flatMap(({ events, before }) => events.map(event => ({ told: toldOf(event), before })));
}

const ALL = [...FOLDED_TABLES, ...FOLDED_TABLES, ...silverTables().slice(0, 2)].flatMap((options, seed) =>
  happeningsOf(options, seed),
);

test('no happening holds a path, a part of the state or another happening', () => {
  const wrong = ALL.flatMap(({ told, before }) =>
    wrongIn(told, before).map(why => `${String(told['what'])}: ${why}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('one that does is found', () => {
  const before = ALL[0]?.before;
  if (!before) throw new Error('a game has happenings');
  const found = [
    { what: 'roll', dice: before.wheel.dice },
    { what: 'take', from: 'players.0.storehouse' },
    { what: 'gain', goods: before.players[0]?.goods },
    { what: 'lapse', because: { what: 'lapse' } },
    { what: 'clear', players: [{ dice: [{ value: 1 }] }] },
    { what: 'pay', goods: { iron: 1 } },
  ].map(told => wrongIn(told, before));
  expect(found).toEqual([
    ['dice is of the state'],
    ['from is a path'],
    ['goods is of the state'],
    ['because is a happening'],
    ['players is deep'],
    [],
  ]);
});

/** What has to be said so that the table follows and an animation knows where from and where to. */
const SAID: { readonly [K in What]?: readonly string[] } = {
  die: ['die', 'to', 'action'],
  reveal: ['tile', 'from', 'at'],
  take: ['tile', 'from', 'to'],
  remove: ['tile', 'from'],
  slide: ['tile', 'from', 'to'],
  discardOffer: ['tiles'],
  mixIn: ['tiles'],
  character: ['tile', 'from', 'building', 'floor'],
  crest: ['tile', 'building'],
  contract: ['tile', 'from', 'space'],
  cathedral: ['tile', 'town', 'points'],
  complete: ['building', 'points'],
  walk: ['piece', 'to'],
  king: ['steps', 'to'],
  reset: ['seats', 'to'],
  corruption: ['token', 'steps', 'cycle'],
  turn: ['turn', 'cycle'],
  phase: ['phase', 'round'],
  end: ['ranking'],
};

test.each(Object.entries(SAID))('“%s” says %j', (what, names) => {
  const told = ALL.map(({ told }) => told).filter(each => each['what'] === what);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(each => names.some(name => !(name in each)))).toEqual([]);
});
