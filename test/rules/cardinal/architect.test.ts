import { seeded } from '../../../src/rules/chance';
import { playerOf, type State } from '../../../src/rules/model';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { told } from '../situation/seeing';
import { bare, choices, costs, does, goods, IT, passed, YOU, type Its } from './situation';

/** Costs at which every Cathedral is available but Genova. */
const COSTS = { genova: 'k9', london: 'k4', paris: 'k1', lyon: 'k7', koeln: 'k2', strasbourg: 'k3' };

/** Its Architect is here; Genova is the unavailable Cathedral. */
function at(town: string, its: Its = {}, wanted: Record<string, string> = COSTS): State {
  const state = bare({ ...its, architect: town });
  costs(state, wanted);
  return state;
}

const architect = (state: State): string => playerOf(state, IT).architect;

rule(
  'E26 R16.3 R16.4',
  'from London with 6 points Lyon and Köln are targets, Paris has its Pillar already',
  () => {
    const state = at('london', { pillars: ['paris', 'london'] });
    const [choice] = does(state, 'architect', 6).filter(({ what }) => what === 'choice');
    expect(choice).toMatchObject({ of: 'cathedral', among: ['koeln', 'lyon'] });
  },
);

rule('E27 R16.10 R16.12 R16.15a R16.17', 'Pillar in London, tile of Antwerpen, on to Lyon, no Gold', () => {
  const state = at('london', { pillars: ['paris'], goods: { gold: 3 } });
  arrange(state, it => {
    it.map.tiles = { 'antwerpen.b1': 'b-crest-cup-1', 'brugge.b1': 'b-vp4', 'venezia.b1': 'b-crest-lion-1' };
  });
  const events = does(state, 'architect', 6);
  expect(playerOf(state, IT)).toMatchObject({ architect: 'lyon', storehouse: ['b-crest-cup-1'] });
  expect(playerOf(state, IT).pillars).toEqual(['paris', 'london']);
  expect(Object.keys(state.map.tiles)).toEqual(['brugge.b1', 'venezia.b1']);
  expect(goods(state)).toEqual({ gold: 3 });
  expect(choices(events)).toEqual(['tile antwerpen.b1 by class R19.1', 'cathedral lyon by points R16.15a']);
  expect(passed(events)).toEqual(['paris 4 own', 'koeln 5 points']);
});

rule('R16.10 R16.5', 'the Pillar is free of points, and tile and way have the full reach each', () => {
  const state = at('koeln');
  arrange(state, it => {
    it.map.tiles = { 'antwerpen.b1': 'b-vp4', 'brugge.b1': 'b-crest-cup-1' };
  });
  does(state, 'architect', 2);
  expect(playerOf(state, IT)).toMatchObject({ pillars: ['koeln'], architect: 'strasbourg' });
  expect(playerOf(state, IT).storehouse).toEqual(['b-crest-cup-1']);
});

rule('R16.11 Q16.3', 'an illegal Pillar is skipped, the rest goes on', () => {
  const illegal: [string, Its][] = [
    ['koeln', { pillars: ['koeln'] }],
    ['koeln', { supply: { pillars: 0 } }],
    ['antwerpen', {}],
    ['genova', {}],
  ];
  for (const [town, its] of illegal) {
    const state = at(town, { pillars: ['koeln'], ...its });
    const before = [...playerOf(state, IT).pillars];
    does(state, 'architect', 3);
    expect(playerOf(state, IT).pillars).toEqual(before);
    expect(architect(state)).not.toBe(town);
  }
});

rule('R16.12', 'no tile in reach, none taken', () => {
  const state = at('koeln');
  arrange(state, it => {
    it.map.tiles = { 'brugge.b1': 'b-crest-cup-1' };
  });
  does(state, 'architect', 1);
  expect(state.map.tiles).toEqual({ 'brugge.b1': 'b-crest-cup-1' });
});

rule('R16.12 Q16.21 Q16.24', 'equal tiles at different distances are a matter of chance', () => {
  const taken = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const state = at('koeln');
    arrange(state, it => {
      it.map.tiles = { 'antwerpen.b1': 'b-king2-1', 'brugge.b1': 'b-king2-2' };
    });
    does(state, 'architect', 2, seeded(seed));
    taken.add(Object.keys(state.map.tiles).join());
  }
  expect(taken).toEqual(new Set(['antwerpen.b1', 'brugge.b1']));
});

rule('R16.13 Q16.4', 'the target has no Pillar of its own and room for one', () => {
  // Strasbourg has 2 Pillar spaces: a third player helps to fill them
  const state = at('frankfurt', { pillars: ['koeln'] });
  arrange(state, YOU, { pillars: ['strasbourg'] });
  arrange(state, it => {
    const [you] = it.players;
    if (you) it.players.push({ ...you, pillars: ['strasbourg'], houses: [] });
  });
  does(state, 'architect', 1);
  expect(architect(state)).not.toBe('strasbourg');
});

