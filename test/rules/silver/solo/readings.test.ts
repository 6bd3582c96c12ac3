import type { Colour } from '../../../../src/content';
import { readOptions } from '../../../../src/rules/setup/options';
import { playerOf, type Die } from '../../../../src/rules/model';
import type { Readings } from '../../../../src/rules/readings';
import { silverOf } from '../../../../src/rules/silver/miner';
import { rule } from '../../../rule';
import {
  IT,
  choices,
  columns,
  dieOf,
  due,
  goods,
  points,
  reads,
  readsOn,
  runs,
  soloOptions,
} from '../../cardinal/situation';
import { alignWheel, arrange } from '../../situation/arranging';
import { told } from '../../situation/seeing';
import { arrangeSilver } from '../situation';
import { bareBelow, his, layTiles, prospects } from './situation';

/** The readings of a match alone: what each answer does. */

const boxes = { silver: { firstGame: true } };

test('they are chosen where the box is in play, and what is usual is left out', () => {
  const read = (readings: Readings) => readOptions(soloOptions([], boxes, readings)).readings;
  expect(read({ tabletCosts: 'never', prospectorDice: 'colour' })).toEqual({ tabletCosts: 'never' });
  expect(() => readOptions(soloOptions([], {}, { silverTile: 'miscellaneous' }))).toThrow(
    "option 'readings.silverTile'",
  );
});

rule('SQ14.11', 'the extended reach serves the way alone, or the Bonus tile too', () => {
  const taken = (readings: Readings, gold = 5): (string | undefined)[] => {
    const state = bareBelow({ goods: { gold } }, { prospectors: ['I-A.start'] }, { readings });
    // freiberg, the nearest Cathedral, lies two steps away
    layTiles(state, { 'I-A.goslar.b1': 'u-silver-king4', 'I-A.freiberg.b1': 'b-crest-hammer' });
    const events = prospects(state, 1, { for: ['pillar'] });
    const [first] = told(events).filter(each => /^(pay|take)/.test(each));
    return [first, ...events.flatMap(event => (event.what === 'take' ? [event.tile] : []))];
  };
  expect(taken({})).toEqual(['pay S14.4', 'u-silver-king4']);
  expect(taken({ extendedReach: 'tile' })).toEqual(['pay S14.4', 'b-crest-hammer']);
  // the Gold is paid as far as there is any, and what is extended is the same
  expect(taken({ extendedReach: 'tile' }, 0)).toEqual(['take R19.3', 'b-crest-hammer']);
});

/** He takes this tile of the wheel: what Resourceful Clergy and Very Special Friends make of it. */
function takes(tile: string, readings: Readings): (string | number)[] {
  const state = bareBelow(
    { goods: {} },
    {},
    { challenges: ['resourceful-clergy', 'very-special-friends'], readings },
  );
  arrange(state, it => {
    it.wheel.tiles = { prospector: tile };
  });
  due(state, { step: 'wheelTile', action: 'prospector' });
  runs(state);
  return [`silver ${his(state, 'silver')}`, `gold ${goods(state).gold ?? 0}`];
}

rule('SQ15.3', 'a tile for Silver is a Resource Helper, or Miscellaneous', () => {
  const miscellaneous = { silverTile: 'miscellaneous' } as const;
  for (const tile of ['b-silver1-1', 'u-silver1-1', 'b-gold-silver']) {
    expect(takes(tile, {})).toEqual(['silver 1', 'gold 0']);
    expect(takes(tile, miscellaneous)).toEqual(['silver 0', 'gold 5']);
  }
  expect(takes('b-silver-identical5', miscellaneous)).toEqual(['silver 0', 'gold 5']);
});

rule('SQ15.3', 'and so it is worth more or less than others to him', () => {
  const taken = (readings: Readings): string[] => {
    const state = bareBelow({}, { prospectors: ['I-A.goslar'] }, { readings });
    layTiles(state, { 'I-A.goslar.b1': 'u-silver1-1', 'I-A.clausthal.b1': 'u-silver-identical5-2' });
    return choices(prospects(state, 2)).filter(each => each.startsWith('tile'));
  };
  // five Resources are more than one; of another class, one Silver comes first
  expect(taken({})).toEqual(['tile I-A.clausthal.b1 by resources R19.2b']);
  expect(taken({ silverTile: 'miscellaneous' })).toEqual(['tile I-A.goslar.b1 by class R19.1']);
});

rule('SQ11.3', 'as Helpers the tiles for 4 Wool and 4 Iron are Resource Helpers of 6 VP to him', () => {
  const readings = { undergroundContracts: 'helpers' } as const;
  const state = bareBelow({}, { prospectors: ['I-A.goslar'] }, { readings });
  layTiles(state, { 'I-A.goslar.b1': 'u-helper-wool4', 'I-A.clausthal.b1': 'u-silver-identical5-2' });
  expect(choices(prospects(state, 2)).filter(each => each.startsWith('tile'))).toEqual([
    'tile I-A.goslar.b1 by points R19.2b',
  ]);
  const clergy = bareBelow({ goods: {} }, {}, { challenges: ['resourceful-clergy'], readings });
  arrange(clergy, it => {
    it.wheel.tiles = { prospector: 'u-helper-iron4' };
  });
  due(clergy, { step: 'wheelTile', action: 'prospector' });
  expect(points(runs(clergy))).toEqual([6]);
});

