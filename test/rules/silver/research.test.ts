import { push } from '../../../src/rules/agenda';
import { settle } from '../../../src/rules/settle';
import { TIERS } from '../../../src/content/silver/technologies';
import { hasTier } from '../../../src/rules/silver/technologies/tiers';
import { rule } from '../../rule';
import { arrange, putMarkers } from '../situation/arranging';
import { begins, carriesOut, does } from '../situation/playing';
import { forbidden, offered, told, waits } from '../situation/seeing';
import { aSilverGame, arrangeMiner, below, owned } from './situation';

const research = (technology: 'architect' | 'joker' | 'character' | 'king') =>
  ({ type: 'research', technology }) as const;

rule(
  'S3.1 S3.2 SQ3.1 SE3.1',
  'one tier after the other, each paid, several in a turn, on several of them',
  () => {
    const technologies = ['king', 'architect', 'die'] as const;
    const state = below('merchant', 1, { silver: 4, tiers: [2, 0, 0] }, {}, { technologies });
    expect(told(does(state, research('king')))).toEqual(['silver S3.1', 'tier S3.1']);
    does(state, research('architect'));
    expect([owned(state, 'silver'), owned(state, 'tiers')]).toEqual([0, [3, 1, 0]]);
    const active = TIERS.map(({ id }) => id).filter(id => hasTier(state, 0, id));
    expect(active).toEqual(['king1', 'king2', 'king3', 'architect1']);
  },
);

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
])('[S3.1] from tier %s the next one costs %s Silver', (tier, price) => {
  const state = below('king', 1, { silver: price - 1, tiers: [tier, 3, 3] });
  expect(forbidden(state, research('architect'))).toBe('cannotPay S3.1');
  arrangeMiner(state, 0, { silver: price });
  does(state, research('architect'));
  expect([owned(state, 'silver'), owned(state, 'tiers')]).toEqual([0, [tier + 1, 3, 3]]);
});

rule('S3.1', 'not beyond the third tier, and not on a Technology that is not in play', () => {
  const state = below('king', 1, { silver: 9, tiers: [3, 0, 0] });
  expect(forbidden(state, research('architect'))).toBe('lastTier S3.1');
  expect(forbidden(state, research('king'))).toBe('technologyNotInPlay S1.6');
  expect(offered(state, 'research')).toEqual([research('joker'), research('character')]);
});

rule('S3.1', 'what can be paid for is offered, and nothing else', () => {
  const withSilver = (silver: number) => below('king', 1, { silver, tiers: [0, 1, 2] });
  const all = [research('architect'), research('joker'), research('character')];
  for (const silver of [0, 1, 2, 3])
    expect(offered(withSilver(silver), 'research')).toEqual(all.slice(0, silver));
});

rule('SQ5.6', 'by the tablet every tier that is left costs 1, so each is offered with 1 Silver', () => {
  const state = below('king', 1, { silver: 1, tiers: [0, 2, 3] });
  carriesOut(state, play => push(play, 0, [{ do: 'cheaperTier', discount: 2 }], { kind: 'tablet' }));
  expect(offered(state, 'research')).toEqual([research('architect'), research('joker')]);
});

rule('S3.3', 'any number of players may stand on a tier', () => {
  const state = below('king', 1, { silver: 1 });
  arrangeMiner(state, 1, { tiers: [1, 0, 0] });
  does(state, research('architect'));
  expect([owned(state, 'tiers'), owned(state, 'tiers', 1)]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

rule(
  'S3.1 Q7.1',
  'nothing can be advanced on without Silver, or while something has to be finished first',
  () => {
    const poor = below('king', 1);
    const busy = below('king', 1, { silver: 9 });
    arrange(busy, it => {
      it.agenda.push({ seat: 0, effects: [{ do: 'gainAny', count: 1 }], source: { kind: 'exchange' } });
    });
    expect(forbidden(busy, research('architect'))).toBe('finishFirst Q7.1');
    for (const state of [poor, busy]) expect(offered(state, 'research')).toEqual([]);
  },
);

rule('SQ5.6', 'a cheaper tier is offered while one can be reached, whatever is at its end', () => {
  const state = below('king', 1, { silver: 1, tiers: [3, 0, 3] });
  carriesOut(state, play => {
    push(play, 0, [{ do: 'cheaperTier', discount: 2 }], { kind: 'tablet' });
    settle(play);
  });
  expect(waits(state)).toEqual(['cheaperTier']);
});

rule('SQ3.21', 'in one’s own turn only: a King phase is nobody’s, whoever decides something in it', () => {
  const state = below('king', 1);
  arrangeMiner(state, 1, { silver: 9 });
  expect(forbidden(state, research('architect'), 1)).toBe('notYourTurn R3.5');
  const king = aSilverGame();
  arrangeMiner(king, 0, { silver: 9 });
  putMarkers(king, { 3: [0], 0: [1, 2] });
  begins('king', king);
  // the leader is asked for the tile
  expect([king.phase, king.agenda.at(-1)?.seat]).toEqual(['king', 0]);
  expect(forbidden(king, research('architect'), 0)).toBe('notYourTurn Q5.14');
  expect(offered(king, 'research')).toEqual([]);
});