rule('R16.14', 'the unavailable Cathedral is ignored even if it is the only one in reach', () => {
  const state = at('milano', { pillars: ['milano'] });
  does(state, 'architect', 1);
  expect(architect(state)).not.toBe('genova');
});

rule('R16.15b', 'equal VP: where you have no tile', () => {
  const state = at('brugge', { pillars: ['london'] });
  arrange(state, it => Object.assign(it.map.costs, { koeln: 'k4', paris: 'k4' }));
  arrange(state, YOU, { cathedrals: ['koeln.c1'] });
  // both 4 + 4 VP, since you took the top tile of Köln
  expect(choices(does(state, 'architect', 3))).toEqual(['cathedral paris by youHaveNoTile R16.15b']);
});

rule('R16.15c', 'then the lowest Stone cost', () => {
  const state = at('brugge', { pillars: ['london'] });
  // Köln: 2 Stone for 3 + 5 VP, Paris: 3 Stone for 4 + 4 VP
  arrange(state, it => Object.assign(it.map.costs, { koeln: 'k2', paris: 'k4' }));
  expect(choices(does(state, 'architect', 3))).toEqual(['cathedral koeln by leastStone R16.15c']);
});

rule('R16.15d', 'then the closest', () => {
  const state = at('brugge', { pillars: ['london'] });
  arrange(state, it => Object.assign(it.map.costs, { koeln: 'k4', paris: 'k4' }));
  arrange(state, YOU, { cathedrals: ['koeln.c1', 'paris.c3'] });
  // both 4 + 4 VP, both with a tile of yours; Köln is 2 steps away, Paris 3
  expect(choices(does(state, 'architect', 3))).toEqual(['cathedral koeln by closest R16.15d']);
});

rule('R16.16 R16.6 Q16.11', 'none in reach: the closest, 1 Gold for each missing step', () => {
  const state = at('hamburg', { goods: { gold: 5 } });
  // Köln and Praha are 2 steps away
  expect(choices(does(state, 'architect', 1))).toEqual(['cathedral praha by points R16.15a']);
  expect([architect(state), goods(state)]).toEqual(['praha', { gold: 4 }]);
  const london = at('london', { pillars: ['london'], goods: { gold: 5 } });
  expect(choices(does(london, 'architect', 1))).toEqual(['cathedral paris by closest R16.16']);
  expect(goods(london)).toEqual({ gold: 2 });
});

rule('R16.7', 'with too little Gold it pays all and goes there anyway', () => {
  const pays = (gold: number): string[] => {
    const state = at('london', { pillars: ['london'], goods: { gold } });
    const events = does(state, 'architect', 1);
    expect([architect(state), goods(state)]).toEqual(['paris', {}]);
    return told(events).filter(text => text.startsWith('pay'));
  };
  expect([pays(3), pays(2), pays(0)]).toEqual([['pay R16.6'], ['pay R16.7'], []]);
});

rule('Q16.5', 'without a Pillar it still moves; without a target it stays', () => {
  const empty = at('koeln', { supply: { pillars: 0 }, pillars: ['koeln'] });
  does(empty, 'architect', 2);
  expect(architect(empty)).toBe('strasbourg');
  const all = ['london', 'paris', 'lyon', 'koeln', 'strasbourg', 'praha', 'milano', 'firenze'];
  const state = at('koeln', { pillars: all, goods: { gold: 9 } });
  does(state, 'architect', 6);
  expect([architect(state), goods(state)]).toEqual(['koeln', { gold: 9 }]);
});

rule('R16.16 R16.13', 'a single target in reach or beyond it is told by its rule', () => {
  const all = ['london', 'paris', 'koeln', 'strasbourg', 'praha', 'milano', 'firenze'];
  expect(choices(does(at('paris', { pillars: all }), 'architect', 1))).toEqual([
    'cathedral lyon by only R16.16',
  ]);
  expect(choices(does(at('paris', { pillars: all }), 'architect', 2))).toEqual([
    'cathedral lyon by only R16.13',
  ]);
});

rule('Q16.6', 'its own Town is a possible target', () => {
  const state = at('koeln', { supply: { pillars: 0 } });
  does(state, 'architect', 1);
  expect(architect(state)).toBe('koeln');
});

rule('R16.16 R16.14', 'beyond reach the unavailable Cathedral is ignored as well', () => {
  const state = at('milano', { pillars: ['milano', 'lyon', 'firenze', 'strasbourg'] });
  does(state, 'architect', 1);
  expect(['koeln', 'paris', 'praha']).toContain(architect(state));
});
