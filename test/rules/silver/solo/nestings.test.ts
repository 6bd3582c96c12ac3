import { UNDERGROUND_TILES } from '../../../../src/content/silver/undergroundTiles';
import type { GameEvent } from '../../../../src/rules/events';
import { playerOf, type State } from '../../../../src/rules/model';
import { silverOf } from '../../../../src/rules/silver/miner';
import { trackPoints } from '../../../../src/rules/track';
import { rule } from '../../../rule';
import {
  IT,
  byRule,
  choices,
  columns,
  costs,
  due,
  goods,
  points,
  proceeds,
  reads,
  readsOn,
  runs,
  steps,
} from '../../cardinal/situation';
import { arrange, putMarkers } from '../../situation/arranging';
import { begins, bringing, does } from '../../situation/playing';
import { told } from '../../situation/seeing';
import { arrangeMiner, arrangeSilver } from '../situation';
import {
  bareBelow,
  dice,
  his,
  layTiles,
  prospects,
  siteOf,
  skipped,
  surprised,
  wheelWith,
} from './situation';

/** Where Challenges, cards and tablets of the box meet each other, and the rules of the base game. */

const NO_PIECES = { houses: 0, pillars: 0 };

describe('All That Glitters', () => {
  const glitters = { challenges: ['all-that-glitters'] };
  const builds = (
    pillars: Record<string, string>,
    own: object,
    silver: number,
    chosen: object = glitters,
  ) => {
    const state = bareBelow({ goods: own, pillars: Object.keys(pillars) }, { silver }, chosen);
    costs(state, pillars);
    due(state, { step: 'cathedral' });
    runs(state);
    return [playerOf(state, IT).cathedrals, goods(state), his(state, 'silver')];
  };

  rule('S15.11 SQ13.10', 'Gold and Silver count one for one for Stone above ground, not two for one', () => {
    const stone3 = { lyon: 'k3' };
    expect(builds(stone3, { stone: 1, gold: 1 }, 1)).toEqual([['lyon.c1'], {}, 0]);
    expect(builds(stone3, { stone: 1, gold: 5 }, 1)).toEqual([['lyon.c1'], { gold: 3 }, 1]);
    expect(builds(stone3, { stone: 1, gold: 5 }, 1, {})).toEqual([['lyon.c1'], { gold: 1 }, 1]);
    expect(builds(stone3, { stone: 1, gold: 1 }, 1, {})).toEqual([[], { stone: 1, gold: 1 }, 1]);
  });

  rule('S15.11', 'Stone is spent for Gold too, before the Gold', () => {
    const gold3 = { 'II-A.schemnitz': 'k-gold1' };
    expect(builds(gold3, { stone: 2, gold: 9 }, 9)).toEqual([['II-A.schemnitz.c1'], { gold: 8 }, 9]);
    expect(builds(gold3, { stone: 2, gold: 9 }, 9, {})).toEqual([
      ['II-A.schemnitz.c1'],
      { stone: 2, gold: 6 },
      9,
    ]);
  });

  rule(
    'S15.11 S14.10',
    'the Cathedral with the most points takes it first, the next one has what is left',
    () => {
      const both = { 'II-A.schemnitz': 'k-silver2', lyon: 'k1' };
      expect(builds(both, { stone: 3 }, 0)).toEqual([['II-A.schemnitz.c1'], { stone: 1 }, 0]);
      expect(builds(both, { stone: 3 }, 1)).toEqual([['II-A.schemnitz.c1', 'lyon.c1'], {}, 0]);
    },
  );

  rule('SQ13.11 S15.11', 'he requires Stone all the same, however much Gold and Silver he has', () => {
    const state = bareBelow({ goods: { gold: 9 }, pillars: ['lyon'] }, { silver: 9 }, glitters);
    due(state, { step: 'surpriseEffect', card: 'surprise-4', at: 1 });
    const [first] = runs(state).flatMap(event => (event.what === 'gain' ? Object.keys(event.goods) : []));
    expect(first).toBe('stone');
  });
});

