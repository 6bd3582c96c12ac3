import { cardinalOf } from '../../../src/rules/cardinal/board';
import { playerOf, type Move, type State } from '../../../src/rules/model';
import { legalMoves, refuse } from '../../../src/rules/moves';
import { alignWheel, arrange, putMarkers } from '../situation/arranging';
import { bringing, idles } from '../situation/playing';
import { refused, told } from '../situation/seeing';
import { rule } from '../../rule';
import {
  acts,
  bare,
  byRule,
  columns,
  due,
  goods,
  IT,
  proceeds,
  reads,
  readsOn,
  runs,
  solo,
  steps,
  YOU,
} from './situation';

/** It has taken a yellow die of this value at this Action. */
function taken(value: number, card = 'worldly-riches', state: State = bare()): State {
  reads(state, [card, 'worldly-riches'], [{ colour: 'yellow', value }]);
  readsOn(state);
  return state;
}

rule('R15.1 R15.20 R17.1', 'pawn, Decree, die, tile, Action, then Crests, Cathedrals and Contracts', () => {
  const state = due(bare({ storehouse: ['b-crest-cup-1'], goods: { food: 3 } }), { step: 'roll' });
  arrange(state, it => {
    it.wheel.tiles = { contract: 'b-vp4' };
    it.wheel.dice = [{ colour: 'pink', value: 1 }];
  });
  alignWheel(state, 'contract', 1);
  const seen: string[] = [];
  for (let next = steps(state)[0]; next && next !== 'end'; next = steps(state)[0]) {
    if (seen.at(-1) !== next) seen.push(next);
    proceeds(state, bringing(6, 1));
  }
  expect(seen).toEqual(['roll', 'option', 'die', 'wheelTile', 'action', 'contract', 'crest']);
  expect(steps(taken(1))).toEqual(['action', 'crest', 'cathedral', 'fulfil', 'end']);
});

rule('R15.16', 'it gains the Resources of the die', () => {
  expect(goods(taken(4))).toEqual({ gold: 4 });
});

rule('R15.17 R15.17b', 'it takes the wheel tile after the Resources and resolves it at once', () => {
  const state = bare();
  alignWheel(state, 'king', 2);
  arrange(state, it => {
    it.wheel.tiles = { king: 'b-crest-cup-1', joker: 'b-vp4' };
  });
  taken(2, 'worldly-riches', state);
  expect(goods(state)).toEqual({ gold: 2 });
  expect(steps(state)[0]).toBe('wheelTile');
  proceeds(state);
  expect(playerOf(state, IT).storehouse).toEqual(['b-crest-cup-1']);
  expect(state.wheel.tiles).toEqual({ joker: 'b-vp4' });
});

rule('R15.18', 'the wheel tile never influences the choice of the die', () => {
  const dice = [
    { colour: 'pink', value: 3 },
    { colour: 'yellow', value: 3 },
  ] as const;
  const taking = (tiles: State['wheel']['tiles']): string => {
    const state = reads(bare(), ['worldly-riches'], [...dice]);
    arrange(state, it => {
      it.wheel.tiles = tiles;
    });
    return JSON.stringify(byRule(readsOn(state), 'R15.7'));
  };
  const all = { contract: 'b-crest-cup-1', king: 'b-crest-lion-1', joker: 'b-vp4', merchant: 'b-any3' };
  expect(taking(all)).toBe(taking({}));
});

rule('R15.19a', 'a die from an Action: this Action, whatever the Decree wanted', () => {
  const state = bare();
  alignWheel(state, 'king', 2);
  expect(runs(taken(2, 'worldly-riches', state))).toContainEqual(
    expect.objectContaining({ what: 'act', action: 'king', because: 'section' }),
  );
});

rule('R15.19b', 'a die from the Joker for a named Action: the named one', () => {
  const state = bare();
  alignWheel(state, 'joker', 2);
  expect(runs(taken(2, 'king-and-country', state))).toContainEqual(
    expect.objectContaining({ what: 'act', action: 'king', because: 'named', points: 5 }),
  );
});

/** What it does with a Joker die for which no Action was named. */
function byJoker(state: State): unknown {
  alignWheel(state, 'joker', 2);
  const [act] = runs(taken(2, 'worldly-riches', state)).filter(({ what }) => what === 'act');
  return act?.what === 'act' ? act.action : undefined;
}

