import { TECHNOLOGIES } from '../../../../src/content/silver/technologies';
import type { Technology, TierId } from '../../../../src/content/silver/words';
import { movesChoosing } from '../../../../src/rules/explaining/explain';
import type { MoveType, State } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { arrange } from '../../situation/arranging';
import { does } from '../../situation/playing';
import { aSilverGame, arrangeLuck, arrangeMiner } from '../situation';
import { beforeTheDie, declares, onTier, research, takes } from '../technologies/situation';
import { all, explained } from './situation';

/** A Technology is chosen by the next tier, and by every move that its tiers allow. */

/** The kinds of legal moves that choose each Technology, but for advancing. */
function uses(state: State): Partial<Record<Technology, MoveType[]>> {
  const entries = TECHNOLOGIES.map(technology => {
    const moves = movesChoosing({ ...state }, 0, { is: 'technology', technology });
    return [technology, [...new Set(moves.map(({ type }) => type))].filter(type => type !== 'research')];
  });
  return Object.fromEntries(entries.filter(([, types]) => (types?.length ?? 0) > 0)) as Partial<
    Record<Technology, MoveType[]>
  >;
}

const begin = { type: 'beginAction' } as const;
const DIE = { colour: 'darkGrey', value: 2 } as const;

rule('S1.6', 'the Technologies in play, and how far everybody is on each of them', () => {
  const technologies = ['die', 'king', 'joker'] as const;
  const state = aSilverGame({ technologies });
  expect(all(state, 'technology').map(({ technology }) => technology)).toEqual([...technologies]);
  expect(all(state, 'tiers')).toEqual(
    technologies.flatMap(technology => [0, 1, 2].map(seat => ({ is: 'tiers', seat, technology }))),
  );
});

rule('S3.2', 'what a seat has reached are tiers of that Technology, the lowest first', () => {
  const state = aSilverGame();
  arrangeMiner(state, 1, { tiers: [0, 2, 0] });
  const brings = (technology: Technology) => explained(state, { is: 'tiers', seat: 1, technology }).brings;
  expect(brings('architect')).toEqual([]);
  expect(brings('joker')).toEqual([
    { do: 'tier', id: 'joker1' },
    { do: 'tier', id: 'joker2' },
  ]);
});

rule('S3.1', 'each Technology is chosen by advancing on it, and by no other', () => {
  const state = onTier('king', 0, 'merchant', 1, { silver: 1 });
  const ways = explained(state, { is: 'technology', technology: 'king' }).ways;
  expect(ways.map(({ move }) => move)).toEqual([research('king')]);
});

rule(
  'S3.1 S3.2',
  'a tier says what it does; the next one has a price and is bought, the others are not',
  () => {
    const technologies = ['king', 'die', 'joker'] as const;
    const state = aSilverGame({ technologies });
    const tiers = all(state, 'tier').map(({ tier }) => tier);
    expect(tiers.toSorted()).toEqual(
      technologies.flatMap(each => [1, 2, 3].map(level => `${each}${level}`)).toSorted(),
    );
    const next = onTier('king', 1, 'king', 1, { silver: 2 });
    const of = (tier: TierId) => {
      const { brings, prices, ways } = explained(next, { is: 'tier', tier });
      return { brings, prices, moves: ways.map(({ move }) => move) };
    };
    expect(of('king2')).toEqual({
      brings: [{ do: 'tier', id: 'king2' }],
      prices: [{ silver: 2 }],
      moves: [research('king')],
    });
    for (const tier of ['king1', 'king3'] as const)
      expect(of(tier)).toEqual({ brings: [{ do: 'tier', id: tier }], prices: [], moves: [] });
  },
);

rule('S3.1', 'a tier that comes next and is too dear says so', () => {
  const poor = onTier('king', 1, 'king', 1, { silver: 1 });
  const why = (tier: TierId) =>
    explained(poor, { is: 'tier', tier }).refused.map(({ refusal }) => refusal.why);
  expect(why('king2')).toEqual(['cannotPay']);
  expect(why('king3')).toEqual([]);
});

rule('S3.11 S3.13', 'the King by beginning its Action and by turning up tiles below', () => {
  const state = onTier('king', 3, 'king', 2);
  expect(uses(state)).toEqual({ king: ['beginAction'] });
  does(state, begin);
  expect(uses(state)).toEqual({ king: ['turnUp'] });
});

rule('S3.20 S3.21', 'Contracts by turning some up, and by paying less', () => {
  expect(uses(onTier('contract', 2, 'contract', 2))).toEqual({ contract: ['beginAction', 'turnUp'] });
  const mine = { storehouse: ['c-iron2wool2prospector'], goods: { wool: 2, iron: 2 } };
  expect(uses(onTier('contract', 1, 'king', 1, { mine }))).toEqual({ contract: ['fulfilForLess'] });
});

rule('S3.9 S3.10', 'the die by the step of any piece, and by the Silver for a Resource', () => {
  const state = beforeTheDie('die', 3, [DIE]);
  does(state, takes(DIE));
  expect(uses(state)).toEqual({ die: ['walkWith'] });
  does(state, { type: 'pass' });
  expect(uses(state)).toEqual({ die: ['takeSilver'] });
});

rule('S3.23', 'the Resource by its tile, and by its tokens as Gold', () => {
  const state = onTier('resource', 0, 'king', 1, { silver: 1, mine: { goods: { gold: 1, wool: 1 } } });
  does(state, research('resource'));
  expect(uses(state)).toEqual({ resource: ['chooseBonus'] });
  does(state, { type: 'chooseBonus', resource: 'wool' });
  expect(uses(state)).toEqual({ resource: ['spendAsGold'] });
});

rule('S3.28', 'the Joker by dividing its points, and by going over to the second part', () => {
  const state = onTier('joker', 3, 'joker', 2);
  expect(uses(state)).toEqual({ joker: ['split'] });
  // the second tier offers a step on the King track first
  does(state, { type: 'split', action: 'merchant', points: 2 }, { type: 'pass' });
  expect(uses(state)).toEqual({ joker: ['goOver'] });
});

rule('S3.32', 'of two offers the later one is that of its own Technology', () => {
  const state = onTier('king', 3, 'joker', 3, { second: ['joker', 2] });
  does(state, declares('king'));
  expect(uses(state)).toEqual({ king: ['turnUp'], joker: ['offerFirst'] });
});

rule('S3.25 SQ3.25', 'beginning an Action belongs to every Technology that brings something then', () => {
  const state = aSilverGame({ technologies: ['resource', 'merchant', 'joker'] });
  arrangeMiner(state, 0, { tiers: [3, 1, 3] });

  arrangeLuck(state, { due: 2 });
  arrange(state, it => {
    it.agenda = [
      { seat: 0, effects: [{ do: 'dieAction', action: 'merchant', points: 2 }], source: { kind: 'die' } },
    ];
  });
  expect(uses(state)).toEqual({ resource: ['beginAction'], merchant: ['beginAction'] });
});