describe('News of Travellers', () => {
  const news = { challenges: ['news-of-travellers'] };
  const goes = (state: State, to: string): GameEvent[] => {
    due(state, { step: 'descend', to });
    return runs(state).filter(({ what }) => what !== 'choice');
  };

  rule(
    'S15.12 S14.6',
    'two tablets on a way are resolved one after the other, each when he crosses it',
    () => {
      const state = bareBelow({}, { prospectors: ['I-A.t1'] }, news);
      const events = goes(state, 'I-A.annaberg');
      expect(told(events)).toEqual([
        ...['walk S14.6', 'tablet S14.6', 'king S15.12', 'lapse SQ15.5'],
        ...['walk S14.6', 'tablet S14.6', 'silver S15.12'],
      ]);
    },
  );

  rule('S15.12', 'in the Action of a card and of the Guild too', () => {
    const miner = { prospectors: ['I-A.t1'], supply: 0 };
    const card = bareBelow({}, miner, news);
    expect(told(surprised(card, 'surprise-5'))).toContain('king S15.12');
    const guild = wheelWith(
      3,
      'king',
      6,
      bareBelow({}, miner, { challenges: [...news.challenges, 'prospectors-guild'] }),
    );
    reads(guild, ['rich-veins'], dice(['pink', 6]), 1);
    readsOn(guild);
    expect(steps(guild)[0]).toBe('guild');
    expect(told(runs(guild))).toContain('king S15.12');
  });

  rule('SQ15.6 S15.12', 'a free Prospector where none is left: nothing comes, the tablet is covered', () => {
    const prospectors = ['I-A.mansfeld', 'II-A.start', 'III-A.start'];
    const state = bareBelow({}, { prospectors, reserve: 0 }, news);
    expect(told(goes(state, 'I-A.schneeberg'))).toEqual(['walk S14.6', 'tablet S14.6']);
    expect(silverOf(state).crossed).toEqual(['I-A.tablet-free-prospector']);
    const second = bareBelow({}, { prospectors: ['I-A.mansfeld', 'II-A.start'], reserve: 1 }, news);
    goes(second, 'I-A.schneeberg');
    expect(his(second, 'prospectors')).toContain('III-A.start');
  });

  rule('S15.12', 'a tablet that is covered already brings nothing', () => {
    const state = bareBelow({ goods: { gold: 2 } }, { prospectors: ['I-A.goslar'] }, news);
    arrangeSilver(state, { crossed: ['I-A.tablet-gold-house'] });
    expect(told(goes(state, 'I-A.mansfeld'))).toEqual(['walk S14.6']);
    expect(goods(state)).toEqual({ gold: 2 });
  });

  rule('S15.12 S14.7', 'with his last House on the tablet he has none for the place that he went to', () => {
    const own = { goods: { gold: 2 }, supply: { houses: 1 } };
    const state = bareBelow(own, { prospectors: ['I-A.goslar'] }, news);
    const events = prospects(state, 1, { for: ['house'] });
    expect(siteOf(events)).toContain('house:I-A.mansfeld');
    expect(skipped(events)).toContain('found S14.7');
    expect(playerOf(state, IT).houses.filter(space => space.startsWith('I-A.mansfeld'))).toEqual([]);
  });

  rule('SQ15.5 S15.12', 'without a place the 2 Gold are not paid', () => {
    const own = { goods: { gold: 2 }, supply: NO_PIECES };
    const house = bareBelow(own, { prospectors: ['I-A.goslar'] }, news);
    expect(told(goes(house, 'I-A.mansfeld'))).toContain('lapse SQ15.5');
    const pillar = bareBelow(own, { prospectors: ['II-A.iglau'] }, news);
    expect(told(goes(pillar, 'II-A.schemnitz'))).toContain('lapse SQ15.5');
    const mine = bareBelow(own, { prospectors: ['II-A.budweis'], supply: 0 }, news);
    expect(told(goes(mine, 'II-A.kremnitz'))).toContain('lapse SQ15.5');
    expect([house, pillar, mine].map(state => goods(state))).toEqual([2, 2, 2].map(gold => ({ gold })));
  });

  rule('S15.12', 'a Mine or a House goes to no map without his Prospector', () => {
    const state = bareBelow({ goods: { gold: 2 } }, { prospectors: ['II-A.budweis'] }, news);
    goes(state, 'II-A.kremnitz');
    expect(his(state, 'mines').filter(space => !space.startsWith('I-A.start'))).toEqual([
      expect.stringMatching(/^II-A\./),
    ]);
  });

  rule('S15.12', 'at the end of the King track a King Action of a tablet moves nothing', () => {
    const state = bareBelow({}, { prospectors: ['I-A.t1'] }, news);
    putMarkers(state, { 15: [IT] });
    expect(told(goes(state, 'I-A.freiberg'))).not.toContain('king S15.12');
  });
});