rule('R15.19c Q15.12', 'without a named Action: King if you are higher, not on the same position', () => {
  const higher = bare();
  putMarkers(higher, { 3: [IT], 5: [YOU] });
  expect(byJoker(higher)).toBe('king');
  const level = bare();
  putMarkers(level, { 3: [YOU, IT] });
  expect(byJoker(level)).not.toBe('king');
});

rule('R15.19d', 'else Merchant if its Pillars are not fewer than its Houses', () => {
  expect(byJoker(bare({ pillars: ['london'] }))).toBe('merchant');
  expect(byJoker(bare({ pillars: ['london', 'paris'] }))).toBe('merchant');
});

rule('R15.19e', 'else Architect', () => {
  expect(byJoker(bare())).toBe('architect');
});

rule(
  'R16.1 R16.2',
  'points are 7 minus the value plus the marker of the performed Action, fixed at its start',
  () => {
    const buildings = columns({ 2: { rooms: ['ch-king-1', 'ch-king-2'], crest: 'c-crest-cup' } });
    for (const at of ['king', 'joker'] as const) {
      const state = acts(bare({ buildings }), 'king', 3, at);
      expect(proceeds(state)).toContainEqual(expect.objectContaining({ what: 'act', points: 5 }));
      expect(state.agenda.at(-1)?.effects).toEqual([expect.objectContaining({ step: 'king', points: 5 })]);
    }
    expect(proceeds(acts(bare(), 'king', 3))).toContainEqual(expect.objectContaining({ points: 3 }));
  },
);

rule('R15.21', 'after its turn the Contract offer slides and is refilled', () => {
  const state = due(bare());
  arrange(state, it => {
    it.offers.contract = ['c-any3', null, 'c-any5', null, null];
  });
  proceeds(state);
  expect(state.offers.contract.slice(3)).toEqual(['c-any3', 'c-any5']);
  expect(state.offers.contract).not.toContain(null);
});

rule('R15.23 R14.11', 'its dice stay on its board until Cleanup, at most three', () => {
  const state = solo();
  const taken = (): number => playerOf(state, IT).dice.length;
  const counts = new Set<number>();
  playRound(state, () => counts.add(taken()));
  expect([...counts].sort()).toEqual([0, 1, 2, 3]);
  expect([state.round, taken()]).toEqual([2, 0]);
});

/** Both play until the next round begins: it by its steps, you as idly as you can. */
function playRound(state: State, watch: () => void): void {
  const { round } = state;
  while (state.round === round) {
    watch();
    if (state.agenda.at(-1)?.seat === IT) proceeds(state);
    else idles(state, ({ agenda }) => agenda.at(-1)?.seat !== YOU);
  }
}

rule('R17.17 R15.1', 'it has exactly one move, always', () => {
  const state = solo();
  arrange(state, IT, { goods: { gold: 20, iron: 9 }, storehouse: ['b-crest-cup-1', 'b-king3', 'c-iron3'] });
  expect(legalMoves(state, IT)).toEqual([{ type: 'proceed' }]);
  const others: Move[] = [
    { type: 'buy', resource: 'iron' },
    { type: 'useHelper', tile: 'b-king3' },
    { type: 'fulfil', tile: 'c-iron3' },
    { type: 'placeCrest', tile: 'b-crest-cup-1', building: 4 },
    { type: 'takeDie', colour: 'pink', value: 1, to: 1 },
    { type: 'pass' },
    { type: 'endTurn' },
  ];
  for (const move of others) expect(refused(state, move)).toBe('onlyProceeds');
});

test('you never proceed', () => {
  const state = solo();
  expect(refuse(state, YOU, { type: 'proceed' })?.why).toBe('notYourTurn');
  while (state.agenda.at(-1)?.seat === IT) proceeds(state);
  expect(refuse(state, YOU, { type: 'proceed' })?.why).toBe('takeDieFirst');
  expect(legalMoves(state, YOU)).not.toContainEqual({ type: 'proceed' });
});

test('steps with nothing to do are left out, with the rule', () => {
  const state = due(
    bare(),
    { step: 'wheelTile', action: 'king' },
    { step: 'king', points: 1 },
    { step: 'crest' },
  );
  const before = structuredClone(cardinalOf(state));
  expect(told(runs(state))).toEqual(expect.arrayContaining(['king R16.70', 'lapse R17.2']));
  expect(cardinalOf(state)).toEqual(before);
});
