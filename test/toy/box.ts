import { RESOURCES, isTown } from '../../src/content';
import { push, take, waiting } from '../../src/rules/agenda';
import type { Box } from '../../src/rules/box';
import { CARDINAL } from '../../src/rules/cardinal/board';
import { hasChallenge } from '../../src/rules/cardinal/challenges';
import { doChallenges } from '../../src/rules/cardinal/deeds';
import { courseStep } from '../../src/rules/courses';
import type { Why } from '../../src/rules/events';
import { incurable } from '../../src/rules/explaining/cures';
import { there } from '../../src/rules/explaining/remedies';
import { asked } from '../../src/rules/explaining/thing';
import { changeBox } from '../../src/rules/happenings/draft';
import { gain, reveal, score } from '../../src/rules/ledger';
import { playerOf, type Seat } from '../../src/rules/model';
import { TILE, TOWN, oneWordOf } from '../../src/rules/moves/kinds';
import { happen, type Play } from '../../src/rules/play';
import { refuseForNow } from '../../src/rules/points';
import { refusePoints, spend } from '../../src/rules/spending';
import { payFor, priceOf, refusePrice } from '../../src/rules/prices';
import { no } from '../../src/rules/refusals';
import { BadOptions } from '../../src/rules/setup/options';
import { chosenOf } from '../../src/rules/shelf';
import { refuseTask } from '../../src/rules/tasks';
import { TOY_CONTENTS } from './content';
import { POTTERY, potterOf } from './potter';
import { SHOP } from './shop';
import type { Potter, Pottery } from './words';

/** The rules of the pottery, through the doors alone. */

const START: Potter = { clay: 1, donkey: 'pit-gate', pots: [] };
const VALUES = [3, 4];
const LEAST = 1;
const GLAZES = [...RESOURCES, 'points'] as const;

const changed = (
  pottery: Pottery,
  seat: Seat | undefined,
  change: (potter: Potter) => Partial<Potter>,
): Pottery => ({
  ...pottery,
  seats: pottery.seats.map((potter, index) => (index === seat ? { ...potter, ...change(potter) } : potter)),
});

const gainClay = (play: Play, seat: Seat, count: number, why: Why): void =>
  happen(play, seat, { what: 'clay', count }, why);

function fire(play: Play, seat: Seat, town: string, why: Why): void {
  payFor<'pot'>(play, seat, { of: 'pot', town }, why);
  happen(play, seat, { what: 'pot', town }, why);
  score(play, seat, 1, { source: POTTERY, rule: 'T1' });
}

