import { tileOf } from '../../../../src/content';
import type { State } from '../../../../src/rules/model';
import { silverOf } from '../../../../src/rules/silver/miner';
import { rule } from '../../../rule';
import { arrange } from '../../situation/arranging';
import { does } from '../../situation/playing';
import { bareBelow, surprised } from '../solo/situation';
import { aSilverGame, arrangeLuck, arrangeMiner, below } from '../situation';
import { onTier } from '../technologies/situation';
import { against, all, explained } from './situation';

/** What lies on the boards of the players and beside the maps. */

const OF_SEATS = ['silver', 'mineSupply', 'lockedMines', 'prospectorsAtHome'] as const;

test.each(OF_SEATS)('[S1.10] everybody has %s of their own', is => {
  const state = aSilverGame();
  expect(all(state, is)).toEqual([0, 1, 2].map(seat => ({ is, seat })));
  for (const seat of [0, 1, 2]) expect(explained(state, { is, seat }).owner).toBe(seat);
});

rule('S5.2', 'one’s own Prospectors at home are chosen by whatever brings one to a map', () => {
  const state = below('king', 1, { silver: 2 });
  const ways = (seat: number) =>
    explained(state, { is: 'prospectorsAtHome', seat }).ways.map(({ move }) => move);
  expect(ways(0)).toEqual([
    { type: 'hire', to: 'II-A.start' },
    { type: 'hire', to: 'III-A.start' },
  ]);
  expect(ways(1)).toEqual([]);
});

rule('S7.9', 'the movement point brings a step of a Prospector, and is chosen by its use alone', () => {
  const state = below('king', 1);
  arrangeLuck(state, { movement: 1 });
  expect(all(state, 'movement')).toEqual([{ is: 'movement' }]);
  const { brings, ways } = explained(state, { is: 'movement' });
  expect(brings).toEqual([{ do: 'move', piece: 'prospector', steps: 1 }]);
  expect(ways.map(({ move }) => move)).toEqual([{ type: 'useMovement' }]);
});

rule('S10.2 S10.3', 'the overlay says what it would score now', () => {
  const state = aSilverGame({ overlay: 'houses' });
  arrange(state, 0, { houses: ['tiletum.h1', 'I-A.clausthal.h1'], pillars: ['I-A.freiberg'] });
  expect(all(state, 'overlay')).toEqual([{ is: 'overlay' }]);
  expect(explained(state, { is: 'overlay' }).brings).toEqual([{ do: 'score', points: 2 }]);
  arrangeMiner(state, 0, { mines: ['I-A.start.m1', 'I-A.goslar.m1', 'II-A.mies.m1'] });
  expect(explained(state, { is: 'overlay' }).brings).toEqual([{ do: 'score', points: 6 }]);
});

/** These are the last tiles of the underground stack, and turned up. */
function turnsUp(state: State, ...underground: string[]): void {
  arrange(state, it => Object.assign(it.piles, { underground }));
  does(state, { type: 'beginAction' }, { type: 'turnUp' });
}

rule('S3.13', 'a tile that was turned up is kept or goes under, and says what it brings', () => {
  const state = onTier('king', 3, 'king', 2, { mine: { goods: {} } });
  expect(all(state, 'aside')).toEqual([]);
  turnsUp(state, 'u-silver1-1', 'u-mine1-1');
  expect(all(state, 'aside')).toEqual(silverOf(state).aside.map(tile => ({ is: 'aside', tile })));
  const aside = { is: 'aside', tile: 'u-mine1-1' } as const;
  const { brings, ways } = explained(state, aside);
  const tile = tileOf('u-mine1-1');
  expect(brings).toEqual(tile.kind === 'helper' ? tile.effects : []);
  expect(ways.map(({ move }) => move)).toEqual([
    { type: 'keepTile', tile: 'u-mine1-1' },
    { type: 'putUnder', tile: 'u-mine1-1' },
  ]);
  expect(against(state, aside, 1)).toEqual([]);
});

rule('SQ3.11', 'what may not be held says why it is not kept', () => {
  const state = onTier('king', 3, 'king', 2, { mine: { goods: {}, storehouse: ['b-crest-hammer'] } });
  turnsUp(state, 'u-crest-hammer', 'u-mine1-1');
  expect(against(state, { is: 'aside', tile: 'u-crest-hammer' })).toEqual([['crestOwned']]);
});

rule('S13.5', 'the King’s Surprises that were drawn lie below the board of the Cardinal', () => {
  const state = bareBelow();
  expect(all(state, 'surprise')).toEqual([]);
  surprised(state, 'surprise-1');
  expect(all(state, 'surprise')).toEqual([{ is: 'surprise', card: 'surprise-1' }]);
});
