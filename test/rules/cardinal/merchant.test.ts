import { TOWNS } from '../../../src/content';
import { playerOf, type State } from '../../../src/rules/model';
import { rule } from '../../rule';
import { arrange } from '../situation/arranging';
import { told } from '../situation/seeing';
import {
  acts,
  bare,
  choices,
  does,
  fairsIn,
  goods,
  IT,
  passed,
  points,
  runs,
  YOU,
  type Its,
} from './situation';

/** Its Merchant is here; the Fair of this round is in Tiletum. */
const at = (town: string, its: Its = {}): State => bare({ merchant: town, ...its });

const where = (state: State): string => playerOf(state, IT).merchant;
const houses = (state: State): readonly string[] => playerOf(state, IT).houses;

rule('E25 R16.3', 'from Strasbourg with 1 point only Troyes and Frankfurt are in reach', () => {
  const state = at('strasbourg', { houses: ['tiletum.h2', 'strasbourg.h1'], supply: { houses: 0 } });
  const [choice] = does(state, 'merchant', 1).filter(({ what }) => what === 'choice');
  expect(choice).toMatchObject({ among: ['troyes', 'frankfurt'] });
});

rule(
  'E28 R16.20 R16.21 R16.22a R16.24 R16.26 R16.28 R16.30 R16.31',
  'Gold to Frankfurt, where the Fair is; then to Troyes, without Gold',
  () => {
    const state = at('strasbourg', { goods: { gold: 1 } });
    fairsIn(state, 'frankfurt');
    arrange(state, YOU, { houses: ['tiletum.h1', 'strasbourg.h1', 'koeln.h1', 'nuernberg.h1'] });
    arrange(state, it => {
      it.map.tiles = { 'hamburg.b1': 'b-crest-cup-1' };
    });
    // Praha is 2 steps away as well
    arrange(state, YOU, { houses: [...playerOf(state, YOU).houses, 'praha.h1', 'antwerpen.h1'] });
    const events = does(state, 'merchant', 1);
    expect(houses(state)).toEqual(['tiletum.h2', 'frankfurt.h1']);
    expect([where(state), goods(state)]).toEqual(['troyes', {}]);
    expect(Object.keys(state.map.tiles)).toEqual(['hamburg.b1']);
    expect(choices(events)).toEqual([
      'town frankfurt by fair R16.22a',
      'houseSpace frankfurt.h1 by only R16.26',
      'town troyes by closest R16.30',
    ]);
  },
);

rule('R16.20', 'where it can build it does not relocate', () => {
  const state = at('basel', { goods: { gold: 5 } });
  expect(told(does(state, 'merchant', 2))).toContain('lapse R16.20');
  expect(houses(state)).toContain('basel.h1');
  expect(goods(state)).toEqual({ gold: 5 });
});

rule('R16.21 R16.24 Q16.25', 'it relocates within its Gold, 1 Gold per step, past nearer Towns', () => {
  const state = at('tiletum', { goods: { gold: 4 } });
  expect(choices(does(state, 'merchant', 6))[0]).toBe('town london by points R16.22b');
  expect(houses(state)).toContain('london.h1');
  expect(goods(state)).toEqual({ gold: 1 });
});

rule('R16.21 R16.22a', 'of each nearer Town it says what speaks against it', () => {
  const state = at('tiletum', { goods: { gold: 3 }, houses: ['brugge.h1'] });
  fairsIn(state, 'troyes');
  arrange(state, YOU, { houses: ['tiletum.h1', 'antwerpen.h1'] });
  const events = does(state, 'merchant', 3);
  expect(choices(events).at(-1)).toBe('town troyes by fair R16.22a');
  expect(passed(events)).toEqual(['brugge 1 own', 'antwerpen 1 full', 'paris 2 fair', 'koeln 2 fair']);
});

rule('R16.22b Q16.26', 'the House space with most VP', () => {
  // Wien 4 VP and Venezia 5 VP at 1 step, Firenze 5 VP and Verona 2 VP at 2
  const state = at('r-villach', { goods: { gold: 2 } });
  arrange(state, YOU, { houses: ['tiletum.h1', 'firenze.h1'] });
  expect(choices(does(state, 'merchant', 1))[0]).toBe('town venezia by points R16.22b');
});

rule('R16.22c', 'then a House space with another bonus', () => {
  const state = at('r-reims', { goods: { gold: 1 } });
  arrange(state, YOU, { houses: ['tiletum.h1', 'paris.h1'] });
  expect(choices(does(state, 'merchant', 1))[0]).toBe('town troyes by only R16.21');
  const both = at('strasbourg', { goods: { gold: 1 } });
  arrange(both, YOU, { houses: ['tiletum.h1', 'strasbourg.h1'] });
  expect(choices(does(both, 'merchant', 1))[0]).toBe('town troyes by otherBonus R16.22c');
});

rule('R16.22d', 'then the closest', () => {
  const state = at('tiletum', { goods: { gold: 3 } });
  arrange(state, YOU, {
    houses: ['tiletum.h1', 'london.h1', 'paris.h1', 'koeln.h1', 'troyes.h1', 'antwerpen.h1'],
  });
  expect(choices(does(state, 'merchant', 1))[0]).toBe('town brugge by closest R16.22d');
});

