import { FAIR_TILES } from '../../../src/content';
import { cardinalOf } from '../../../src/rules/cardinal/board';
import { playerOf, type State } from '../../../src/rules/model';
import { takesPart } from '../../../src/rules/scoring';
import { rule } from '../../rule';
import { arrange, putMarkers } from '../situation/arranging';
import { begins, does } from '../situation/playing';
import { markers, scored, told, waits } from '../situation/seeing';
import { bare, columns, due, IT, points, proceeds, runs, YOU, type Its } from './situation';

/** King phase, Fair and Cleanup with the Cardinal. */

const FAIR = { town: 'tiletum', tile: 'fair-house' };

/** The King phase of a round whose Fair does not ask for the track. */
function kingPhase(stacks: Record<number, number[]>, tile: string | null = null, round = 1, its: Its = {}) {
  const state = bare(its);
  arrange(state, it => Object.assign(it, { round, fairs: [FAIR, FAIR, FAIR, FAIR] }));
  putMarkers(state, stacks);
  arrange(state, it => {
    it.king.tile = tile;
  });
  const events = begins('king', state);
  return { state, events };
}

rule('R20.1 Q20.1 Q20.7', 'the phase runs as usual: leader first, then VP of the track for both', () => {
  const { state, events } = kingPhase({ 5: [YOU], [-2]: [IT] });
  expect([points(events, YOU), points(events)]).toEqual([[4, 5], [-2]]);
  expect(playerOf(state, IT).score).toBe(8);
});

rule('R20.2 Q20.6', 'below +3 its marker returns to +3, on top; yours to 0 as usual', () => {
  expect(markers(kingPhase({ 2: [IT], [-1]: [YOU] }).state)).toEqual({ 3: [IT], 0: [YOU] });
  expect(markers(kingPhase({ 3: [YOU], [-10]: [IT] }).state)).toEqual({ 3: [YOU, IT] });
  expect(markers(kingPhase({ 5: [IT], 2: [YOU] }).state)).toEqual({ 5: [IT], 2: [YOU] });
});

rule('R20.3', 'on the same position it ranks before you, whatever the stack', () => {
  expect(kingPhase({ 0: [YOU, IT] }).state.order).toEqual([IT, YOU]);
  expect(kingPhase({ 0: [IT, YOU] }).state.order).toEqual([IT, YOU]);
});

rule('X29 R20.3 R20.5', 'both on +5, you below: it takes the tile and is first', () => {
  const { state } = kingPhase({ 5: [YOU, IT] }, 'b-crest-cup-1');
  proceeds(state);
  expect(playerOf(state, IT).storehouse).toEqual(['b-crest-cup-1']);
  expect(state.order).toEqual([IT, YOU]);
});

rule('R20.4', 'on a higher position you are first in the next round', () => {
  expect(kingPhase({ 5: [YOU], 3: [IT] }).state.order).toEqual([YOU, IT]);
});

rule('X35 R20.2 R20.4', 'it on +1, you on +2: you are first; it stands on +3, you stay', () => {
  const { state } = kingPhase({ 1: [IT], 2: [YOU] });
  expect(state.order).toEqual([YOU, IT]);
  expect(markers(state)).toEqual({ 2: [YOU], 3: [IT] });
});

rule('R20.5', 'in round 4, without a tile, it gains 4 VP', () => {
  expect(points(kingPhase({ 3: [IT], 0: [YOU] }, null, 4).events)).toEqual([4, 3]);
});

rule('R20.5 R10.2', 'your tile as leader is your decision', () => {
  const { state } = kingPhase({ 5: [YOU], 3: [IT] }, 'b-vp4');
  expect(waits(state)).toEqual(['kingTile']);
  does(state, { type: 'takeTile' });
  expect(playerOf(state, YOU).storehouse).toEqual(['b-vp4']);
});

rule('Q20.9', 'a Crest that it has leaves the game', () => {
  const { state, events } = kingPhase({ 5: [IT] }, 'b-crest-cup-1', 1, { storehouse: ['c-crest-cup'] });
  expect(events).toContainEqual(expect.objectContaining({ what: 'remove', tile: 'b-crest-cup-1' }));
  expect([playerOf(state, IT).storehouse, state.king.tile]).toEqual([['c-crest-cup'], null]);
});

rule('R21.8 Q21.6', 'Favor at the Court: back to +5 instead of +3', () => {
  const state = bare({}, { challenges: ['favor-at-the-court'] });
  arrange(state, it => {
    it.fairs = [FAIR, FAIR, FAIR, FAIR];
  });
  putMarkers(state, { 3: [IT], 0: [YOU] });
  arrange(state, it => {
    it.king.tile = null;
  });
  begins('king', state);
  expect(markers(state)).toEqual({ 5: [IT], 0: [YOU] });
});

rule('Q20.5', 'Corruption moves its marker too', () => {
  const state = bare();
  arrange(state, it => {
    it.corruption = ['corr-1', 'corr-2', 'corr-3', 'corr-4', 'corr-5'];
  });
  putMarkers(state, { 3: [IT], 0: [YOU] });
  begins('action', state);
  expect(markers(state)).toEqual({ 1: [IT], [-2]: [YOU] });
});

