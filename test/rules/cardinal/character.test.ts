import { CHARACTER_TILES } from '../../../src/content';
import { cardinalOf } from '../../../src/rules/cardinal/board';
import { valueOf } from '../../../src/rules/cardinal/effectReadings';
import { seeded } from '../../../src/rules/chance';
import { playerOf, type State } from '../../../src/rules/model';
import { bonusPoints } from '../../../src/rules/powers';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { bringing } from '../situation/playing';
import { told } from '../situation/seeing';
import {
  bare,
  byRule,
  choices,
  columns,
  does,
  goods,
  IT,
  points,
  solo,
  steps,
  acts,
  proceeds,
  type Its,
} from './situation';

/** The offer holds these tiles, the pile the others. */
function offering(tiles: string[], its: Its = {}, challenges: string[] = []): State {
  const state = bare(its, { challenges });
  const all = CHARACTER_TILES.filter(({ players }) => players === 2).map(({ id }) => id);
  arrange(state, it => {
    it.offers.character = [...tiles, null, null, null, null, null].slice(0, 5);
    it.piles.character = all.filter(id => !tiles.includes(id));
  });
  return state;
}

const board = (state: State) => playerOf(state, IT).buildings.map(({ rooms }) => rooms);
const supply = (state: State): readonly string[] => cardinalOf(state).characters;

rule(
  'E29 R16.40 R16.41 R16.42 R16.43 R16.46 R16.47 R16.48 R16.52 Q16.1 Q16.2',
  'place the King, take and place the better Character, complete column 1, take the other King',
  () => {
    const state = offering(['ch-character-1', 'ch-character-2', 'ch-king-2'], {
      own: { characters: ['ch-king-1'] },
      buildings: columns({ 0: { rooms: [null, 'ch-character-3'], crest: 'b-crest-cup-1' } }),
    });
    const drawn = bringing('ch-merchant-1', 'ch-merchant-2');
    const events = does(state, 'character', 4, drawn);
    expect(board(state).slice(0, 2)).toEqual([
      ['ch-character-2', 'ch-character-3'],
      [null, 'ch-king-1'],
    ]);
    expect(supply(state)).toEqual(['ch-king-2']);
    expect(events.filter(({ what }) => what === 'complete')).toMatchObject([{ building: 0, points: 1 }]);
    expect(bonusPoints(state, IT, 'character')).toBe(1);
    expect(state.offers.character.slice(0, 3)).toEqual(['ch-character-1', 'ch-merchant-1', 'ch-merchant-2']);
  },
);

rule('R16.40 R16.51', 'one placing or taking for each point, in either row', () => {
  const state = offering(['ch-king-1', 'ch-king-2', 'ch-merchant-1']);
  does(state, 'character', 3);
  expect([board(state)[0], supply(state).length]).toEqual([[null, expect.anything()], 1]);
  const below = offering([], {
    own: { characters: ['ch-king-1'] },
    buildings: columns({ 2: { rooms: [null, 'ch-king-2'] } }),
  });
  does(below, 'character', 1);
  expect(board(below)[2]).toEqual(['ch-king-1', 'ch-king-2']);
});

rule('R16.43', 'a new Character goes to the leftmost empty upper space', () => {
  const state = offering([], {
    own: { characters: ['ch-king-1'] },
    buildings: columns({ 0: { rooms: [null, 'ch-merchant-1'] } }),
  });
  does(state, 'character', 1);
  expect(board(state)[1]).toEqual([null, 'ch-king-1']);
});

rule('R16.44', 'the bonus of the tile is ignored', () => {
  const state = offering([], { own: { characters: ['ch-king-4'] } });
  expect(points(does(state, 'character', 1))).toEqual([]);
  const gold = offering([], { own: { characters: ['ch-king-5'] } });
  does(gold, 'character', 1);
  expect(goods(gold)).toEqual({});
});

rule('R16.45', 'never a Character of which it has two, board and supply together', () => {
  const two = columns({ 0: { rooms: ['ch-king-1', 'ch-king-2'] } });
  const state = offering(['ch-king-4', 'ch-merchant-1'], { buildings: two });
  does(state, 'character', 1);
  expect(supply(state)).toEqual(['ch-merchant-1']);
});

rule('R16.46', 'those it has one of, the one further left on its board first, whatever their value', () => {
  const buildings = columns({
    0: { rooms: [null, 'ch-architect-1'] },
    1: { rooms: [null, 'ch-merchant-1'] },
  });
  const offer = ['ch-contract-2', 'ch-merchant-5', 'ch-architect-4'];
  const state = offering(offer, { buildings });
  expect(choices(does(state, 'character', 1))).toEqual(['character ch-architect-4 by owned R16.46']);
});

