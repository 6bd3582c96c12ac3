import { playerOf, type State } from '../../src/rules/model';
import { rule } from '../rule';
import { aGame, arrange, buildingsWith, putMarkers, type Mine } from './situation/arranging';
import { begins } from './situation/playing';
import { markers, refused, scored } from './situation/seeing';

/** The Fair phase: who takes part, and what a Fair pays. */

const SEATS = [0, 1, 2];

/** In this round a Fair is held in Verona, where nobody is yet; the other Fairs are in Lyon. */
function fair(tile: string, round: number): State {
  const state = aGame();
  arrange(state, it => {
    it.round = round;
    it.fairs = [1, 2, 3, 4].map(each =>
      each === round ? { town: 'verona', tile } : { town: 'lyon', tile: 'fair-house' },
    );
  });
  return state;
}

const atFair = (state: State, events = begins('fair', state)): number[] =>
  SEATS.map(seat =>
    scored(
      events.filter(({ source }) => source.kind === 'fair'),
      seat,
    ),
  );

describe('a player takes part', () => {
  const PRESENT: (readonly [string, string, Mine, number])[] = [
    ['R11.2', 'with a House', { houses: ['verona.h1'] }, 3],
    ['R11.2', 'with the Merchant', { houses: ['tiletum.h1'], merchant: 'verona' }, 3],
    ['R11.3', 'once with both', { houses: ['verona.h1'], merchant: 'verona' }, 3],
    ['R11.4', 'not with the Architect', { houses: ['tiletum.h1'], architect: 'verona' }, 0],
    ['R11.2 Q11.8', 'not from a road beside the Town', { houses: ['tiletum.h1'], merchant: 'r-brenner' }, 0],
    ['R11.2', 'not from the next Town', { houses: ['milano.h1'], merchant: 'milano' }, 0],
    ['R11.2', 'not with a Pillar or a Contract', { pillars: ['genova'], contracts: ['c-any3'] }, 0],
  ];
  for (const [ids, how, mine, points] of PRESENT)
    rule(ids, how, () => {
      const state = fair('fair-house', 1);
      arrange(state, 1, mine);
      expect(atFair(state)).toEqual([0, points, 0]);
    });

  rule('R11.2 Q2.3', 'in the first Fair by the House in Tiletum', () => {
    const state = aGame({ players: 4 });
    expect(state.fairs[0]?.town).toBe('tiletum');
    arrange(state, it => {
      it.fairs[0] = { town: 'tiletum', tile: 'fair-house' };
    });
    for (const seat of [0, 1, 2, 3]) arrange(state, seat, { merchant: 'wien' });
    expect(scored(begins('fair', state), 3)).toBe(3);
    expect(state.players.map(player => player.score)).toEqual([13, 13, 13, 13]);
  });

  rule('Q11.7', 'only as he stands: nobody may move or build in this phase', () => {
    const state = fair('fair-house', 1);
    arrange(state, 0, { merchant: 'milano' });
    begins('fair', state);
    expect(state.agenda).toEqual([]);
    expect(refused(state, { type: 'step', piece: 'merchant', to: 'verona' }, 0)).toBe('notYourTurn');
  });

  rule('R11.7', 'and scores whatever the others score', () => {
    const state = fair('fair-house', 1);
    arrange(state, 0, { merchant: 'verona' });
    arrange(state, 1, { merchant: 'verona', houses: ['tiletum.h2', 'lyon.h1', 'basel.h1'] });
    arrange(state, 2, { merchant: 'verona', houses: ['tiletum.h3', 'wien.h1'] });
    expect(atFair(state)).toEqual([3, 9, 6]);
    expect(state.players.map(player => player.score)).toEqual([13, 19, 16]);
  });
});