rule('R16.22a Q16.8', 'the Fair of this round only', () => {
  const state = at('tiletum', { goods: { gold: 3 } });
  fairsIn(state, 'troyes', 'brugge', 'antwerpen');
  expect(choices(does(state, 'merchant', 1))[0]).toBe('town troyes by fair R16.22a');
  const later = at('tiletum', { goods: { gold: 3 } });
  fairsIn(later, 'tiletum', 'troyes');
  expect(choices(does(later, 'merchant', 1))[0]).toBe('town london by points R16.22b');
});

rule('R16.23 R16.24', 'none within its Gold: the closest, for all its Gold', () => {
  const state = at('london', { goods: { gold: 1 }, houses: ['tiletum.h2', 'london.h1'] });
  const events = does(state, 'merchant', 1);
  expect(choices(events)[0]).toBe('town brugge by closest R16.23');
  expect(houses(state)).toContain('brugge.h1');
  expect(goods(state)).toEqual({});
});

rule('R16.25 R16.5', 'relocation and House cost no point: tile and way have the full reach', () => {
  const state = at('tiletum', { goods: { gold: 3 } });
  fairsIn(state, 'troyes');
  arrange(state, it => {
    it.map.tiles = { 'frankfurt.b1': 'b-crest-cup-1' };
  });
  does(state, 'merchant', 2);
  expect(playerOf(state, IT).storehouse).toEqual(['b-crest-cup-1']);
  expect(where(state)).toBe('strasbourg');
});

rule('R16.27', 'it gains the VP of the House space and ignores every other bonus', () => {
  const vp = at('wien');
  expect(points(does(vp, 'merchant', 1))).toEqual([4]);
  const building = at('troyes', {
    buildings: Array.from({ length: 5 }, () => ({ rooms: ['ch-king-4', 'ch-king-3'], crest: null })),
  });
  expect(points(does(building, 'merchant', 1))).toEqual([]);
  expect(houses(building)).toContain('troyes.h1');
});

rule('R16.28', 'the best tile in reach of the Merchant, without moving', () => {
  const state = at('basel', { supply: { houses: 0 } });
  arrange(state, it => {
    it.map.tiles = {
      'basel.b1': 'b-king3',
      'frankfurt.b1': 'b-crest-cup-1',
      'hamburg.b1': 'b-crest-lion-1',
    };
  });
  does(state, 'merchant', 3);
  expect(playerOf(state, IT).storehouse).toEqual(['b-crest-cup-1']);
  expect(Object.keys(state.map.tiles)).toEqual(['basel.b1', 'hamburg.b1']);
});

rule('R16.29 Q16.7', 'the target has an empty House space and no House of its own', () => {
  const state = at('basel', { houses: ['tiletum.h2', 'frankfurt.h1'] });
  arrange(state, YOU, { houses: ['tiletum.h1', 'strasbourg.h1', 'lyon.h1'] });
  const [, choice] = does(state, 'merchant', 2).filter(({ what }) => what === 'choice');
  expect(choice).toMatchObject({ of: 'town', chosen: 'milano', among: ['troyes', 'milano'] });
});

rule(
  'R16.30 R16.6 R16.7',
  'none in reach: the closest, 1 Gold per missing step as far as it has Gold',
  () => {
    const state = at('london', { goods: { gold: 5 } });
    does(state, 'merchant', 1);
    expect([where(state), goods(state)]).toEqual(['brugge', { gold: 3 }]);
  },
);

rule('Q16.9', 'every Town full or its own: only the tile is left to take', () => {
  const state = at('basel', { goods: { gold: 5 } });
  const full = acts(state, 'merchant', 1);
  const spaces = Object.values(spacesOfAllTowns());
  arrange(full, YOU, { houses: spaces.filter(space => space !== 'tiletum.h2') });
  arrange(full, it => {
    it.map.tiles = { 'basel.b1': 'b-crest-cup-1' };
  });
  runs(full);
  expect([where(full), houses(full), goods(full)]).toEqual(['basel', ['tiletum.h2'], { gold: 5 }]);
  expect(playerOf(full, IT).storehouse).toEqual(['b-crest-cup-1']);
});

rule('Q16.10', 'without a House it neither relocates nor builds, but goes on', () => {
  const state = at('tiletum', { supply: { houses: 0 }, goods: { gold: 9 } });
  does(state, 'merchant', 3);
  expect(houses(state)).toEqual(['tiletum.h2']);
  expect([where(state), goods(state)]).toEqual(['london', { gold: 9 }]);
});

/** The spaces for three players are in use: some Towns have two. */
function withThree(state: State): State {
  arrange(state, it => {
    const [you] = it.players;
    if (you) it.players.push({ ...you, houses: [] });
  });
  return state;
}

rule('Q16.27', 'of several spaces in a Town the one with most VP, then with another bonus', () => {
  const state = withThree(at('paris'));
  does(state, 'merchant', 1);
  expect(houses(state)).toContain('paris.h1');
});

rule('R16.22b R16.21', 'a Town is as good as its best empty space, and no target with its own House', () => {
  // Antwerpen, Köln and Paris have a space with 1 VP beside an empty one
  const state = withThree(at('tiletum', { goods: { gold: 2 } }));
  expect(choices(does(state, 'merchant', 1))[0]).toBe('town antwerpen by closest R16.22d');
  const own = withThree(at('paris', { goods: { gold: 1 }, houses: ['tiletum.h2', 'paris.h1'] }));
  const [choice] = does(own, 'merchant', 1).filter(({ what }) => what === 'choice');
  expect(choice).not.toMatchObject({ chosen: 'paris' });
});

const spacesOfAllTowns = () => TOWNS.flatMap(({ houses: all }) => all.map(({ id }) => id));
