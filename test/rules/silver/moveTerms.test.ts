import type { Pending, State } from '../../../src/rules/model';
import { termsOf } from '../../../src/rules/moves';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { arrangeSilver, below } from './situation';
import { onTier } from './technologies/situation';

/** What a move asks for is known before it is made: points, a price, who has to stand where. */

/** This waits on top, of a tablet. */
function waitingFor(effect: Pending): State {
  const state = below('prospector', 2, { silver: 2 });
  arrange(state, it => {
    it.agenda.push({ seat: 0, effects: [effect], source: { kind: 'tablet' } });
  });
  return state;
}

rule('S5.2', 'a Prospector the Silver of the start, by a tablet nothing', () => {
  const hire = { type: 'hire', to: 'III-A.start' } as const;
  expect(termsOf(below('king', 1), 0, hire)).toEqual({ price: { silver: 2 } });
  expect(termsOf(waitingFor({ do: 'freeProspector' }), 0, hire)).toEqual({});
});

rule('S7.5 S5.8', 'a Mine a point and a Prospector in its town, by a tablet nothing', () => {
  const open = { type: 'openMine', space: 'I-A.goslar.m1' } as const;
  expect(termsOf(below('prospector', 1), 0, open)).toEqual({
    ...{ action: 'prospector', points: 1 },
    stands: { piece: 'prospector', at: 'I-A.goslar' },
  });
  expect(termsOf(waitingFor({ do: 'placeMine' }), 0, open)).toEqual({});
});

rule('S3.1 SQ5.6', 'a tier its Silver, by a tablet less', () => {
  const research = { type: 'research', technology: 'architect' } as const;
  expect(termsOf(below('king', 1, { tiers: [1, 0, 0] }), 0, research)).toEqual({ price: { silver: 2 } });
  expect(termsOf(waitingFor({ do: 'cheaperTier', discount: 2 }), 0, research)).toEqual({
    price: { silver: 1 },
  });
});

rule('S5.7', 'an offer of a tablet its price', () => {
  const offer = { do: 'payFor', price: { gold: 2 }, effects: [{ do: 'placeMine' }] } as const;
  expect(termsOf(waitingFor(offer), 0, { type: 'payFor' })).toEqual({ price: { gold: 2 } });
  expect(termsOf(below('king', 1), 0, { type: 'payFor' })).toEqual({ price: {} });
});

rule('S3.21 S3.13', 'a Contract that is kept 2 points, a tile from below none', () => {
  const keep = { type: 'keepTile', tile: 'c-any3' } as const;
  const sort = { do: 'sort', pile: 'contract', keeps: 3 } as const;
  for (const points of [2, 0]) {
    const state = waitingFor({ ...sort, points });
    arrangeSilver(state, { aside: ['c-any3'] });
    expect(termsOf(state, 0, keep)).toEqual({ points });
  }
});

rule('S3.20', 'a Contract for less what is left of its price', () => {
  const tile = 'c-iron2wool2prospector';
  const state = onTier('contract', 1, 'king', 1, { mine: { storehouse: [tile] } });
  expect(termsOf(state, 0, { type: 'fulfilForLess', tile, less: 'wool' })).toEqual({
    price: { wool: 1, iron: 2 },
  });
});