rule('R16.47 Q16.13', 'else the higher value, then chance', () => {
  const state = offering(['ch-king-1', 'ch-merchant-5', 'ch-architect-1']);
  expect(choices(does(state, 'character', 1))).toEqual(['character ch-merchant-5 by value R16.47']);
  const taken = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const equal = offering(['ch-merchant-5', 'ch-king-4', 'ch-king-1']);
    does(equal, 'character', 1, seeded(seed));
    taken.add(supply(equal).join());
  }
  expect(taken).toEqual(new Set(['ch-merchant-5', 'ch-king-4']));
});

rule('Q16.12', 'the value is the sum of everything printed', () => {
  const game = solo();
  const values = Object.fromEntries(CHARACTER_TILES.map(({ id }) => [id, valueOf(game, id)]));
  expect(values).toMatchObject({
    'ch-contract-1': 2,
    'ch-contract-2': 3,
    'ch-contract-5': 2,
    'ch-character-3': 2,
    'ch-architect-2': 2,
    'ch-architect-3': 2,
    'ch-merchant-4': 1,
    'ch-merchant-5': 3,
    'ch-king-2': 2,
    'ch-king-4': 3,
  });
});

rule('R16.48', 'the offer is refilled at once', () => {
  const state = offering(['ch-king-1', 'ch-king-2', 'ch-king-3', 'ch-king-4', 'ch-king-5']);
  const before = state.piles.character.length;
  does(state, 'character', 1);
  expect(state.offers.character).not.toContain(null);
  expect(state.piles.character).toHaveLength(before - 1);
});

rule('R16.49 Q16.22', 'when it can take none it discards the offer, free of points', () => {
  const two = columns({ 0: { rooms: ['ch-king-1', 'ch-king-2'] } });
  const offer = ['ch-king-3', 'ch-king-4', 'ch-king-5'];
  const state = offering(offer, { buildings: two });
  const events = does(state, 'character', 1, bringing('ch-merchant-1'));
  expect(told(events)).toContain('discardOffer R6.32');
  expect(supply(state)).toHaveLength(1);
  expect(state.piles.character).toEqual(expect.arrayContaining(offer));
});

rule('R16.49 Q16.19', 'only once in an Action: points that are left are lost', () => {
  const kings = ['ch-king-1', 'ch-king-2', 'ch-king-3', 'ch-king-4', 'ch-king-5'];
  const state = offering(kings.slice(2), { buildings: columns({ 0: { rooms: kings.slice(0, 2) } }) });
  arrange(state, it => {
    it.piles.character = [];
  });
  const events = does(state, 'character', 3);
  expect(byRule(events, 'R6.32').filter(({ what }) => what === 'discardOffer')).toHaveLength(1);
  expect(byRule(events, 'Q16.19')).toHaveLength(1);
  expect(supply(state)).toEqual([]);
});

rule('R16.50', 'its supply of Characters is not the Storehouse', () => {
  const state = offering(['ch-king-1'], { storehouse: ['b-crest-cup-1'] });
  does(state, 'character', 1);
  expect(supply(state)).toEqual(['ch-king-1']);
  expect(playerOf(state, IT).storehouse).toEqual(['b-crest-cup-1']);
});

rule('R16.52 R14.4', 'the marker of a completed column lies on the Action of its Character', () => {
  const markers = [1, 1, 2, 2, 3].map((_, at) => {
    const state = offering([], {
      own: { characters: ['ch-king-1'] },
      buildings: columns({ [at]: { rooms: [null, 'ch-king-2'], crest: 'b-crest-cup-1' } }),
    });
    does(state, 'character', 1);
    return bonusPoints(state, IT, 'king');
  });
  expect(markers).toEqual([1, 1, 2, 2, 3]);
  const without = offering([], {
    own: { characters: ['ch-king-1'] },
    buildings: columns({ 0: { rooms: [null, 'ch-king-2'] } }),
  });
  does(without, 'character', 1);
  expect(bonusPoints(without, IT, 'king')).toBe(0);
});

rule('R16.2 Q16.1', 'a column completed during the Character Action gives this Action no points', () => {
  const state = acts(
    offering(['ch-king-1'], {
      own: { characters: ['ch-character-1'] },
      buildings: columns({ 4: { rooms: [null, 'ch-character-2'], crest: 'b-crest-cup-1' } }),
    }),
    'character',
    1,
  );
  proceeds(state);
  proceeds(state);
  expect(steps(state)).toEqual(['end']);
  expect(supply(state)).toEqual([]);
});