describe('Prospector’s Guild and Snowball’s Chance', () => {
  /** He takes a 6 where the movement icon is, for a King Action. */
  const six = (challenges: string[], change: (state: State) => void = () => undefined) => {
    const state = wheelWith(3, 'king', 6, bareBelow({}, {}, { challenges }));
    change(state);
    reads(state, ['rich-veins'], dice(['pink', 6]), 1);
    return { state, taken: readsOn(state) };
  };

  rule(
    'S15.9 S15.10 SQ15.7',
    'both with Deep Coffers: Resources and Silver, the tile, the Guild, the Action',
    () => {
      const all = ['deep-coffers', 'snowballs-chance', 'prospectors-guild'];
      const { state, taken } = six(all, it => arrange(it, at => (at.wheel.tiles = { king: 'b-king3' })));
      expect(told(taken).slice(-3)).toEqual(['gain R15.16', 'gain R21.7', 'silver S15.10']);
      expect([goods(state).food, his(state, 'silver')]).toEqual([7, 1]);
      expect(steps(state).slice(0, 3)).toEqual(['wheelTile', 'guild', 'action']);
    },
  );

  rule('S15.9 S14.4', 'a place beyond one step costs him a Gold', () => {
    const { state } = six(['prospectors-guild'], it => {
      arrangeMiner(it, IT, { supply: 0 });
      arrange(it, IT, { goods: { gold: 2 }, supply: { houses: 0, pillars: 3 } });
    });
    const events = runs(state);
    expect(siteOf(events)).toBe('pillar:I-A.freiberg only S14.4');
    expect(goods(state).gold).toBe(1);
  });

  rule('SQ15.8 SQ13.14', 'a card drawn in his turn leaves the gaps in the Contract offer to its end', () => {
    const { state } = six(['prospectors-guild'], it => {
      arrangeMiner(it, IT, { supply: 0 });
      arrange(it, IT, { supply: NO_PIECES });
      arrange(it, at => (at.offers.contract = ['c-wool5', null, null, null, null]));
    });
    proceeds(state);
    proceeds(state);
    expect(steps(state)[0]).toBe('surprise');
    proceeds(state, bringing('surprise-8'));
    expect(steps(state)).not.toContain('refillOffer');
    runs(state);
    expect(state.offers.contract).toContain(null);
    does(state, { type: 'proceed' });
    expect(state.offers.contract).not.toContain(null);
  });

  rule('S15.10', 'the Silver is there for the Cathedral Task of the same turn', () => {
    const { state } = six(['snowballs-chance'], it => {
      arrange(it, IT, { pillars: ['II-A.schemnitz'] });
      costs(it, { 'II-A.schemnitz': 'k-silver1' });
    });
    runs(state);
    expect([playerOf(state, IT).cathedrals, his(state, 'silver')]).toEqual([['II-A.schemnitz.c1'], 0]);
  });

  rule('S15.10', 'a 6 of a Prospector section brings it too', () => {
    const state = wheelWith(6, 'king', 1, bareBelow({}, {}, { challenges: ['snowballs-chance'] }));
    reads(state, ['rich-veins'], dice(['pink', 6]));
    expect(told(readsOn(state))).toContain('silver S15.10');
  });
});

