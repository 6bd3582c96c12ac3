import { refuse } from '../../../src/rules/moves';
import type { Move, State } from '../../../src/rules/model';
import type { Reason } from '../../../src/rules/refusals';
import { rule } from '../../rule';
import { aGame } from '../situation/arranging';
import { refused } from '../situation/seeing';
import { arrangeMiner, below } from './situation';
import { onTier } from './technologies/situation';

/** A refusal names what the player has to know: which town, how many points, how much Silver is missing. */

type Row = [why: Reason, rule: string, values: Record<string, string | number>, state: State, move: Move];

const open = (space: string): Move => ({ type: 'openMine', space });
const hire = (to: string): Move => ({ type: 'hire', to });
const research = (technology: 'architect' | 'king'): Move => ({ type: 'research', technology });

/** Seat 0 stands in Goslar, where these Mines are. */
function inGoslar(mines: readonly string[], others: readonly string[] = []): State {
  const state = below('prospector', 1, { prospectors: ['I-A.goslar'], mines });
  arrangeMiner(state, 1, { mines: others });
  return state;
}

/** Seat 0 may place a Mine by a tablet; its Prospector is on the first map. */
function byTablet(): State {
  const state = below('prospector', 1, { prospectors: ['I-A.goslar'] });
  return {
    ...state,
    agenda: [...state.agenda, { seat: 0, effects: [{ do: 'placeMine' }], source: { kind: 'tablet' } }],
  };
}

const GOSLAR = { town: 'I-A.goslar' };
const MINES: Row[] = [
  ['noSuchMine', 'SQ1.8', { space: 'I-A.goslar.m3' }, inGoslar([]), open('I-A.goslar.m3')],
  ['mineAlreadyThere', 'S4.6', GOSLAR, inGoslar(['I-A.goslar.m2']), open('I-A.goslar.m1')],
  ['mineSpaceTaken', 'S4.6', GOSLAR, inGoslar([], ['I-A.goslar.m1']), open('I-A.goslar.m1')],
  ['prospectorElsewhere', 'S7.5', { town: 'I-A.annaberg' }, inGoslar([]), open('I-A.annaberg.m1')],
  ['noProspectorOnMap', 'S5.8', { town: 'II-A.mies' }, byTablet(), open('II-A.mies.m1')],
];

const king = below('king', 1, { silver: 1, tiers: [3, 0, 0] });
const PROSPECTORS: Row[] = [
  ['notAStart', 'S5.2', { to: 'II-B.start' }, king, hire('II-B.start')],
  ['notAStart', 'S5.2', { to: 'paris' }, king, hire('paris')],
  ['prospectorAlreadyThere', 'S5.1', { to: 'I-A.start' }, king, hire('I-A.start')],
  ['cannotPay', 'S5.2', { silver: 1 }, king, hire('III-A.start')],
];

const joker = onTier('joker', 3, 'joker', 3);
const stone = onTier('resource', 1, 'king', 1, { mine: { goods: { gold: 1, stone: 1 } } });
arrangeMiner(stone, 0, { bonus: 'stone' });
const TWO_KINDS = 'c-iron2wool2prospector';
const contract = onTier('contract', 1, 'king', 1, {
  mine: { storehouse: [TWO_KINDS], goods: { wool: 1, iron: 1 } },
});

const TECHNOLOGIES: Row[] = [
  ['technologyNotInPlay', 'S1.6', { technology: 'king' }, king, research('king')],
  ['lastTier', 'S3.1', { technology: 'architect' }, king, research('architect')],
  ['cannotPay', 'S3.1', { silver: 2 }, below('king', 1, { tiers: [1, 0, 0] }), research('architect')],
  ['tooFewPoints', 'SQ3.20', { needs: 5, has: 4 }, joker, { type: 'split', action: 'king', points: 4 }],
  ['notTheJoker', 'S3.28', { action: 'king' }, king, { type: 'split', action: 'king', points: 1 }],
  ['cannotPay', 'S3.23', { stone: 2 }, stone, { type: 'spendAsGold', count: 3 }],
  ['cannotPay', 'S3.20', { iron: 1 }, contract, { type: 'fulfilForLess', tile: TWO_KINDS, less: 'wool' }],
];

for (const [what, rows] of Object.entries({ MINES, PROSPECTORS, TECHNOLOGIES }))
  describe(what.toLowerCase(), () => {
    for (const [why, id, values, state, move] of rows)
      rule(id, `${why} tells ${Object.keys(values).join(' and ')}`, () => {
        expect(refused(state, move)).toBe(why);
        expect(refuse(state, 0, move)).toEqual({ why, rule: id, with: values });
      });
  });

test.each<[string, unknown]>([
  ['a Mine space that is none', { type: 'openMine', space: 'I-A.goslar.m9' }],
  ['a town for a Mine space', { type: 'openMine', space: 'I-A.goslar' }],
  ['a start that is none', { type: 'hire', to: 'IV-A.start' }],
  ['a Technology that is none', { type: 'research', technology: 'alchemy' }],
  ['a tier that is none', { type: 'offerFirst', tier: 'king4' }],
  ['Silver for a Resource', { type: 'chooseKind', resource: 'silver' }],
  ['the Joker for a part of it', { type: 'split', action: 'joker', points: 1 }],
  ['no point for a part', { type: 'split', action: 'king', points: 0 }],
  ['a piece that is none', { type: 'walkWith', piece: 'bishop' }],
])('%s is no move', (_what, move) =>
  expect(refuse(king, 0, move)).toEqual({ why: 'malformed', rule: 'R5.8' }),
);

/** What answers a question, each where nobody has asked it. */
const ANSWERS: readonly Move[] = [
  { type: 'chooseKind', resource: 'iron' },
  { type: 'payFor' },
  { type: 'recolour', resource: 'iron' },
  { type: 'beginAction' },
  { type: 'turnUp' },
  { type: 'keepTile', tile: 'u-mine1-1' },
  { type: 'putUnder', tile: 'u-mine1-1' },
  { type: 'walkWith', piece: 'merchant' },
  { type: 'takeSilver' },
  { type: 'chooseBonus', resource: 'iron' },
  { type: 'goOver' },
];

for (const move of ANSWERS)
  rule('R8.3', `${move.type} answers nothing where nothing asks for it`, () => {
    const state = below('joker', 2, { silver: 9 }, { goods: { gold: 9 } });
    expect(refuse(state, 0, move)).toEqual({ why: 'notNow', rule: 'R8.3', with: { waits: 'dieAction' } });
  });

test.each<Move>([
  { type: 'hire', to: 'II-A.start' },
  { type: 'openMine', space: 'I-A.goslar.m1' },
  { type: 'useMovement' },
  { type: 'research', technology: 'king' },
])('%j belongs to the box: without it there is no such move', move =>
  expect(refuse(aGame(), 0, move)?.why).toBe('notInThisGame'),
);