export const toy: Box<'toy'> = {
  name: 'toy',
  ...SHOP,
  counted: ['pot'],
  contents: TOY_CONTENTS,
  readOptions: value => {
    if (
      typeof value === 'object' &&
      value !== null &&
      'claySoil' in value &&
      typeof value.claySoil === 'boolean'
    )
      return { claySoil: value.claySoil };
    throw new BadOptions({ option: 'boxes.toy', problem: 'expected', expected: 'claySoil: true or false' });
  },
  lays: table => ({
    ...table,
    boxes: { ...table.boxes, toy: { seats: table.players.map(() => START), rubble: [] } },
  }),
  courses: {
    setUp: [{ name: 'layPottery', before: 'dealOffers', effects: () => [{ do: 'layPottery' }] }],
    king: [courseStep({ do: 'clayIncome' }, 'leaderTile')],
    cleanup: [courseStep({ do: 'refillPottery' }, 'refillKing')],
    itsDie: [
      {
        name: 'digging',
        before: 'action',
        effects: (_state, _seat, { die }) =>
          die.value === LEAST ? [{ do: 'cardinal', step: 'digging' }] : [],
      },
    ],
  },
  effects: {
    dig: {
      now: (play, { seat, source }, { count }) => gainClay(play, seat, count, { source, rule: 'T2' }),
      shows: ({ resources }, { count }) => ({ resources: resources + count }),
    },
    glaze: { shows: (sum, { points }) => ({ points: sum.points + points }) },
    layPottery: {
      now: play => {
        const why = { source: { kind: 'setup' }, rule: 'T1' } as const;
        reveal(play, 'bonus', 'wheel:potter', why);
        for (const { id } of TOY_CONTENTS.maps?.[0]?.towns.flatMap(({ tiles }) => tiles) ?? [])
          reveal(play, 'shards', id, why);
        happen(play, undefined, { what: 'reveal', tile: 'toy-cost', from: 'box', at: 'cost:pit-kiln' }, why);
      },
    },
    clayIncome: {
      now: play =>
        play.state.order.forEach(seat => {
          const { length } = potterOf(play.state, seat).pots;
          if (length > 0) gainClay(play, seat, length, { source: POTTERY, rule: 'T7' });
        }),
    },
    refillPottery: {
      now: play => {
        if (play.state.wheel.tiles.potter === undefined)
          reveal(play, 'bonus', 'wheel:potter', { source: { kind: 'round' }, rule: 'T7' });
      },
    },
  },
  moves: {
    firePot: {
      args: { town: TOWN },
      answers: ['potterPoints'],
      candidates: (state, seat) =>
        [potterOf(state, seat).donkey].filter(isTown).map(town => ({ type: 'firePot', town })),
      refuse: (state, seat, { town }) => {
        const { donkey, pots } = potterOf(state, seat);
        if (donkey !== town) return no('noPotThere', 'T4', { town });
        if (pots.includes(town)) return no('potAlreadyThere', 'T4', { town });
        const price = priceOf<'pot'>(state, seat, { of: 'pot', town });
        return refusePrice(state, seat, price, 'T4') ?? refusePoints(state, 'potter', 1);
      },
      terms: (state, seat, { town }) => ({
        ...{ action: 'potter', points: 1, stands: { piece: 'donkey', at: town } },
        price: priceOf<'pot'>(state, seat, { of: 'pot', town }),
      }),
      apply: (play, seat, { town }) => {
        fire(play, seat, town, { source: spend(play, 1), rule: 'T4' });
        // whoever fires a pot cooks something as well
        push(play, seat, [{ do: 'gain', goods: { food: 1 } }], POTTERY);
      },
    },
    glazeIt: {
      args: { with: oneWordOf(GLAZES) },
      answers: ['glaze'],
      candidates: state =>
        waiting(state, 'glaze') ? GLAZES.map(each => ({ type: 'glazeIt', with: each })) : [],
      refuse: state => (waiting(state, 'glaze') ? undefined : refuseForNow(state)),
      apply: (play, seat, move) => {
        const effect = waiting(play.state, 'glaze');
        if (!effect) return;
        const why = { source: take(play, effect), rule: 'T3' } as const;
        if (move.with === 'points') score(play, seat, effect.points, why);
        else gain(play, seat, { [move.with]: 1 }, why);
      },
    },
    breakPot: {
      args: { tile: TILE },
      answers: 'anytime',
      candidates: (state, seat) =>
        playerOf(state, seat)
          .storehouse.filter(tile => tile.startsWith('toy-pot-'))
          .map(tile => ({ type: 'breakPot', tile })),
      refuse: (state, seat, { tile }) =>
        playerOf(state, seat).storehouse.includes(tile) && tile.startsWith('toy-pot-')
          ? refuseTask(state)
          : no('notInStorehouse', 'T5'),
      apply: (play, seat, { tile }) => {
        const source = { kind: 'helper', id: tile } as const;
        happen(play, seat, { what: 'remove', tile, from: 'storehouse' }, { source, rule: 'T5' });
        push(play, seat, [{ do: 'dig', count: tile === 'toy-pot-1' ? 2 : 3 }], source);
      },
    },
  },
  happenings: {
    clay: (table, { count }, seat) =>
      changeBox(table, 'toy', pottery => changed(pottery, seat, ({ clay }) => ({ clay: clay + count }))),
    pot: (table, { town }, seat) =>
      changeBox(table, 'toy', pottery => changed(pottery, seat, ({ pots }) => ({ pots: [...pots, town] }))),
  },
  pieces: {
    donkey: {
      stands: (table, seat) => [potterOf(table, seat).donkey],
      put: (table, seat, donkey) =>
        changeBox(table, 'toy', pottery => changed(pottery, seat, () => ({ donkey }))),
      action: 'potter',
      builds: ['house', 'pillar'],
      buildsAlsoBy: (_table, what) => (what === 'pillar' ? ['architect'] : []),
      rules: { step: 'T4', leap: 'T4', tile: 'T4' },
      elsewhere: 'noPotThere',
    },
  },
  counts: { pots: (state, seat) => potterOf(state, seat).pots.length },
  tiles: { pot: { effects: ({ holds }) => [{ do: 'dig', count: holds }], sort: () => 'goods' } },
  cures: { noPotThere: there, potAlreadyThere: incurable, heavySoil: incurable },
  things: {
    kiln: {
      all: () => ['pit-kiln', 'pit-well'].map(town => ({ is: 'kiln', town })),
      chosenBy: (_state, _seat, { town }, move) => move.type === 'firePot' && move.town === town,
      asks: (_state, _seat, { town }) => asked({ type: 'firePot', town }),
    },
  },
  purses: {
    clay: {
      owned: (state, seat) => potterOf(state, seat).clay,
      pay: (play, seat, count, why) => gainClay(play, seat, -count, why),
      gains: count => ({ what: 'clay', count }),
    },
  },
  scored: { pottery: 'pottery', potsAtTheEnd: 'pots' },
  finalParts: {
    potsAtTheEnd: {
      rule: 'T8',
      points: (state, seat) => 2 * potterOf(state, seat).pots.length + potterOf(state, seat).clay,
      instead: 'leftovers',
    },
  },
  sections: (_state, value) => (VALUES.includes(value) ? ['potter'] : []),
  bonuses: (state, seat, action) =>
    action === 'potter' && potterOf(state, seat).pots.length > 0
      ? [{ points: 1, source: POTTERY, rule: 'T4' }]
      : [],
  changePrice: {
    crest: (price, state, seat) =>
      potterOf(state, seat).pots.length > 0 ? { ...price, food: Math.max(0, (price.food ?? 0) - 1) } : price,
  },
  objects: {
    buy: (state, _seat, { resource }) =>
      chosenOf(state, 'toy').claySoil && resource === 'stone' ? no('heavySoil', 'T1') : undefined,
  },
  natures: { pillarSpaces: () => 6 },
  hears: {
    walked: (play, seat, { from }) => {
      if (from === 'pit-gate') gainClay(play, seat, 1, { source: POTTERY, rule: 'T4' });
    },
    housePlaced: (play, seat) => gainClay(play, seat, 1, { source: POTTERY, rule: 'T2' }),
    actionBegun: (play, seat, { action }) => {
      if (action === 'potter') gainClay(play, seat, 1, { source: POTTERY, rule: 'T4' });
    },
  },
  conditions: {
    hasClay: {
      unmet: (state, { count }) =>
        potterOf(state, CARDINAL).clay >= count ? undefined : { fails: 'tooFew', with: { needs: count } },
    },
  },
  wanted: {
    lowest: {
      accepts: ({ wheel: { dice } }) => {
        const least = Math.min(...dice.map(({ value }) => value));
        return dice.filter(({ value }) => value === least);
      },
      none: { fails: 'noDie' },
    },
  },
  deeds: {
    gainClay: (play, { count }, _occasion, why) => {
      gainClay(play, CARDINAL, count, why);
      return false;
    },
  },
  itsActions: { potter: points => [{ do: 'cardinal', step: 'fire', points }] },
  itsReadings: {
    dig: {
      sort: 'goods',
      gives: (play, { count }, why) => gainClay(play, CARDINAL, count, why),
    },
    glaze: {
      sort: 'miscellaneous',
      also: 'goods',
    },
  },
  itsChoice: (state, value, named) =>
    named === undefined && VALUES.includes(value) && potterOf(state, CARDINAL).clay > 0
      ? { action: 'potter', because: 'clayAtHand', rule: 'T9' }
      : undefined,
  itsUse: (state, { value }, { die }) =>
    die === 'lowest' && value === LEAST && state.wheel.tiles.potter !== undefined
      ? { section: 'potter', steps: [{ do: 'cardinal', step: 'fire', points: 1 }] }
      : undefined,
  inRow: (state, decree) => decree !== 'potters-fame' || chosenOf(state, 'toy').claySoil,
  interchanges: state => (hasChallenge(state, 'clay-for-stone') ? ['stone', 'clay'] : []),
  steps: {
    digging: {
      does: play => {
        gainClay(play, CARDINAL, 1, { source: POTTERY, rule: 'T9' });
        return [];
      },
    },
    fire: {
      idle: state => {
        const { clay, pots } = potterOf(state, CARDINAL);
        return clay === 0 || pots.length === 2 ? 'T9' : undefined;
      },
      does: play => {
        const { pots } = potterOf(play.state, CARDINAL);
        const town = ['pit-kiln', 'pit-well'].find(each => !pots.includes(each)) ?? 'pit-kiln';
        happen(play, CARDINAL, { what: 'walk', piece: 'donkey', to: town }, { source: POTTERY, rule: 'T9' });
        fire(play, CARDINAL, town, { source: { kind: 'action', id: 'potter' }, rule: 'T9' });
        doChallenges(play, { on: 'firePot' });
        return [];
      },
    },
  },
};