describe('Challenges of the base game with tiles of the box', () => {
  const takesBelow = (tile: string, challenges: string[], own: object = {}): [State, GameEvent[]] => {
    const state = bareBelow(
      { goods: {}, ...own },
      { prospectors: ['I-A.goslar'], silver: 3 },
      { challenges },
    );
    layTiles(state, { 'I-A.goslar.b1': tile });
    due(state, { step: 'tileBelow', from: 'I-A.goslar', reach: 1 });
    return [state, runs(state)];
  };

  rule(
    'S11.11 S15.8',
    'Very Special Friends: a Contract below is fulfilled, kept, or leaves the game',
    () => {
      const friends = ['very-special-friends'];
      const [ready, events] = takesBelow('u-contract-wool4', friends, { goods: { wool: 4 } });
      // its 6 points and 5 more; of its Prospector Action nothing
      expect([points(events), goods(ready), steps(ready)]).toEqual([[6, 5], {}, ['end']]);
      const [kept] = takesBelow('u-contract-wool4', friends);
      expect(kept.cardinal?.contracts).toEqual(['u-contract-wool4']);
      const full = { own: { contracts: ['c-wool5', 'c-iron5'] } };
      const [state, left] = takesBelow('u-contract-wool4', friends, full);
      expect([state.cardinal?.contracts.length, told(left).at(-1)]).toEqual([2, 'remove R19.5']);
    },
  );

  rule('S15.5 SQ15.12', 'what a paid Helper brings counts, its price is not paid', () => {
    const challenges = ['whispers-in-the-kings-ear', 'ecclesiastical-income'];
    const [state, events] = takesBelow('u-silver-king4', challenges);
    expect(told(events)).toEqual(expect.arrayContaining(['king R21.4a', 'score R21.4b']));
    expect([points(events), his(state, 'silver')]).toEqual([[4], 3]);
  });

  rule('S15.5', 'five identical Resources are what he requires most before the first of them', () => {
    const own = { goods: { wool: 4 }, own: { contracts: ['c-wool5'] } };
    const [state] = takesBelow('u-silver-identical5-1', ['resourceful-clergy'], own);
    expect(goods(state)).toEqual({ wool: 9 });
  });

  rule('S15.13', 'Ready for Action: the marker of the column is that of the Challenge', () => {
    const rooms = ['ch-prospector-1', 'ch-prospector-2'];
    const points_ = (challenges: string[]): number | undefined => {
      const buildings = columns({ 0: { rooms, crest: 'b-crest-eagle-1' } });
      const state = wheelWith(3, 'king', 1, bareBelow({ buildings }, {}, { challenges }));
      reads(state, ['rich-veins'], dice(['pink', 3]));
      readsOn(state);
      return runs(state).flatMap(event => (event.what === 'act' ? [event.points] : []))[0];
    };
    expect([points_(['ready-for-action']), points_([])]).toEqual([4 + 3, 4 + 1]);
  });

  rule('S13.3', 'Favor at the Court: he is set back to 5 after ribbon and King’s tile, not to 3', () => {
    const after = (challenges: string[]): number => {
      const state = bareBelow({}, {}, { challenges });
      putMarkers(state, { 0: [IT, 0] });
      arrange(state, it => {
        it.king.tile = null;
        it.round = 4;
      });
      begins('king', state);
      return trackPoints(state, IT);
    };
    expect([after(['favor-at-the-court']), after([])]).toEqual([5, 3]);
  });
});