rule('R16.70', 'a King Action moves its marker by its points, at most to +15', () => {
  const state = bare();
  putMarkers(state, { 3: [IT], 7: [YOU] });
  runs(due(state, { step: 'king', points: 2 }));
  expect(markers(state)).toEqual({ 7: [YOU, IT] });
});

rule('Q16.20', 'it stops at +15', () => {
  const state = bare();
  putMarkers(state, { 9: [IT], 15: [YOU] });
  runs(due(state, { step: 'king', points: 6 }));
  expect(markers(state)).toEqual({ 15: [YOU, IT] });
});

/** What this Fair tile pays it in round 1, beside the 1 VP of the board. */
function fairPays(tile: string, its: Its, arranged: (state: State) => void = () => undefined): number {
  const state = bare({ merchant: 'london', houses: ['london.h1'], ...its });
  arrange(state, it => {
    it.fairs = [tile, tile, tile, tile].map(each => ({ town: 'venezia', tile: each }));
  });
  arranged(state);
  return scored(begins('fair', state), IT);
}

rule('R20.6', 'it scores every Fair, wherever its House and Merchant are', () => {
  expect(fairPays('fair-house', {})).toBe(3);
});

rule('R20.7', 'you need a House or your Merchant in the Town', () => {
  const state = bare();
  expect(takesPart(state, YOU, 'venezia')).toBe(false);
  arrange(state, YOU, { merchant: 'venezia' });
  expect(takesPart(state, YOU, 'venezia')).toBe(true);
});

rule('R20.8a', 'its fulfilled Contracts count, not the others', () => {
  expect(
    fairPays('fair-contract', { contracts: ['c-any3', 'c-any5'], own: { contracts: ['c-iron3'] } }),
  ).toBe(8);
});

rule('R20.8b', 'its active Crests only', () => {
  const its = { storehouse: ['c-crest-lion'], buildings: columns({ 3: { crest: 'c-crest-cup' } }) };
  expect(fairPays('fair-crest', its)).toBe(4);
});

rule('R20.8c', 'its Pillars and Houses on the map', () => {
  expect(fairPays('fair-pillar', { pillars: ['london', 'paris'] })).toBe(6);
  expect(fairPays('fair-house', { houses: ['tiletum.h2', 'london.h1'] })).toBe(6);
});

rule('R20.8d', 'its Cathedral tiles', () => {
  expect(fairPays('fair-cathedral', { cathedrals: ['london.c1', 'paris.c1'] })).toBe(10);
});

rule('R20.8e', 'its Characters in the upper row only', () => {
  const buildings = columns({
    0: { rooms: ['ch-king-1', 'ch-king-2'] },
    1: { rooms: [null, 'ch-merchant-1'] },
  });
  expect(fairPays('fair-upperCharacters', { buildings })).toBe(8);
});

rule('R20.8f', 'its columns with two Characters', () => {
  const buildings = columns({
    0: { rooms: ['ch-king-1', 'ch-king-2'] },
    1: { rooms: [null, 'ch-merchant-1'] },
  });
  expect(fairPays('fair-filledBuildings', { buildings })).toBe(6);
});

rule('R20.9', 'the King-track tile counts its position before the reset', () => {
  const state = bare();
  arrange(state, it => {
    it.fairs = [{ town: 'venezia', tile: 'fair-kingTrack' }, FAIR, FAIR, FAIR];
    it.king.tile = null;
  });
  putMarkers(state, { [-2]: [IT], 0: [YOU] });
  begins('king', state);
  expect(markers(state)).toEqual({ [-2]: [IT], 0: [YOU] });
  // 1 of the board, 3 of the tile, -2 of the track
  expect(scored(begins('fair', state), IT)).toBe(2);
  expect(markers(state)).toEqual({ 3: [IT], 0: [YOU] });
});

rule(
  'R20.10',
  'after the Fair the leftmost Decree leaves, and the pawn stands on the new leftmost one',
  () => {
    const state = bare();
    const { decrees } = cardinalOf(state);
    const row = [...decrees];
    arrange(state, it => Object.assign(it.cardinal ?? {}, { pawn: 3 }));
    begins('fair', state);
    expect(cardinalOf(state)).toMatchObject({ decrees: row.slice(1), pawn: 0 });
  },
);

rule('R20.11', 'Cleanup is unchanged', () => {
  const state = bare();
  arrange(state, IT, { dice: [{ colour: 'pink', value: 1 }] });
  const { offset } = state.wheel;
  const events = begins('cleanup', state);
  expect(told(events).filter(text => text === 'reveal R12.2')).toHaveLength(6);
  expect([playerOf(state, IT).dice, state.wheel.offset, state.round]).toEqual([[], (offset + 1) % 6, 2]);
});

test('it scores every kind of Fair', () => {
  for (const { id } of FAIR_TILES) expect(fairPays(id, {})).not.toBeNaN();
});
