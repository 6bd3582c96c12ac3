import { playerOf, type Move, type Pending, type SourceKind, type State } from '../../src/rules/model';
import { READINGS_OF_VERSION_1 } from '../../src/rules/readings';
import { rule } from '../rule';
import { aGame, alignWheel, arrange, buildingsWith, type Mine } from './situation/arranging';
import { asked, inAction } from './situation/moments';
import { does } from './situation/playing';
import { forbidden, isOffered, offered, owns, pointsLeft, told, waits } from './situation/seeing';

/** Tasks in general, and buying. */

const TASKS: readonly Move[] = [
  { type: 'buy', resource: 'iron' },
  { type: 'fulfil', tile: 'b-any1-1', identical: 'food' },
  { type: 'placeCrest', tile: 'b-crest-cup-1', building: 5 },
  { type: 'contribute', town: 'praha' },
  { type: 'useHelper', tile: 'b-vp4' },
];

/** All that these Tasks need. */
const ready = (): Mine => ({
  goods: { gold: 2, food: 3, stone: 2 },
  storehouse: ['b-any1-1', 'b-crest-cup-1', 'b-vp4'],
  pillars: ['praha'],
});

function prepared(state: State): State {
  arrange(state, 0, ready());
  arrange(state, it => {
    it.map.costs.praha = 'k1';
  });
  return state;
}

/** The die is taken and its wheel tile is neither taken nor left. */
function atWheelTile(): State {
  const state = aGame();
  alignWheel(state, 'king', 4);
  arrange(state, it => {
    it.wheel.dice[0] = { colour: 'blue', value: 4 };
    it.wheel.tiles.king = 'b-king3';
  });
  does(state, { type: 'takeDie', colour: 'blue', value: 4, to: 4 });
  return state;
}

const MOMENTS: readonly [string, () => State][] = [
  ['before the die is taken', () => aGame()],
  ['before the wheel tile is decided on', atWheelTile],
  ['before the Joker is named', () => inAction('joker', 3)],
  ['between the points of the die', () => inAction('merchant', 3)],
  ['after the last point', () => inAction('merchant', 0)],
  ['between the points of a bonus Action', () => asked([{ do: 'act', action: 'character', points: 2 }])],
];

for (const [moment, at] of MOMENTS)
  rule('R7.1 Q7.10 R6.6', `every Task may be done ${moment}`, () => {
    for (const task of TASKS) {
      expect(isOffered(prepared(at()), task)).toBe(true);
      expect(forbidden(prepared(at()), task)).toBeUndefined();
    }
  });

for (const task of TASKS) {
  rule('R7.1', `${task.type} belongs to the own turn`, () => {
    const state = prepared(inAction('merchant', 3));
    arrange(state, 1, ready());
    expect(forbidden(state, task, 1)).toBe('notYourTurn R3.5');
    const king = prepared(aGame());
    arrange(king, it => {
      it.phase = 'king';
      it.agenda = [{ seat: 0, effects: [{ do: 'kingTile' }], source: { kind: 'leader' } }];
    });
    expect(forbidden(king, task)).toBe('notYourTurn Q5.14');
    expect(isOffered(king, task)).toBe(false);
  });

  rule('R7.2', `${task.type} costs no points`, () => {
    const state = prepared(inAction('merchant', 3));
    does(state, task);
    expect(pointsLeft(state)).toBe(3);
  });
}

const ORDERS = [TASKS, TASKS.toReversed()].flatMap(tasks =>
  tasks.map((_, from) => [...tasks.slice(from), ...tasks.slice(0, from)]),
);

rule('R7.21', 'Tasks may be done in any order', () => {
  for (const order of ORDERS) {
    const state = prepared(inAction('merchant', 3));
    does(state, ...order);
    expect(owns(state)).toEqual({ iron: 1 });
    // 1 for the Contract and 1 for its space, 5 for the Crest space, 2 + 8 for the Cathedral, 4 for the Helper
    expect(playerOf(state, 0)).toMatchObject({ score: 10 + 2 + 5 + 10 + 4, storehouse: [] });
  }
});

rule('R7.1', 'a Task may be done again and again', () => {
  const state = inAction('king', 1, { goods: { gold: 7 } });
  const buy: Move = { type: 'buy', resource: 'wool' };
  does(state, buy, buy, buy);
  expect(owns(state)).toEqual({ gold: 1, wool: 3 });
  expect(forbidden(state, buy)).toBe('cannotPay R7.3');
});

/** The Tasks that are allowed now. */
const allowed = (state: State): string[] =>
  TASKS.filter(task => forbidden(state, task) === undefined).map(({ type }) => type);

rule('R7.1 R7.12 Q7.1', 'no Task comes between a placed Crest and the bonus of its space', () => {
  for (const building of [0, 1, 2, 3, 4]) {
    const state = prepared(inAction('king', 1));
    const { storehouse = [] } = ready();
    arrange(state, 0, {
      goods: { food: 9, gold: 2, stone: 2 },
      storehouse: [...storehouse, 'b-crest-lily-1'],
    });
    does(state, { type: 'placeCrest', tile: 'b-crest-lily-1', building });
    expect(allowed(state)).toEqual([]);
  }
});

