import type { Die, Move } from '../../../src/rules/model';
import { playerOf } from '../../../src/rules/model';
import { luckOf, silverOf } from '../../../src/rules/silver/miner';
import { bringsMovement } from '../../../src/rules/silver/wheel/sections';
import { pointsToSpend } from '../../../src/rules/spending';
import { actionAt, actionsAt } from '../../../src/rules/wheel';
import { rule } from '../../rule';
import { alignWheel, arrange } from '../situation/arranging';
import { begins, does } from '../situation/playing';
import { forbidden, isOffered, offered, pointsLeft, refused, told, waits } from '../situation/seeing';
import { aSilverGame, arrangeMiner, arrangeLuck, arrangeSilver, below, layDie, owned } from './situation';

const VALUES = [1, 2, 3, 4, 5, 6];
const prospectorAt = (state: ReturnType<typeof aSilverGame>): number[] =>
  VALUES.filter(value => actionsAt(state, value).includes('prospector'));

/** Seat 0 may take a dark grey die of this value; the Prospector Action is at 3 and 4, the boot at 6. */
function withDie(value: number, options: Parameters<typeof aSilverGame>[0] = {}) {
  const state = aSilverGame(options);
  arrange(state, it => layDie(it, value));
  const take = (more: Partial<Extract<Move, { type: 'takeDie' }>> = {}) =>
    ({ type: 'takeDie', colour: 'darkGrey', value, to: value, ...more }) as const;
  return { state, take };
}

rule('S7.2 S7.6', 'dice of its two sections offer two Actions, one of which is named with the die', () => {
  const { state, take } = withDie(3);
  const other = actionAt(state, 3);
  expect(forbidden(state, take())).toBe('nameAction R5.9');
  expect(isOffered(state, take({ action: other }))).toBe(true);
  expect(isOffered(state, take({ action: 'prospector' }))).toBe(true);
  const { state: elsewhere, take: takeTwo } = withDie(2);
  expect(refused(elsewhere, takeTwo({ action: 'prospector' }))).toBe('nameAction');
});

rule('S7.3', 'only the Bonus tile of the chosen Action is offered', () => {
  for (const chosen of ['prospector', 'other'] as const) {
    const { state, take } = withDie(3);
    const other = actionAt(state, 3);
    const tiles = { prospector: 'b-vp4', [other]: 'b-any3' } as const;
    arrange(state, it => Object.assign(it.wheel.tiles, tiles));
    does(state, take({ action: chosen === 'prospector' ? 'prospector' : other }), { type: 'takeTile' });
    expect(playerOf(state, 0).storehouse).toEqual([chosen === 'prospector' ? 'b-vp4' : 'b-any3']);
  }
});

rule('S7.4', '7 minus the die value', () => {
  for (const [value, points] of [
    [3, 4],
    [4, 3],
  ] as const) {
    const { state, take } = withDie(value);
    arrange(state, it => {
      it.wheel.tiles = {};
    });
    does(state, take({ action: 'prospector' }));
    expect(pointsLeft(state)).toBe(points);
  }
});

rule('S7.4 S11.4 SQ7.5 S1.13', 'a Completed Building of the sixth Character strengthens it', () => {
  const { state, take } = withDie(3);
  arrange(state, it => {
    it.wheel.tiles = {};
    const home = it.players[0]?.buildings[1];
    if (home) Object.assign(home, { rooms: ['ch-prospector-1', 'ch-prospector-2'], crest: 'b-crest-hammer' });
  });
  does(state, take({ action: 'prospector' }));
  expect(pointsLeft(state)).toBe(6);
});

/** A die of this value is turned to another one: what it offers then, and how many steps it brings. */
function turned(value: number, to: number) {
  const { state, take } = withDie(value);
  arrange(state, 0, { goods: { gold: 9 } });
  const actions = offered(state, 'takeDie')
    .filter(die => die.colour === 'darkGrey' && die.value === value && die.to === to)
    .map(({ action = actionAt(state, to) }) => action);
  does(state, take({ to, ...(actions.length > 1 && { action: actionAt(state, to) }) }));
  return { actions, steps: luckOf(state).movement };
}

rule('SQ7.1', 'the section of the value after turning decides on Action, Prospector and icon', () => {
  const state = aSilverGame();
  expect(turned(2, 3).actions).toEqual([actionAt(state, 3), 'prospector']);
  expect(turned(3, 2).actions).toEqual([actionAt(state, 2)]);
  expect([turned(5, 6).steps, turned(6, 5).steps]).toEqual([1, 0]);
});

