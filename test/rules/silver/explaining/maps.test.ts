import { KING_TRACK } from '../../../../src/content';
import { MINE_MAPS } from '../../../../src/content/silver/maps';
import { rule } from '../../../rule';
import { arrange } from '../../situation/arranging';
import { aSilverGame, arrangeMiner, below } from '../situation';
import { against, all, explained } from './situation';

/** The maps below: which spaces and tablets lie there, whose they are, and how one comes to them. */

const mine = (space: string) => ({ is: 'mineSpace', space }) as const;
const tablet = (id: string) => ({ is: 'tablet', tablet: id }) as const;
const walk = (to: string) => ({ what: 'walk', piece: 'prospector', to }) as const;

const UP = MINE_MAPS.filter(({ id }) => ['I-A', 'II-B', 'III-A'].includes(id));

rule('S1.3 SQ1.8 S4.10', 'the open Mine spaces and the tablets of the sides that lie up are things', () => {
  for (const players of [2, 3, 4]) {
    const state = aSilverGame({ players, sides: ['A', 'B', 'A'] });
    const open = UP.flatMap(({ mines }) => mines.filter(space => space.players <= players));
    expect(all(state, 'mineSpace').map(({ space }) => space)).toEqual(open.map(({ id }) => id));
    expect(all(state, 'tablet').map(each => each.tablet)).toEqual(
      UP.flatMap(({ tablets }) => tablets.map(({ id }) => id)),
    );
  }
});

rule(
  'S4.6',
  'a Mine space belongs to whoever has a Mine there, the first seat too, and else to nobody',
  () => {
    const state = below('prospector', 1, { mines: ['I-A.goslar.m1'] });
    expect(explained(state, mine('I-A.goslar.m1')).owner).toBe(0);
    expect(explained(state, mine('I-A.goslar.m2'))).not.toHaveProperty('owner');
  },
);

rule('S7.5', 'a Mine space lies in its town: it is told how far the Prospector is', () => {
  const state = below('prospector', 2);
  expect(explained(state, mine('I-A.goslar.m1')).approaches).toMatchObject([
    { piece: 'prospector', path: ['I-A.goslar'], walk: {} },
  ]);
});

rule('S5.8', 'a Mine by a tablet, on a map without a Prospector, asks for one there', () => {
  const state = below('prospector', 1);
  arrange(state, it => {
    it.agenda.push({ seat: 0, effects: [{ do: 'placeMine' }], source: { kind: 'tablet' } });
  });
  expect(against(state, mine('II-A.mies.m1'))).toEqual([
    ['noProspectorOnMap', { what: 'hire', to: 'II-A.start' }],
  ]);
});

rule('S5.3 S5.6', 'over a tablet from its nearer end, whichever that is', () => {
  const id = 'I-A.tablet-gold-house';
  for (const [stands, near] of [
    ['I-A.start', 'I-A.goslar'],
    ['I-A.schneeberg', 'I-A.mansfeld'],
    // the shortest way to Goslar would not cross it
    ['I-A.freiberg', 'I-A.mansfeld'],
  ] as const)
    expect(against(below('prospector', 2, { prospectors: [stands] }), tablet(id))).toEqual([
      ['notAdjacent', walk(near)],
    ]);
});

rule('S5.6', 'from either end its other end is asked for, and from beside both nothing', () => {
  const id = 'I-A.tablet-cheap-technology';
  for (const [stands, to] of [
    ['I-A.freiberg', 'I-A.annaberg'],
    ['I-A.annaberg', 'I-A.freiberg'],
  ] as const) {
    const { ways } = explained(below('prospector', 2, { prospectors: [stands] }), tablet(id));
    expect(ways.map(({ move }) => move)).toEqual([{ type: 'step', piece: 'prospector', to }]);
    expect(against(below('king', 2, { prospectors: [stands] }), tablet(id))).toEqual([['otherAction']]);
  }
  const beside = below('prospector', 2, { prospectors: ['I-A.schneeberg'] });
  expect(explained(beside, tablet(id))).toMatchObject({ ways: [], refused: [] });
});

rule('S5.1 S5.6', 'where no Prospector is one comes first, then goes to the end', () => {
  const state = below('prospector', 2, { prospectors: [] });
  expect(against(state, tablet('I-A.tablet-king1-silver-5vp'))).toEqual([
    [expect.anything(), { what: 'hire', to: 'I-A.start' }, walk('I-A.t1')],
  ]);
});

rule(
  'S8.3 S8.4',
  'each space of the King track has its ribbon; on 0 a Mine is unlocked, and no Silver',
  () => {
    const state = aSilverGame();
    expect(all(state, 'ribbon').map(({ position }) => position)).toEqual([...KING_TRACK.keys()]);
    const brings = (points: number) => {
      const position = KING_TRACK.findIndex(each => each.points === points);
      return explained(state, { is: 'ribbon', position }).brings;
    };
    expect(brings(-1)).toEqual([]);
    expect(brings(0)).toEqual([{ do: 'unlockMines', count: 1 }]);
    expect(brings(3)).toEqual([
      { do: 'gainSilver', count: 1 },
      { do: 'unlockMines', count: 1 },
    ]);
  },
);

rule(
  'S8.1 S3.16',
  'the income to come of every seat: Silver for its Mines, points for its Houses by the tier',
  () => {
    const state = aSilverGame({ technologies: ['merchant', 'die', 'king'] });
    expect(all(state, 'income').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    const houses = ['tiletum.h1', 'I-A.clausthal.h1'];
    arrange(state, 1, { houses });
    arrangeMiner(state, 1, { tiers: [2, 0, 0] });
    const income = { is: 'income', seat: 1 } as const;
    expect(explained(state, income)).toMatchObject({ owner: 1, brings: [{ do: 'gainSilver', count: 1 }] });
    arrangeMiner(state, 1, { tiers: [3, 0, 0] });
    expect(explained(state, income).brings).toEqual([
      { do: 'gainSilver', count: 1 },
      { do: 'score', points: 2 },
    ]);
    arrange(state, 1, { houses: [] });
    expect(explained(state, income).brings).toEqual([{ do: 'gainSilver', count: 1 }]);
  },
);
