import { houseSpaceOf, mapOf, type HouseSpace } from '../../../../src/content';
import { townsOf } from '../../../../src/rules/map';
import { playerOf, type Die, type State } from '../../../../src/rules/model';
import { minerOf, silverOf } from '../../../../src/rules/silver/miner';
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
  reads,
  readsOn,
  runs,
  steps,
} from '../../cardinal/situation';
import { alignWheel, arrange } from '../../situation/arranging';
import { told } from '../../situation/seeing';
import { arrangeMiner, arrangeSilver } from '../situation';
import { bareBelow, his, layTiles, prospects, siteOf, skipped } from './situation';

const pointsOn = ({ bonus }: HouseSpace): number =>
  bonus.reduce((sum, effect) => sum + (effect.do === 'score' ? effect.points : 0), 0);

const KING: Die[] = [{ colour: 'pink', value: 6 }];

/** He takes a pink 6, at the icon of the Prospector wheel, for a King Action. */
function takesSix(challenges: string[], value = 6): State {
  const state = bareBelow({}, {}, { challenges });
  alignWheel(state, 'king', value);
  arrangeSilver(state, { disc: (3 - 1 + state.wheel.offset) % 6 });
  reads(
    state,
    ['rich-veins'],
    KING.map(die => ({ ...die, value })),
    1,
  );
  readsOn(state);
  return state;
}

rule('S15.9 SQ15.7', 'Prospector’s Guild: after Resources and tile, before the Action', () => {
  const state = takesSix(['prospectors-guild']);
  expect(goods(state)).toEqual({ food: 6 });
  expect(steps(state).slice(0, 2)).toEqual(['guild', 'action']);
  const events = runs(state);
  expect(siteOf(events)).toBe('mine:I-A.goslar kindOrder SQ14.2');
  const at = (what: string): number => events.findIndex(event => event.what === what);
  expect(at('mine')).toBeLessThan(at('act'));
  expect(steps(takesSix(['prospectors-guild'], 5))).not.toContain('guild');
});

rule('SQ15.8', 'the Guild draws a card where nothing can be placed', () => {
  const state = takesSix(['prospectors-guild']);
  arrangeMiner(state, IT, { supply: 0 });
  arrange(state, IT, { supply: { houses: 0, pillars: 0 } });
  expect(runs(state).filter(({ what }) => what === 'surprise')).toHaveLength(1);
});

rule('S15.10 SQ15.11', 'Snowball’s Chance: a 6 also brings 1 Silver', () => {
  expect(his(takesSix(['snowballs-chance']), 'silver')).toBe(1);
  expect(his(takesSix(['snowballs-chance'], 5), 'silver')).toBe(0);
  expect(his(takesSix([]), 'silver')).toBe(0);
});

/** A Pillar of his stands at the Cathedral of map II, which costs 2 Silver. */
function builds(challenges: string[], own: Record<string, number>, silver: number): (string | number)[] {
  const state = bareBelow({ goods: own, pillars: ['II-A.schemnitz'] }, { silver }, { challenges });
  costs(state, { 'II-A.schemnitz': 'k-silver2' });
  due(state, { step: 'cathedral' });
  const events = runs(state);
  const paid = Object.entries(goods(state)).map(([name, count]) => `${name} ${count}`);
  return [...points(events), ...paid, `silver ${his(state, 'silver')}`];
}

rule('S13.7 SQ13.10', 'for an Underground Cathedral he pays what its tile shows, and nothing else', () => {
  // 5 on the cost tile, 5 on top of the stack
  expect(builds([], { gold: 9, stone: 9 }, 2)).toEqual([10, 'gold 9', 'stone 9', 'silver 0']);
  expect(builds([], { gold: 9, stone: 9 }, 1)).toEqual(['gold 9', 'stone 9', 'silver 1']);
});

rule('S15.11', 'All That Glitters: Stone, Gold and Silver one for one, in this order', () => {
  const glitters = ['all-that-glitters'];
  expect(builds(glitters, { gold: 9, stone: 9 }, 2)).toEqual([10, 'gold 9', 'stone 7', 'silver 2']);
  expect(builds(glitters, { gold: 9, stone: 1 }, 2)).toEqual([10, 'gold 8', 'silver 2']);
  expect(builds(glitters, {}, 2)).toEqual([10, 'silver 0']);
  expect(builds(glitters, { stone: 1 }, 0)).toEqual(['stone 1', 'silver 0']);
});