rule('R7.1 R7.9 Q7.1', 'no Task comes between a fulfilled Contract and the step that it brings', () => {
  const state = prepared(inAction('king', 1));
  const { goods, storehouse = [] } = ready();
  arrange(state, 0, { goods: { ...goods, wool: 5 }, storehouse: [...storehouse, 'c-wool5'] });
  does(state, { type: 'fulfil', tile: 'c-wool5' });
  expect(allowed(state)).toEqual([]);
});

rule('R7.1 R6.53 Q7.1', 'no Task comes between the first exchange and what it brings', () => {
  const state = prepared(inAction('contract', 2));
  arrange(state, 0, { goods: { ...ready().goods, wool: 1 } });
  does(state, { type: 'exchange', give: 'wool', get: 'food' });
  expect(allowed(state)).toEqual([]);
  expect(forbidden(state, { type: 'buy', resource: 'food' })).toBe('finishFirst Q7.1');
});

rule('R7.1 R7.9 Q8.29', 'Tasks may be done within the Action that a fulfilled Contract brings', () => {
  const state = inAction('king', 1, { storehouse: ['c-iron3wool3'], goods: { iron: 3, wool: 3, gold: 2 } });
  does(state, { type: 'fulfil', tile: 'c-iron3wool3' });
  expect(waits(state)).toEqual(['act']);
  expect(forbidden(state, { type: 'buy', resource: 'food' })).toBeUndefined();
});

for (const resource of ['iron', 'wool', 'stone', 'food'] as const)
  rule('R7.3', `2 Gold buy 1 ${resource}`, () => {
    const state = inAction('king', 1, { goods: { gold: 2 } });
    const events = does(state, { type: 'buy', resource });
    expect(told(events)).toEqual(['pay R7.3', 'gain R7.3']);
    for (const { source } of events) expect(source).toEqual({ kind: 'buy' });
    expect(owns(state)).toEqual({ [resource]: 1 });
    expect(forbidden(inAction('king', 1, { goods: { gold: 1, food: 9 } }), { type: 'buy', resource })).toBe(
      'cannotPay R7.3',
    );
  });

rule('R7.4', 'Gold cannot be bought', () => {
  const state = inAction('king', 1, { goods: { gold: 9 } });
  expect(forbidden(state, { type: 'buy', resource: 'gold' })).toBe('noGoldForGold R7.4');
  expect(offered(state, 'buy').map(({ resource }) => resource)).toEqual(['food', 'wool', 'stone', 'iron']);
});

