import type { GameEvent } from '../../../../src/rules/events';
import type { Die, State } from '../../../../src/rules/model';
import { open, repeat } from '../../../../src/rules/replay';
import { randomGame } from '../../../../src/tools/randomGame';
import { silverSoloTables } from '../../../../src/tools/silver/tables';
import { rule } from '../../../rule';
import { bestTowns, bestOf, housesHere, takesPillarHere, tilesAbove } from './reader/above';
import { bestPlaces, bestWays, openHouses, openMines, tilesNear } from './reader/below';
import { actionOf, taking, type Use } from './reader/dice';
import { HE, isBelow, mapAt, miner, most, player, pointsFor, robot, type Kind } from './reader/table';
import { bestTiles } from './reader/tiles';

/** An independent reading of S14, S15 and his cards goes through whole games beside him: no difference. */

const WANTED = 200;
const MOST_GAMES = 60;

/** What the reader knows of the turn so far. */
interface Turn {
  die?: Die;
  use?: Use;
  points?: number;
  /** Where the Prospector Action that is under way goes. */
  town?: string;
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
const heard = <W extends GameEvent['what']>(events: readonly GameEvent[], what: W) =>
  events.filter((event): event is Extract<GameEvent, { what: W }> => event.what === what);

/** Says what should have been where it was not. */
const expected = (is: string | undefined, should: readonly (string | undefined)[]): string[] =>
  should.includes(is) ? [] : [`${is ?? 'nothing'} instead of ${should.join(' or ')}`];

const takenFrom = (events: readonly GameEvent[]): string | undefined => heard(events, 'take')[0]?.from;

type Step = Extract<State['agenda'][number]['effects'][number], { do: 'cardinal' }>;
type Read<S extends Step = Step> = (
  before: State,
  events: readonly GameEvent[],
  turn: Turn,
  step: S,
  after: State,
) => string[];
type Reads = { readonly [K in Step['step']]?: Read<Extract<Step, { step: K }>> };

const wanted = (state: State, option: number) =>
  taking(state, robot(state).decrees[robot(state).pawn] ?? '', option);

const built = (events: readonly GameEvent[]): string | undefined =>
  [
    ...heard(events, 'mine').map(({ space }) => space),
    ...heard(events, 'house').map(({ space }) => space),
    ...heard(events, 'pillar').map(({ town }) => town),
  ][0];

const acts: Read = (before, events, turn) => {
  const { die, use } = turn;
  if (!die || !use) return ['an Action without a die'];
  const action = actionOf(before, use);
  turn.points = pointsFor(before, die.value, action as 'king');
  return expected(
    heard(events, 'act')
      .map(act => `${act.action} ${act.points}`)
      .join(),
    [`${action} ${turn.points}`],
  );
};

const READS: Reads = {
  option: (before, events, _turn, { option }) => {
    const [told] = heard(events, 'option');
    const holds = wanted(before, option) !== undefined;
    return (told?.fails === undefined) === holds ? [] : [`option ${option} ${holds ? 'holds' : 'fails'}`];
  },
  die: (before, events, turn, { option }) => {
    const found = wanted(before, option);
    const [told] = heard(events, 'die');
    if (!found || !told) return ['a die without an option'];
    turn.die = told.die;
    turn.use = found.useOf(told.die);
    const words = ({ colour, value }: Die): string => `${colour} ${value}`;
    return [
      ...expected(words(told.die), found.dice.map(words)),
      ...expected(told.action, [turn.use.section]),
    ];
  },
  wheelTile: (_before, events, { use }) => expected(takenFrom(events), [`wheel:${use?.section ?? ''}`]),
  action: acts,
  goBelow: (before, events, turn, step, after) => [
    ...expected(step.search.for.join(), [turn.use?.kinds?.join()]),
    ...acts(before, events, turn, step, after),
  ],
  mapTile: (before, events, _turn, { piece, reach }) =>
    expected(takenFrom(events), bestTiles(before, tilesAbove(before, piece, reach))),
  pillar: (before, events) =>
    takesPillarHere(before) ? expected(built(events), [player(before).architect]) : ['no Pillar here'],
  house: (before, events) => expected(built(events), housesHere(before)),
  relocate: (before, _events, _turn, _step, after) =>
    expected(player(after).merchant, bestTowns(before, 'merchant', player(before).goods.gold)),
  travel: (before, _events, _turn, { piece, reach }, after) =>
    expected(player(after)[piece], bestTowns(before, piece, reach)),
  prospect: (before, events, turn, { points, search }) => {
    const { best, beyond } = bestPlaces(before, search.for, points, search.atCrest);
    const site = heard(events, 'choice').find(({ of }) => of === 'site')?.chosen;
    const paid = heard(events, 'pay')[0]?.goods.gold ?? 0;
    Object.assign(turn, { town: site?.split(':')[1], points });
    if (best.length === 0) return expected(site, [undefined]);
    return [
      ...expected(site, best),
      ...expected(String(paid), [String(Math.min(beyond, player(before).goods.gold))]),
    ];
  },
  tileBelow: (before, events, { town = '', points = 0 }) => {
    const from = miner(before, HE).prospectors.find(place => mapAt(place) === mapAt(town)) ?? town;
    return expected(takenFrom(events), bestTiles(before, tilesNear(before, from, points)));
  },
  descend: (before, events, { town = '' }) =>
    expected(
      heard(events, 'walk')
        .filter(({ piece }) => piece === 'prospector')
        .map(({ to }) => to)
        .join(),
      bestWays(before, town).map(way => way.slice(1).join()),
    ),
  found: (before, events, { town = '' }, { what }) => {
    const spaces: Record<Kind, () => string[]> = {
      mine: () => most(openMines(before, town), ({ gold }) => gold).map(({ id }) => id),
      house: () =>
        mapAt(town)
          .towns.filter(({ id }) => id === town)
          .flatMap(each => bestOf(openHouses(before, each))),
      pillar: () => [town],
    };
    return expected(built(events), spaces[what]());
  },
};

const read = (step: Step, before: State, events: readonly GameEvent[], turn: Turn, after: State): string[] =>
  (READS[step.step] as Read | undefined)?.(before, events, turn, step, after) ?? [];

interface Reading {
  wrong: string[];
  /** Turns with a die for a Prospector Action, other turns, and choices of tiles, below and above. */
  counts: Record<'below' | 'above' | 'tilesBelow' | 'tilesAbove', number>;
}

const game = (seed: number): Reading => {
  const tables = silverSoloTables();
  const table = tables[seed % tables.length];
  const counts = { below: 0, above: 0, tilesBelow: 0, tilesAbove: 0 };
  if (!table) return { wrong: ['no table'], counts };
  const { record } = randomGame(table, seed, { watched: false, eager: true });
  const wrong: string[] = [];
  let { state } = open(record);
  let turn: Turn = {};
  record.steps.forEach((played, index) => {
    const before = state;
    const { state: after, events } = repeat(before, played, index + 1);
    state = after;
    const step = only(before.agenda.at(-1)?.effects ?? []);
    if (step?.do !== 'cardinal') return;
    if (step.step === 'roll') turn = {};
    wrong.push(
      ...read(step, before, events, turn, after).map(
        text => `seed ${seed}, ${step.step} ${index + 1}: ${text}`,
      ),
    );
    if (step.step === 'die') counts[turn.use?.kinds ? 'below' : 'above'] += 1;
    if (step.step === 'tileBelow' || step.step === 'mapTile')
      counts[isBelow(takenFrom(events) ?? '') ? 'tilesBelow' : 'tilesAbove'] += 1;
  });
  return { wrong, counts };
};

rule(
  'S14.1 S14.2 S14.3 S14.4 S14.5 S14.6 S14.7 S14.9 SQ14.2 S15.1 SQ15.13 SQ15.14 SQ15.15',
  'in 200 turns below and 200 others he takes the dice, tiles, places and spaces that a reader finds',
  () => {
    const wrong: string[] = [];
    const counts = { below: 0, above: 0, tilesBelow: 0, tilesAbove: 0 };
    for (let seed = 1; seed <= MOST_GAMES && Math.min(counts.below, counts.above) < WANTED; seed++) {
      const { wrong: found, counts: more } = game(seed);
      wrong.push(...found);
      for (const name of ['below', 'above', 'tilesBelow', 'tilesAbove'] as const) counts[name] += more[name];
    }
    expect(wrong).toEqual([]);
    expect(counts.below).toBeGreaterThanOrEqual(WANTED);
    expect(counts.above).toBeGreaterThanOrEqual(WANTED);
    expect(counts.tilesBelow).toBeGreaterThanOrEqual(WANTED / 4);
    expect(counts.tilesAbove).toBeGreaterThanOrEqual(WANTED / 4);
  },
);