rule('SQ15.4', 'Visitors to the Curia: the Silver of a Character is nothing, or his', () => {
  const visited = (tile: string, readings: Readings): (string | number)[] => {
    const state = bareBelow(
      { goods: {}, buildings: columns({}), own: { characters: [tile] } },
      {},
      { challenges: ['visitors-to-the-curia'], readings },
    );
    due(state, { step: 'character', points: 1 });
    runs(state);
    return [goods(state).gold ?? 0, his(state, 'silver')];
  };
  expect(visited('ch-prospector-2', {})).toEqual([1, 0]);
  expect(visited('ch-prospector-2', { characterSilver: 'yes' })).toEqual([1, 1]);
  // an unlocked Mine is nothing all the same
  expect(visited('ch-prospector-5', { characterSilver: 'yes' })).toEqual([0, 0]);
});

/** He crosses the tablet between these places, with News of Travellers. */
function crosses(from: string, what: 'house' | 'pillar', readings: Readings, gold = 2, silver = 3) {
  const state = bareBelow(
    { goods: { gold } },
    { prospectors: [from], silver },
    { challenges: ['news-of-travellers'], readings },
  );
  const events = prospects(state, 1, { for: [what] });
  const news = events.filter(event => event.source.kind === 'challenge');
  return { state, told: told(news), points: points(news) };
}

rule('SQ15.5', 'what a tablet sells for Gold is paid, free, or never his', () => {
  // from goslar to mansfeld: a House for 2 Gold, besides the one that he goes there for
  const built = (readings: Readings, gold = 2): (number | undefined)[] => {
    const { state } = crosses('I-A.goslar', 'house', readings, gold);
    return [playerOf(state, IT).houses.length, goods(state).gold];
  };
  expect(built({})).toEqual([3, undefined]);
  expect(built({}, 1)).toEqual([2, 1]);
  expect(built({ tabletCosts: 'free' })).toEqual([3, 2]);
  expect(built({ tabletCosts: 'free' }, 0)).toEqual([3, undefined]);
  expect(built({ tabletCosts: 'never' })).toEqual([2, 2]);
  expect(crosses('I-A.goslar', 'house', { tabletCosts: 'never' }).told).toEqual(['lapse SQ15.5']);
});

rule('SQ15.5', 'what a tablet sells for Silver is never paid, but comes where it is free', () => {
  // from t1 to freiberg: a step for the King, and 5 points for 1 Silver
  const got = (readings: Readings): (string[] | number[] | number)[] => {
    const crossed = crosses('I-A.t1', 'pillar', readings);
    expect(silverOf(crossed.state).crossed).toEqual(['I-A.tablet-king1-silver-5vp']);
    return [crossed.told, crossed.points, his(crossed.state, 'silver')];
  };
  expect(got({})).toEqual([['king S15.12', 'lapse SQ15.5'], [], 3]);
  expect(got({ tabletCosts: 'never' })).toEqual([['king S15.12', 'lapse SQ15.5'], [], 3]);
  expect(got({ tabletCosts: 'free' })).toEqual([['king S15.12', 'score S15.12'], [5], 3]);
});

rule('SQ15.5', 'free, it still takes a place', () => {
  const state = bareBelow(
    { goods: {}, supply: { houses: 0 } },
    { prospectors: ['I-A.goslar'] },
    { challenges: ['news-of-travellers'], readings: { tabletCosts: 'free' } },
  );
  due(state, { step: 'descend', to: 'I-A.mansfeld' });
  expect(told(runs(state))).toContain('lapse SQ15.5');
});

rule('SQ15.13', 'the dice of two Prospector sections: the colour first, or the points', () => {
  const took = (readings: Readings, ...dice: [Colour, number][]): string[] => {
    const state = bareBelow({}, {}, { readings });
    alignWheel(state, 'king', 1);
    arrangeSilver(state, { disc: (3 - 1 + state.wheel.offset) % 6 });
    // yellow comes first on the card, then dark grey
    const wanted = dice.map(([colour, value]): Die => ({ colour, value }));
    reads(state, ['rich-veins'], wanted);
    const events = readsOn(state);
    return [dieOf(events), ...choices(events)];
  };
  const points = { prospectorDice: 'points' } as const;
  expect(took({}, ['darkGrey', 3], ['yellow', 4])).toEqual(['yellow 4', 'die yellow:4 by priority R15.10']);
  expect(took(points, ['darkGrey', 3], ['yellow', 4])).toEqual([
    'darkGrey 3',
    'die darkGrey:3 by morePoints SQ15.13',
  ]);
  expect(took(points, ['darkGrey', 3], ['yellow', 3])).toEqual([
    'yellow 3',
    'die yellow:3 by priority R15.10',
  ]);
});