describe('while an immediate bonus waits', () => {
  /** Every bonus that is no Action with points, each as it waits in the middle of a turn. */
  const BONUSES: readonly [what: string, ids: string, effects: Pending[], kind: SourceKind, answer: Move][] =
    [
      [
        'goods of choice by a Helper',
        'R8.20',
        [{ do: 'gainAny', count: 1 }],
        'helper',
        { type: 'chooseGoods', goods: { gold: 1 } },
      ],
      [
        'goods of choice left of a Character',
        'R8.25',
        [{ do: 'gainAny', count: 1 }],
        'character',
        { type: 'chooseGoods', goods: { iron: 1 } },
      ],
      [
        'a step',
        'R8.36a',
        [{ do: 'move', piece: 'merchant', steps: 2 }],
        'character',
        { type: 'step', piece: 'merchant', to: 'brugge' },
      ],
      [
        'a step and a House',
        'R8.36b',
        [
          { do: 'move', piece: 'merchant', steps: 1 },
          { do: 'place', what: 'house', where: 'here' },
        ],
        'character',
        { type: 'step', piece: 'merchant', to: 'brugge' },
      ],
      [
        'steps of both pieces',
        'R8.31',
        [
          { do: 'move', piece: 'architect', steps: 1 },
          { do: 'move', piece: 'merchant', steps: 1 },
        ],
        'character',
        { type: 'step', piece: 'architect', to: 'brugge' },
      ],
      [
        'a House anywhere',
        'R8.50',
        [{ do: 'place', what: 'house', where: 'anywhere' }],
        'character',
        { type: 'buildHouse', space: 'basel.h1' },
      ],
      [
        'which Building',
        'R8.41',
        [{ do: 'buildingBonuses' }],
        'houseSpace',
        { type: 'chooseBuilding', building: 0 },
      ],
      [
        'which of its bonuses',
        'R8.43',
        [{ do: 'receive', tiles: ['ch-king-5', 'ch-king-3'] }],
        'helper',
        { type: 'receive', tile: 'ch-king-3' },
      ],
      [
        'a leap',
        'R8.53',
        [{ do: 'relocate', piece: 'merchant' }],
        'crestSpace',
        { type: 'relocate', piece: 'merchant', to: 'wien' },
      ],
    ];

  const waitingFor = (effects: Pending[], kind: SourceKind): State => {
    const state = prepared(inAction('king', 1));
    arrange(state, 0, { buildings: buildingsWith({ 0: { rooms: ['ch-king-5', 'ch-king-3', null] } }) });
    arrange(state, it => {
      it.agenda.push({ seat: 0, effects, source: { kind } });
    });
    return state;
  };

  for (const [what, ids, effects, kind, answer] of BONUSES) {
    rule(`Q7.1 ${ids}`, `${what}: no Task, no end of the turn, only that or declining it`, () => {
      const state = waitingFor(structuredClone(effects), kind);
      expect(allowed(state)).toEqual([]);
      for (const task of TASKS) {
        expect(forbidden(state, task)).toBe('finishFirst Q7.1');
        expect(isOffered(state, task)).toBe(false);
      }
      expect(forbidden(state, { type: 'endTurn' })).toBe('finishFirst R8.3');
      expect(forbidden(state, answer)).toBeUndefined();
      const types = new Set(offered(state, answer.type).map(({ type }) => type));
      expect(types).toEqual(new Set([answer.type]));
    });

    rule(`Q7.1 ${ids}`, `${what}: Tasks stand again where it was resolved`, () => {
      const state = waitingFor(structuredClone(effects), kind);
      while (!waits(state).includes('dieAction'))
        does(state, isOffered(state, { type: 'pass' }) ? { type: 'pass' } : answer);
      expect(allowed(state)).toHaveLength(TASKS.length);
    });
  }

  rule(
    'Q7.1 R8.25',
    'a bonus that still holds an Action with points lets Tasks in, its rest does not',
    () => {
      const both: Pending[] = [
        { do: 'act', action: 'contract', points: 1 },
        { do: 'gainAny', count: 1 },
      ];
      const state = waitingFor(both, 'character');
      expect(allowed(state)).toHaveLength(TASKS.length);
      arrange(state, it => {
        it.facts.exchanged = true;
      });
      does(state, { type: 'exchange', give: 'food', get: 'wool' });
      expect(waits(state)).toEqual(['gainAny']);
      expect(allowed(state)).toEqual([]);

      const other = waitingFor(structuredClone(both), 'character');
      does(other, { type: 'chooseGoods', goods: { iron: 1 } });
      expect(waits(other)).toEqual(['act']);
      expect(allowed(other)).toHaveLength(TASKS.length);
    },
  );

  rule('Q7.1 R8.3', 'an Action below it does not let Tasks in', () => {
    const state = waitingFor([{ do: 'act', action: 'character', points: 2 }], 'helper');
    arrange(state, it => {
      it.agenda.push({ seat: 0, effects: [{ do: 'buildingBonuses' }], source: { kind: 'helper' } });
    });
    expect(allowed(state)).toEqual([]);
    does(state, { type: 'pass' });
    expect(allowed(state)).toHaveLength(TASKS.length);
  });

  rule('Q7.1 R8.18', 'a declared colour is chosen before anything else', () => {
    const state = prepared(aGame());
    arrange(state, 0, { storehouse: ['b-colour-1', ...(ready().storehouse ?? [])] });
    does(state, { type: 'useHelper', tile: 'b-colour-1' });
    expect(allowed(state)).toEqual([]);
    does(state, { type: 'chooseColour', resource: 'stone' });
    expect(allowed(state)).toHaveLength(TASKS.length);
  });

  rule('Q7.1 R7.1', 'games of the first rules version let them in by what granted the bonus', () => {
    const goods: Pending = { do: 'gainAny', count: 1 };
    const act: Pending = { do: 'act', action: 'character', points: 1 };
    const letIn = (effects: Pending[], kind: SourceKind): boolean => {
      const state = waitingFor(effects, kind);
      arrange(state, it => {
        it.options.readings = { tasksInBonuses: 'yes' };
      });
      return allowed(state).length === TASKS.length;
    };
    for (const kind of ['crestSpace', 'contract', 'exchange'] as const) {
      expect(letIn([goods], kind)).toBe(false);
      expect(letIn([act], kind)).toBe(true);
      expect(letIn([{ ...act }, { ...goods }], kind)).toBe(true);
    }
    for (const kind of ['character', 'helper', 'houseSpace'] as const)
      expect(letIn([goods], kind)).toBe(true);
  });

  rule('Q7.1 R7.1', 'games of the first rules version let Tasks into most of them', () => {
    const letIn = BONUSES.filter(([, , effects, kind]) => {
      const state = waitingFor(structuredClone(effects), kind);
      arrange(state, it => {
        it.options.readings = READINGS_OF_VERSION_1;
      });
      return allowed(state).length === TASKS.length;
    });
    expect(letIn.map(([, , , kind]) => kind)).toEqual(
      BONUSES.map(([, , , kind]) => kind).filter(kind => kind !== 'crestSpace'),
    );
  });
});