rule('S14.10 SQ13.9', 'his Cathedral Task looks at all maps, the most points first', () => {
  const state = bareBelow({ goods: { stone: 9 }, pillars: ['lyon', 'II-A.schemnitz'] }, { silver: 9 });
  costs(state, { 'II-A.schemnitz': 'k-silver3', lyon: 'k1' });
  due(state, { step: 'cathedral' });
  expect(choices(runs(state))[0]).toBe('cathedral II-A.schemnitz by points R17.7');
  expect(playerOf(state, IT).cathedrals).toHaveLength(2);
});

rule('SQ13.11', 'only Cathedrals that cost Stone ask for Stone', () => {
  const required = (town: string): string => {
    const state = bareBelow({ pillars: [town] });
    due(state, { step: 'surpriseEffect', card: 'surprise-4', at: 1 });
    const [first] = runs(state).flatMap(event => (event.what === 'gain' ? Object.keys(event.goods) : []));
    return first ?? '';
  };
  expect(required('II-A.schemnitz')).toBe('gold');
  expect(required('lyon')).toBe('stone');
});

/** He crosses the tablet on the way from one place to a Pillar or another piece, with News of Travellers. */
function hears(
  from: string,
  points_: number,
  what: 'mine' | 'pillar' | 'house',
  own: object = {},
  miner: object = {},
) {
  const state = bareBelow(
    { goods: {}, ...own },
    { prospectors: [from], ...miner },
    { challenges: ['news-of-travellers'] },
  );
  const events = prospects(state, points_, { for: [what] });
  return { state, news: events.filter(event => event.source.kind === 'challenge'), events };
}

rule('S15.12 SQ15.5', 'King and points come, optional Silver is never paid', () => {
  const { state, news } = hears('I-A.t1', 1, 'pillar', {}, { silver: 5 });
  expect(silverOf(state).crossed).toEqual(['I-A.tablet-king1-silver-5vp']);
  expect(told(news)).toEqual(['king S15.12', 'lapse SQ15.5']);
  expect(his(state, 'silver')).toBe(5);
});

rule('S15.12', 'an unlocked Mine or a Technology becomes 1 Silver', () => {
  // from andreasberg to annaberg: unlock-mine; from freiberg to annaberg: cheap-technology
  for (const from of ['I-A.andreasberg', 'I-A.freiberg']) {
    const { state } = hears(from, 1, 'house');
    expect([silverOf(state).crossed.length, his(state, 'silver')]).toEqual([1, 1]);
  }
});

rule('SQ15.6 S13.1', 'a free Prospector goes to the lowest map without one of his', () => {
  // from mansfeld to schneeberg
  const { state } = hears('I-A.mansfeld', 1, 'mine');
  expect(his(state, 'prospectors')).toEqual(['I-A.schneeberg', 'II-A.start']);
  expect(his(state, 'reserve')).toBe(1);
});

rule('S15.12 SQ15.5', 'a House for 2 Gold on the space with the most VP, on main map and his own', () => {
  // from goslar to mansfeld
  const { state, news } = hears('I-A.goslar', 1, 'house', { goods: { gold: 2 } });
  expect(told(news).slice(0, 2)).toEqual(['pay SQ15.5', expect.stringContaining('choice')]);
  // the first House of the two that he has built
  const [built = ''] = playerOf(state, IT).houses.slice(-2);
  const open = townsOf(state).filter(({ id }) => mapOf(id).main || mapOf(id).id === 'I-A');
  const all = open.flatMap(({ houses }) => houses.filter(({ players }) => players === 2).map(pointsOn));
  expect(pointsOn(houseSpaceOf(built))).toBe(Math.max(...all));
  const poor = hears('I-A.goslar', 1, 'house', { goods: { gold: 1 } });
  expect(told(poor.news)).toEqual(['lapse SQ15.5']);
  expect(goods(poor.state)).toEqual({ gold: 1 });
});

rule('S15.12', 'a Mine for 2 Gold on the space with the most Gold of a map with his Prospector', () => {
  // from budweis to kremnitz, where he builds a House
  const { state } = hears('II-A.budweis', 1, 'house', { goods: { gold: 2 } });
  const [, opened] = his(state, 'mines');
  expect(['II-A.kremnitz.m1', 'II-A.budweis.m1']).toContain(opened);
  // the tablet costs 2, the Mine pays 2
  expect(goods(state)).toEqual({ gold: 2 });
  expect(his(state, 'silver')).toBe(1);
});