describe('a Fair', () => {
  for (const round of [1, 2, 3, 4])
    rule('R11.1 R11.5 R11.8', `of round ${round} is held alone, and its round adds ${round}`, () => {
      const state = fair('fair-contract', round);
      arrange(state, 0, { merchant: 'verona', contracts: ['c-any3'] });
      arrange(state, 1, { merchant: 'lyon', contracts: ['c-any5'] });
      expect(atFair(state)).toEqual([3 + round, 0, 0]);
    });

  rule('R11.6', 'pays for every match', () => {
    for (const count of [0, 1, 2, 6]) {
      const state = fair('fair-contract', 2);
      const contracts = ['c-any3', 'c-any5', 'c-any7', 'c-iron3', 'c-iron5', 'c-iron7'].slice(0, count);
      arrange(state, 0, { merchant: 'verona', contracts });
      expect(atFair(state)).toEqual([5 * count, 0, 0]);
    }
  });

  rule('R11.6', 'counts at this moment', () => {
    const state = fair('fair-contract', 2);
    arrange(state, 0, { merchant: 'verona', contracts: ['c-any3'] });
    expect(atFair(state)).toEqual([5, 0, 0]);
    arrange(state, 0, { contracts: ['c-any3', 'c-any5'] });
    arrange(state, it => {
      it.round = 2;
    });
    expect(atFair(state)).toEqual([10, 0, 0]);
  });

  rule('R11.8 R11.1', 'that is over pays no more', () => {
    const state = fair('fair-contract', 1);
    arrange(state, 0, { merchant: 'verona', contracts: ['c-any3'] });
    begins('fair', state);
    begins('cleanup', state);
    expect([state.round, atFair(state)]).toEqual([2, [0, 0, 0]]);
  });

  rule('R11.9', 'of sets pays for the smaller number', () => {
    for (const [contracts, crests] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const state = fair('fair-contractCrest', 1);
      arrange(state, 0, {
        merchant: 'verona',
        contracts: ['c-any3', 'c-any5'].slice(0, contracts),
        buildings: buildingsWith({
          5: { crest: 'b-crest-cup-1' },
          ...(crests === 2 && { 0: { crest: 'b-crest-lion-1' } }),
        }),
      });
      expect(atFair(state)).toEqual([7, 0, 0]);
    }
  });

  rule('E18 R11.2 R11.5 R11.6 R11.10c', 'in Verona: three Contracts in round 3', () => {
    const state = fair('fair-contract', 3);
    arrange(state, 0, { merchant: 'verona', contracts: ['c-any3', 'c-any5', 'c-any7'] });
    expect(atFair(state)).toEqual([18, 0, 0]);
  });

  rule('X19 R11.9 R11.10a', 'in Tiletum: four Houses and two Pillars', () => {
    const state = aGame();
    arrange(state, it => {
      it.fairs[0] = { town: 'tiletum', tile: 'fair-housePillar' };
    });
    arrange(state, 0, {
      houses: ['tiletum.h1', 'wien.h1', 'basel.h1', 'lyon.h1'],
      pillars: ['praha', 'koeln'],
      merchant: 'wien',
    });
    expect(atFair(state)).toEqual([14, 0, 0]);
  });
});

describe('the Fair of the King track', () => {
  rule('X20 R11.10d R11.11 R11.12 Q11.1', 'counts the position before the reset', () => {
    const state = fair('fair-kingTrack', 1);
    arrange(state, 0, { merchant: 'verona' });
    arrange(state, it => {
      it.king.tile = null;
    });
    putMarkers(state, { '-10': [0], 0: [1], 3: [2] });
    begins('king', state);
    arrange(state, 0, { score: 20 });
    expect(atFair(state)).toEqual([-6, 0, 0]);
    expect(playerOf(state, 0).score).toBe(14);
  });

  rule('R11.11 Q11.2', 'lets the reset wait, any other Fair does not', () => {
    for (const tile of ['fair-kingTrack', 'fair-house']) {
      const state = fair(tile, 2);
      arrange(state, it => {
        it.king.tile = null;
      });
      const stacks = { '-10': [0], 0: [1], 3: [2] };
      const reset = { 0: [1, 0], 3: [2] };
      putMarkers(state, stacks);
      begins('king', state);
      expect([state.order, markers(state)]).toEqual([[2, 1, 0], tile === 'fair-house' ? reset : stacks]);
      begins('fair', state);
      expect(markers(state)).toEqual(reset);
    }
  });

  rule('R11.12 Q11.6', 'adds the loss to the gain before a score ends at 0', () => {
    const state = fair('fair-kingTrack', 1);
    putMarkers(state, { '-3': [0, 1, 2] });
    arrange(state, 0, { merchant: 'verona', score: 0 });
    expect(atFair(state)).toEqual([1, 0, 0]);
  });

  rule('R11.12', 'never takes more than a player has', () => {
    const state = fair('fair-kingTrack', 1);
    putMarkers(state, { '-10': [0, 1, 2] });
    arrange(state, 0, { merchant: 'verona', score: 5 });
    expect(atFair(state)).toEqual([-5, 0, 0]);
    expect(playerOf(state, 0).score).toBe(0);
  });
});