describe('tiles and Characters of the box', () => {
  const best = (first: string, second: string): string[] => {
    const state = bareBelow({}, { prospectors: ['I-A.goslar'] });
    layTiles(state, { 'I-A.goslar.b1': first, 'I-A.clausthal.b1': second });
    due(state, { step: 'tileBelow', from: 'I-A.goslar', reach: 6 });
    return choices(runs(state)).map(choice => choice.replace(/ I-A\.\w+\.b1/, ''));
  };

  rule('S15.6', 'Mine tiles are Miscellaneous, with a cost or without', () => {
    expect(best('u-mine1-1', 'u-silver1-1')).toEqual(['tile by class R19.1']);
    expect(best('u-gold-mine-2', 'u-silver-identical5-1')).toEqual(['tile by class R19.1']);
    expect(best('u-mine1-1', 'u-gold-mine-2')).toEqual(['tile by chance R15.2']);
  });

  rule('S15.5', 'a cost makes no tile better or worse', () => {
    expect(best('u-gold-silver-1', 'u-silver1-1')).toEqual(['tile by chance R15.2']);
    expect(best('u-silver-king4', 'u-prospector2-1')).toEqual(['tile by actionPoints R19.2c']);
  });

  test('with two players no Crest lies below: the first option of Noblesse Oblige cannot hold', () => {
    const crests = UNDERGROUND_TILES.filter(({ kind }) => kind === 'crest');
    expect(crests.map(({ players }) => players)).toEqual([3]);
  });

  /** Which Character he takes out of these. */
  const takes = (offer: string[], own: object = {}): GameEvent[] => {
    const state = bareBelow({ buildings: columns({}), ...own });
    arrange(state, it => {
      it.offers.character = [...offer, null, null, null, null, null].slice(0, it.offers.character.length);
    });
    due(state, { step: 'character', points: 1 });
    return runs(state);
  };

  rule('SQ15.9', 'Silver and Gold are worth two Gold: by lot, and more than one point', () => {
    expect(choices(takes(['ch-prospector-2', 'ch-prospector-1']))[0]).toContain('by chance R15.2');
    expect(choices(takes(['ch-prospector-3', 'ch-prospector-2']))[0]).toBe(
      'character ch-prospector-2 by value R16.47',
    );
  });

  rule('SQ15.9', 'a Mine is a thing shown: worth as much as a point of an Action', () => {
    expect(choices(takes(['ch-prospector-5', 'ch-prospector-4']))[0]).toContain('by chance R15.2');
    expect(choices(takes(['ch-prospector-5', 'ch-prospector-7']))[0]).toBe(
      'character ch-prospector-7 by value R16.47',
    );
  });

  const FIVE_TYPES = ['king', 'contract', 'character', 'architect', 'merchant'];
  const begun = (types: readonly string[]) =>
    columns(Object.fromEntries(types.map((type, at) => [at, { rooms: [null, `ch-${type}-1`] }])));

  rule('SQ15.16', 'with five types begun he takes no sixth: there is nothing that he can take', () => {
    expect(told(takes(['ch-prospector-1'], { buildings: begun(FIVE_TYPES) }))).toContain(
      'discardOffer R6.32',
    );
    const four = takes(['ch-prospector-1'], { buildings: begun(FIVE_TYPES.slice(0, 4)) });
    expect(byRule(four, 'R16.45')).toHaveLength(2);
  });

  rule('SQ15.16', 'a type that waits in his supply is begun', () => {
    const own = { buildings: begun(FIVE_TYPES.slice(0, 4)), own: { characters: ['ch-merchant-1'] } };
    const state = bareBelow(own);
    arrange(state, it => {
      it.offers.character = ['ch-prospector-1', null, null, null, null].slice(0, it.offers.character.length);
    });
    due(state, { step: 'character', points: 2 });
    const events = runs(state);
    expect(told(events)).toContain('discardOffer R6.32');
  });

  rule('SQ15.16', 'a tile without a place counts for nothing: he takes another one', () => {
    const own = { buildings: begun(FIVE_TYPES), own: { characters: ['ch-prospector-1'] } };
    expect(choices(takes(['ch-king-2'], own))).toEqual(['character ch-king-2 by only R16.45']);
  });
});