rule('S15.12', 'a Pillar for 2 Gold at the Cathedral of the main map with the most VP that he lacks', () => {
  // from iglau to schemnitz
  const { state, events } = hears('II-A.iglau', 1, 'pillar', { goods: { gold: 2 } });
  const chosen = choices(events).find(each => each.startsWith('cathedral')) ?? '';
  expect(chosen).toMatch(/ by (points S15\.12|chance R15\.2)$/);
  expect(playerOf(state, IT).pillars).toHaveLength(2);
  expect(playerOf(state, IT).pillars).toContain('II-A.schemnitz');
});

rule('S15.12', 'a tablet that only brings points', () => {
  // from mies to iglau
  const { news } = hears('II-A.mies', 1, 'house');
  expect(points(news)).toEqual([4]);
});

rule('S14.7', 'what a tablet has placed meanwhile is not placed again', () => {
  // the Mine of the tablet takes the only space at kremnitz, or the one at budweis
  const { state, events } = hears(
    'II-A.budweis',
    1,
    'mine',
    { goods: { gold: 2 } },
    { mines: ['I-A.start.m2', 'II-A.budweis.m1', 'II-A.mies.m1', 'II-A.joachimsthal.m1'], supply: 2 },
  );
  expect(his(state, 'mines')).toContain('II-A.kremnitz.m1');
  expect(skipped(events)).toContain('found S14.7');
});

rule('SQ15.3 S15.5 S15.7 SQ15.12', 'Challenges of the base read the tiles of the box', () => {
  const takes = (challenges: string[], tile: string): State => {
    const state = bareBelow({ goods: {} }, {}, { challenges });
    arrange(state, it => {
      it.wheel.tiles = { prospector: tile };
      const player = it.players[IT];
      if (player) player.score = 0;
    });
    due(state, { step: 'wheelTile', action: 'prospector' });
    runs(state);
    return state;
  };
  const clergy = ['resourceful-clergy'];
  expect(minerOf(takes(clergy, 'b-silver1-2'), IT).silver).toBe(1);
  // its price is not paid
  expect(goods(takes(clergy, 'b-silver-identical5'))).toEqual({ gold: 5 });
  expect(goods(takes(['very-special-friends'], 'b-mine1'))).toEqual({ gold: 5 });
  expect(goods(takes(['very-special-friends'], 'b-gold-mine'))).toEqual({ gold: 5 });
  expect(goods(takes(['very-special-friends'], 'b-colour-plus1'))).toEqual({ gold: 5 });
  expect(playerOf(takes(['ecclesiastical-income'], 'b-colour-plus1'), IT).score).toBe(1);
  expect(playerOf(takes(['ecclesiastical-income'], 'b-silver-any3'), IT).score).toBe(3);
  expect(playerOf(takes(['ecclesiastical-income'], 'b-silver-merchant4'), IT).score).toBe(4);
  const whispers = takes(['whispers-in-the-kings-ear'], 'b-colour-plus1');
  expect(whispers.king.track).not.toEqual(takes([], 'b-colour-plus1').king.track);
  expect(goods(takes([], 'b-silver-identical5'))).toEqual({});
});

rule(
  'SQ15.4',
  'Visitors to the Curia: Gold, a point for each Action Point; no Silver, nothing for a Mine',
  () => {
    const visited = (tile: string): (string | number)[] => {
      const state = bareBelow(
        { goods: {}, buildings: columns({}), own: { characters: [tile] } },
        {},
        { challenges: ['visitors-to-the-curia'] },
      );
      due(state, { step: 'character', points: 1 });
      const events = runs(state);
      return [...points(events), `gold ${goods(state).gold ?? 0}`, `silver ${his(state, 'silver')}`];
    };
    expect(visited('ch-prospector-1')).toEqual(['gold 2', 'silver 0']);
    expect(visited('ch-prospector-2')).toEqual(['gold 1', 'silver 0']);
    expect(visited('ch-prospector-7')).toEqual([2, 'gold 0', 'silver 0']);
    expect(visited('ch-prospector-3')).toEqual([1, 'gold 0', 'silver 0']);
    expect(visited('ch-prospector-5')).toEqual(['gold 0', 'silver 0']);
  },
);

rule('S15.8', 'of a Contract he gets the points, no Silver', () => {
  const state = bareBelow({ goods: { wool: 5 }, own: { contracts: ['c-wool2any3'] } });
  due(state, { step: 'fulfil', left: 2 });
  expect(points(runs(state))).toEqual([4, 5]);
  expect(his(state, 'silver')).toBe(0);
});

test('a Crest below goes to his Storehouse', () => {
  const state = bareBelow({}, { prospectors: ['I-A.start'] });
  layTiles(state, { 'I-A.goslar.b1': 'u-crest-hammer' });
  expect(byRule(prospects(state, 1), 'R19.3')).toHaveLength(1);
});