rule(
  'SQ7.3 S7.7',
  'where the Joker lies there too one chooses, and the Joker may stand for the Prospector',
  () => {
    const { state, take } = withDie(3);
    alignWheel(state, 'joker', 3);
    arrangeSilver(state, { disc: (2 + state.wheel.offset) % 6 });
    arrange(state, it => {
      it.wheel.tiles = { joker: 'b-any3', prospector: 'b-vp4' };
    });
    expect(actionsAt(state, 3)).toEqual(['joker', 'prospector']);
    does(state, take({ action: 'joker' }), { type: 'takeTile' }, { type: 'declare', action: 'prospector' });
    expect(playerOf(state, 0).storehouse).toEqual(['b-any3']);
    expect(isOffered(state, { type: 'step', piece: 'prospector', to: 'I-A.goslar' })).toBe(true);
  },
);

rule('SQ7.3 S7.7', 'also where the tile is taken later: a Joker brings the tile of the Joker', () => {
  for (const [action, tile] of [
    ['joker', 'b-any3'],
    ['prospector', 'b-vp4'],
  ] as const) {
    const { state, take } = withDie(3, { readings: { wheelTile: 'anyTime' } });
    alignWheel(state, 'joker', 3);
    arrangeSilver(state, { disc: (2 + state.wheel.offset) % 6 });
    arrange(state, it => {
      it.wheel.tiles = { joker: 'b-any3', prospector: 'b-vp4' };
    });
    does(state, take({ action }));
    if (action === 'joker') does(state, { type: 'declare', action: 'prospector' });
    does(state, { type: 'takeTile' });
    expect(playerOf(state, 0).storehouse).toEqual([tile]);
  }
});

rule('S7.8', 'an Action of choice may be the Prospector Action', () => {
  const state = below('king', 1, {}, { storehouse: ['b-joker1-1'] });
  does(state, { type: 'useHelper', tile: 'b-joker1-1' }, { type: 'declare', action: 'prospector' });
  does(state, { type: 'step', piece: 'prospector', to: 'I-A.goslar' });
  expect(owned(state, 'prospectors')).toEqual(['I-A.goslar']);
});

rule('SQ7.4', 'Helpers that add points serve it', () => {
  const state = below('prospector', 1, {}, { storehouse: ['b-add2-1'] });
  does(state, { type: 'useHelper', tile: 'b-add2-1' });
  expect(pointsLeft(state)).toBe(3);
});

rule('S7.9 SQ7.6', 'a die from the section with the icon brings a step, as a Task of this turn', () => {
  const { state, take } = withDie(6);
  arrange(state, it => {
    it.wheel.tiles = {};
  });
  const events = does(state, take());
  const movement = events.find(({ what }) => what === 'movement');
  expect(movement).toMatchObject({ source: { kind: 'die' }, rule: 'S7.9' });
  expect(pointsLeft(state)).toBe(1);
  expect(told(does(state, { type: 'useMovement' }))).toEqual(['movement S7.9']);
  expect(waits(state)).toEqual(['move']);
  does(state, { type: 'step', piece: 'prospector', to: 'I-A.goslar' });
  expect([owned(state, 'prospectors'), pointsLeft(state)]).toEqual([['I-A.goslar'], 1]);
});

rule('SQ7.6', 'the step may come before the Bonus tile, between two points, and after the last', () => {
  const walks = [{ type: 'useMovement' }, { type: 'step', piece: 'prospector', to: 'I-A.goslar' }] as const;
  const { state, take } = withDie(6);
  arrange(state, it => {
    it.wheel.tiles[actionAt(state, 6)] = 'b-vp4';
  });
  does(state, take());
  expect(waits(state)).toEqual(['wheelTile']);
  does(state, ...walks);
  expect([owned(state, 'prospectors'), waits(state)]).toEqual([['I-A.goslar'], ['wheelTile']]);
  const merchant = below('merchant', 2, {}, { merchant: 'brugge' });
  arrangeLuck(merchant, { movement: 1 });
  does(merchant, { type: 'step', piece: 'merchant', to: 'tiletum' }, ...walks);
  expect([owned(merchant, 'prospectors'), pointsLeft(merchant)]).toEqual([['I-A.goslar'], 1]);
  const spent = below('king', 1);
  arrangeLuck(spent, { movement: 1 });
  does(spent, { type: 'advance', steps: 1 }, ...walks);
  expect(owned(spent, 'prospectors')).toEqual(['I-A.goslar']);
});

