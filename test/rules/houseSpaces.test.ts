import { playerOf, type Move, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, arrange, buildingsWith, type Mine } from './situation/arranging';
import { inAction, movedIn } from './situation/moments';
import { does } from './situation/playing';
import { offered, owns, pointsLeft, refused, scored, waits } from './situation/seeing';

/** What a House gives when it covers a space with a bonus. */

const PASS: Move = { type: 'pass' };
const build = (space: string): Move => ({ type: 'buildHouse', space });
const receive = (tile: string): Move => ({ type: 'receive', tile });
const choose = (building: number): Move => ({ type: 'chooseBuilding', building });

describe('points', () => {
  const SPACES = [
    ['wien.h1', 4],
    ['firenze.h1', 5],
    ['lyon.h1', 2],
    ['paris.h1', 1],
    ['basel.h1', 0],
  ] as const;
  for (const [space, points] of SPACES)
    rule('R8.40', `${space} scores ${points} at once`, () => {
      const state = inAction('merchant', 1, { merchant: space.slice(0, -3) });
      expect(scored(does(state, build(space)), 0)).toBe(points);
      expect(playerOf(state, 0).score).toBe(10 + points);
      expect(waits(state)).toEqual(['dieAction']);
    });

  rule('R8.45', 'come with a House from a Character', () => {
    const state = movedIn('ch-merchant-4', { merchant: 'wien' });
    expect(scored(does(state, build('wien.h1')), 0)).toBe(4);
  });

  rule('R8.45', 'come with a House from a Crest space', () => {
    const state = inAction('king', 1, { storehouse: ['b-crest-cup-1'], goods: { food: 6 } });
    does(state, { type: 'placeCrest', tile: 'b-crest-cup-1', building: 0 });
    expect(scored(does(state, build('wien.h1')), 0)).toBe(4);
  });

  rule('R8.45', 'do not come with the House of the set-up', () => {
    expect(aGame({ players: 4 }).players.map(player => player.score)).toEqual([10, 10, 10, 10]);
  });
});

describe('a Building', () => {
  /** Seat 0 has built in Troyes, whose space grants the bonuses of a Building. */
  function builtInTroyes(mine: Mine = {}): State {
    const buildings = buildingsWith({
      0: { rooms: ['ch-king-3', 'ch-king-4', null] },
      1: { rooms: ['ch-contract-3', 'ch-contract-4'], crest: 'b-crest-cup-1' },
      2: { crest: 'b-crest-lion-1' },
      5: { crest: 'b-crest-eagle-1' },
    });
    const state = inAction('merchant', 1, { merchant: 'troyes', goods: {}, buildings, ...mine });
    arrange(state, 1, { buildings: buildingsWith({ 3: { rooms: ['ch-merchant-5'] } }) });
    does(state, build('troyes.h1'));
    return state;
  }

  rule('R8.41 Q8.8', 'is an own one with a Character, completed or not', () => {
    const state = builtInTroyes();
    expect(offered(state, 'chooseBuilding')).toEqual([choose(0), choose(1)]);
    for (const building of [2, 3, 4, 5])
      expect(refused(state, choose(building))).toBe('noCharacterInBuilding');
    does(state, choose(0));
    expect(offered(state, 'receive')).toEqual([receive('ch-king-3'), receive('ch-king-4')]);
    expect(refused(state, choose(1))).toBe('notNow');
    expect(refused(state, receive('ch-contract-3'))).toBe('bonusNotHere');
    expect(refused(state, receive('ch-merchant-5'))).toBe('bonusNotHere');
  });

  for (const tiles of [
    ['ch-contract-3', 'ch-contract-4'],
    ['ch-contract-4', 'ch-contract-3'],
  ])
    rule('R8.42 R8.43', `gives each bonus once: ${tiles.join(', then ')}`, () => {
      const [first = '', second = ''] = tiles;
      const state = builtInTroyes();
      does(state, choose(1), receive(first));
      expect(owns(state)).toEqual(first === 'ch-contract-3' ? { wool: 2 } : { iron: 2 });
      expect(refused(state, receive(first))).toBe('bonusNotHere');
      does(state, receive(second));
      expect([owns(state), waits(state)]).toEqual([{ wool: 2, iron: 2 }, ['dieAction']]);
      expect(playerOf(state, 0).buildings[1]?.rooms).toEqual(['ch-contract-3', 'ch-contract-4']);
    });

  rule('R8.44', 'and its bonuses may be ignored, all or some', () => {
    const some = builtInTroyes();
    expect(scored(does(some, choose(0), receive('ch-king-4'), PASS), 0)).toBe(3);
    const none = builtInTroyes();
    expect(scored(does(none, choose(0), PASS), 0)).toBe(0);
    const nowhere = builtInTroyes();
    does(nowhere, PASS);
    for (const state of [some, none, nowhere])
      expect([owns(state), waits(state)]).toEqual([{}, ['dieAction']]);
  });

  rule('Q8.24', 'gives nothing when no Character lives anywhere', () => {
    expect(waits(builtInTroyes({ buildings: buildingsWith({ 5: { crest: 'b-crest-cup-1' } }) }))).toEqual([
      'dieAction',
    ]);
  });

  rule(
    'Q8.22 Q8.3',
    'gives the Actions of its Characters one after the other, each with its own points',
    () => {
      const state = builtInTroyes({
        buildings: buildingsWith({ 0: { rooms: ['ch-king-1', 'ch-king-2', null] } }),
      });
      does(state, choose(0), receive('ch-king-2'));
      expect(pointsLeft(state)).toBe(2);
      expect(refused(state, receive('ch-king-1'))).toBe('notNow');
      does(state, { type: 'advance', steps: 1 }, PASS, receive('ch-king-1'));
      expect(pointsLeft(state)).toBe(1);
      does(state, { type: 'advance', steps: 1 });
      expect(waits(state)).toEqual(['dieAction']);
    },
  );

  rule('Q8.26 R8.3', 'does not add a Character that moves in meanwhile: it has its own bonus', () => {
    const buildings = buildingsWith({ 0: { rooms: [null, 'ch-character-2', 'ch-character-4'] } });
    const state = builtInTroyes({ buildings, storehouse: ['ch-character-5'] });
    does(state, choose(0), receive('ch-character-2'));
    does(state, { type: 'placeCharacter', tile: 'ch-character-5', building: 0, floor: 1 });
    expect(owns(state)).toEqual({ gold: 2 });
    does(state, PASS);
    expect(offered(state, 'receive')).toEqual([receive('ch-character-4')]);
    does(state, receive('ch-character-4'));
    expect([owns(state), waits(state)]).toEqual([{ gold: 2, food: 2 }, ['dieAction']]);
  });
});

rule('X13 R8.3 R8.41 R8.42 R8.43 R8.44 R8.45', 'the Character that placed the House counts again', () => {
  const buildings = buildingsWith({ 0: { rooms: [null, 'ch-merchant-5', null] } });
  const state = movedIn('ch-merchant-4', { merchant: 'troyes', buildings });
  does(state, build('troyes.h1'), choose(0));
  expect(offered(state, 'receive')).toEqual([receive('ch-merchant-4'), receive('ch-merchant-5')]);
  does(state, receive('ch-merchant-4'));
  expect(waits(state)).toEqual(['receive']);
  does(state, receive('ch-merchant-5'));
  expect([owns(state), waits(state)]).toEqual([{ gold: 3 }, ['dieAction']]);
  expect(playerOf(state, 0)).toMatchObject({ houses: ['tiletum.h1', 'troyes.h1'], supply: { houses: 1 } });
});
