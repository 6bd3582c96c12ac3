import type { Resource } from '../../../src/content';
import { playerOf } from '../../../src/rules/model';
import { isOwnWay, type Readings } from '../../../src/rules/readings';
import { readOptions } from '../../../src/rules/setup/options';
import { rule } from '../../rule';
import { arrange, tableOf } from '../situation/arranging';
import { does } from '../situation/playing';
import { forbidden, isOffered, offered, owns, pointsLeft } from '../situation/seeing';
import { aSilverGame, arrangeLuck, arrangeMiner, below, layDie } from './situation';

/** The readings of this box: as options of a match, and what each of them does. */

const boxes = { silver: { firstGame: true } };
const read = (readings: unknown, withBox = true) =>
  readOptions({ ...tableOf(2), ...(withBox && { boxes }), readings }).readings;

test('they are chosen where the box is in play, and what is usual is left out', () => {
  expect(read({ movementPoints: 'block', kingAction: 'all' })).toEqual({
    kingAction: 'all',
    movementPoints: 'block',
  });
  expect(read({ movementPoints: 'scattered' })).toBeUndefined();
  expect(isOwnWay(read({ placingBelow: 'anyAction' }))).toBe(true);
});

test('their names are refused where the box is not in play, and answers that nobody knows', () => {
  expect(() => read({ movementPoints: 'block' }, false)).toThrow("option 'readings.movementPoints'");
  expect(() => read({ movementPoints: 'all' })).toThrow(/readings\.movementPoints.*scattered, block/);
});

const use = { type: 'useMovement' } as const;

rule('SQ3.14', 'read as one block, both points are used at once', () => {
  const options = {
    technologies: ['prospector', 'die', 'joker'],
    readings: { movementPoints: 'block' },
  } as const;
  const state = below('king', 2, { tiers: [3, 0, 0] }, {}, options);
  arrangeLuck(state, { movement: 1 });
  does(state, use);
  expect(pointsLeft(state)).toBe(2);
  does(state, { type: 'pass' });
  expect(offered(state, 'useMovement')).toEqual([]);
});

rule('SQ3.19', 'read by the colour of the die alone, or by what it yields alone', () => {
  const goods = (readings: Readings, bonus: Resource) => {
    const state = aSilverGame({ technologies: ['resource', 'die', 'joker'], readings });
    arrangeMiner(state, 0, { tiers: [2, 0, 0], bonus });
    arrange(state, 0, { storehouse: ['b-colour-plus1'], goods: {} });
    arrange(state, it => {
      layDie(it, 2);
      it.wheel.tiles = {};
    });
    does(state, { type: 'useHelper', tile: 'b-colour-plus1' }, { type: 'recolour', resource: 'wool' });
    does(state, { type: 'takeDie', colour: 'darkGrey', value: 2, to: 2 });
    return owns(state);
  };
  expect(goods({ resourceColour: 'die' }, 'stone')).toEqual({ wool: 2, stone: 2 });
  expect(goods({ resourceColour: 'die' }, 'wool')).toEqual({ wool: 2 });
  expect(goods({ resourceColour: 'yield' }, 'stone')).toEqual({ wool: 2 });
  expect(goods({ resourceColour: 'yield' }, 'wool')).toEqual({ wool: 4 });
});

rule('SQ4.3', 'a Merchant Action builds where a Prospector stands only where it is read so', () => {
  const build = { type: 'buildHouse', space: 'I-A.clausthal.h1' } as const;
  const miner = { prospectors: ['I-A.clausthal'] };
  const mine = { supply: { houses: 3 } };
  const usual = below('merchant', 2, miner, mine);
  expect(forbidden(usual, build)).toBe('otherAction R6.5');
  const state = below('merchant', 2, miner, mine, { readings: { placingBelow: 'anyAction' } });
  expect(isOffered(state, build)).toBe(true);
  does(state, build);
  expect([playerOf(state, 0).houses.includes(build.space), pointsLeft(state)]).toEqual([true, 1]);
  const architect = below(
    'architect',
    2,
    { prospectors: ['I-A.freiberg'] },
    { supply: { pillars: 3 } },
    {
      readings: { placingBelow: 'anyAction' },
    },
  );
  expect(isOffered(architect, { type: 'buildPillar', town: 'I-A.freiberg' })).toBe(true);
  expect(isOffered(architect, { type: 'buildHouse', space: 'I-A.freiberg.h1' })).toBe(false);
});

rule('SQ11.3', 'read as Helpers, the tiles for 4 Wool and 4 Iron cover no Contract space', () => {
  const readings = { undergroundContracts: 'helpers' } as const;
  const tiles = (state: ReturnType<typeof aSilverGame>) => [
    ...(state.piles.underground ?? []),
    ...Object.values(state.map.tiles),
  ];
  expect(
    tiles(aSilverGame({ readings }))
      .filter(id => /wool4|iron4/.test(id))
      .sort(),
  ).toEqual([...['u-helper-iron4', 'u-helper-wool4']]);
  expect(
    tiles(aSilverGame())
      .filter(id => /wool4|iron4/.test(id))
      .sort(),
  ).toEqual([...['u-contract-iron4', 'u-contract-wool4']]);
  const count = (state: ReturnType<typeof aSilverGame>) =>
    tiles(state).filter(id => id.startsWith('u-')).length;
  expect(count(aSilverGame({ readings }))).toBe(count(aSilverGame()));
  const mine = { storehouse: ['u-helper-wool4'], goods: { wool: 4 } };
  const state = below('king', 1, { tiers: [1, 0, 0] }, mine, {
    readings,
    technologies: ['contract', 'die', 'joker'],
  });
  const { score } = playerOf(state, 0);
  does(state, { type: 'useHelper', tile: 'u-helper-wool4' });
  expect([playerOf(state, 0).contracts, playerOf(state, 0).score - score, owns(state)]).toEqual([[], 6, {}]);
});