rule('S7.9 SQ7.2', 'one step with one Prospector, and what is not used is lost with the turn', () => {
  const state = below('king', 1, { prospectors: ['I-A.start', 'II-A.start'] });
  expect(forbidden(state, { type: 'useMovement' })).toBe('noMovement S7.9');
  arrangeLuck(state, { movement: 1 });
  does(state, { type: 'useMovement' }, { type: 'step', piece: 'prospector', to: 'II-A.t1' });
  expect(offered(state, 'useMovement')).toEqual([]);
  arrangeLuck(state, { movement: 1 });
  does(state, { type: 'endTurn' });
  expect(luckOf(state).movement).toBe(0);
});

rule('S9.1', 'the Bonus tile comes anew where it was taken, and nothing below', () => {
  const state = aSilverGame();
  arrange(state, it => {
    delete it.wheel.tiles.prospector;
    delete it.map.tiles['I-A.goslar.b1'];
  });
  const events = begins('cleanup', state);
  const refill = events.find(({ rule: by }) => by === 'S9.1');
  expect(refill).toMatchObject({ what: 'reveal', source: { kind: 'round' } });
  expect(state.map.tiles).not.toHaveProperty('I-A.goslar.b1');
  expect(told(begins('cleanup', state))).not.toContain('reveal S9.1');
});

rule('SQ9.1', 'Action tiles first, then that of the Prospector, then that of the King track', () => {
  const state = aSilverGame();
  arrange(state, it => {
    it.wheel.tiles = {};
    it.king.tile = null;
  });
  const places = begins('cleanup', state).flatMap(event => (event.what === 'reveal' ? [event.at] : []));
  expect(places).toEqual([
    ...state.wheel.actions.map(action => `wheel:${action}`),
    'wheel:prospector',
    'king',
  ]);
});

rule('S9.2 SE7.2', 'against the die values it falls back by two in every cleanup', () => {
  const state = aSilverGame();
  const seen = [[...prospectorAt(state), ...VALUES.filter(value => bringsMovement(state, value))].join()];
  for (let round = 2; round <= 4; round++) {
    const before = silverOf(state).disc;
    const turned = begins('cleanup', state).find(({ what }) => what === 'disc');
    expect(turned).toMatchObject({ source: { kind: 'round' }, rule: 'S9.2' });
    expect(silverOf(state).disc).toBe((before + 5) % 6);
    seen.push([...prospectorAt(state), ...VALUES.filter(value => bringsMovement(state, value))].join());
  }
  expect(seen).toEqual(['3,4,6', '1,2,4', '5,6,2', '3,4,6']);
});

const example: Die = { colour: 'yellow', value: 3 };

rule('SE7.1', 'a Prospector turn as printed', () => {
  const state = aSilverGame({ technologies: ['prospector', 'merchant', 'architect'] });
  arrange(state, 0, { goods: {}, score: 10 });
  arrangeMiner(state, 0, { silver: 1, tiers: [1, 0, 0] });
  arrange(state, it => {
    it.wheel.dice[0] = { ...example };
    it.wheel.tiles.prospector = 'b-gold2vp2-1';
  });
  const take = { type: 'takeDie', ...example, to: example.value, action: 'prospector' } as const;
  does(state, take, { type: 'takeTile' });
  expect(playerOf(state, 0).storehouse).toEqual(['b-gold2vp2-1']);
  // the fifth point is that of Prospector I, which comes with the first one
  expect([playerOf(state, 0).goods.gold, pointsLeft(state), pointsToSpend(state)]).toEqual([3, 4, 5]);
  const step = (to: string) => ({ type: 'step', piece: 'prospector', to }) as const;
  does(state, { type: 'hire', to: 'II-A.start' });
  expect([owned(state, 'silver'), pointsToSpend(state)]).toEqual([0, 5]);
  does(state, step('II-A.t1'), step('II-A.iglau'));
  does(state, { type: 'buildHouse', space: 'II-A.iglau.h1' }, step('II-A.mies'));
  does(state, { type: 'openMine', space: 'II-A.mies.m1' });
  expect(pointsLeft(state)).toBe(0);
  expect([playerOf(state, 0).score, playerOf(state, 0).goods.gold, owned(state, 'silver')]).toEqual([
    16, 4, 1,
  ]);
  expect(silverOf(state).crossed).toEqual(['II-A.tablet-4vp']);
});
