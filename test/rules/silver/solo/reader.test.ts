import type { GameEvent } from '../../../../src/rules/events';
import type { State } from '../../../../src/rules/model';
import { open, repeat } from '../../../../src/rules/replay';
import { randomGame } from '../../../../src/tools/randomGame';
import { silverSoloTables } from '../../../../src/tools/silver/tables';
import { rule } from '../../../rule';
import { bestPlaces, mapAt, openMines, openTablets, shortest, walked } from './reader';

/** An independent reading of S14 goes through whole games beside him and finds what he had to choose: no difference. */

const WANTED = 200;
const MOST_GAMES = 40;

/** What a step of his should have been, as far as this reader reads it; else nothing. */
function differences(before: State, events: readonly GameEvent[]): { read: boolean; wrong: string[] } {
  const step = before.agenda.at(-1)?.effects[0];
  if (step?.do !== 'cardinal') return { read: false, wrong: [] };
  if (step.step === 'prospect') return searched(before, events, step);
  if (step.step === 'tileBelow') return { read: false, wrong: tileTaken(before, events, step) };
  if (step.step === 'descend') return { read: false, wrong: went(before, events, step.to) };
  if (step.step === 'found' && step.what === 'mine')
    return { read: false, wrong: opened(before, events, step.town) };
  return { read: false, wrong: [] };
}

interface Prospecting {
  readonly points: number;
  readonly search: { readonly for: readonly ('mine' | 'pillar' | 'house')[]; readonly atCrest?: true };
}

function searched(before: State, events: readonly GameEvent[], { points, search }: Prospecting) {
  // an aim at a Crest narrows the maps: that is read in a test of its own
  if (search.atCrest) return { read: false, wrong: [] };
  const { best, beyond } = bestPlaces(before, search.for, points);
  const [site] = events.flatMap(event =>
    event.what === 'choice' && event.of === 'site' ? [event.chosen] : [],
  );
  const gold = events.flatMap(event => (event.what === 'pay' ? [event.goods.gold ?? 0] : []))[0] ?? 0;
  const price = Math.min(beyond, before.players[1]?.goods.gold ?? 0);
  const wrong = [
    ...(best.length === 0 ? (site === undefined ? [] : [`found ${site} where nothing is`]) : []),
    ...(best.length > 0 && !best.includes(site ?? '')
      ? [`${site ?? 'nothing'} instead of ${best.join(' ')}`]
      : []),
    ...(best.length > 0 && gold !== price ? [`${gold} Gold instead of ${price}`] : []),
  ];
  return { read: true, wrong };
}

function tileTaken(
  before: State,
  events: readonly GameEvent[],
  step: { readonly from: string; readonly reach: number },
): string[] {
  const map = mapAt(step.from);
  const inReach = Object.keys(before.map.tiles).filter(space => {
    const town = space.split('.').slice(0, 2).join('.');
    return (
      map.towns.some(({ id }) => id === town) &&
      (shortest(map, step.from, town)[0]?.length ?? 99) - 1 <= step.reach
    );
  });
  const taken = events.flatMap(event => (event.what === 'take' ? [event.from] : []));
  return taken.length === 1 && inReach.includes(taken[0] ?? '')
    ? []
    : [`takes ${taken.join()} of ${inReach.join()}`];
}

function went(before: State, events: readonly GameEvent[], to: string): string[] {
  const map = mapAt(to);
  const from = before.boxes?.silver?.seats[1]?.prospectors.find(place => mapAt(place) === map) ?? '';
  const ways = shortest(map, from, to);
  const way = [from, ...walked(events)];
  const most = Math.max(...ways.map(each => openTablets(before, map, each)));
  const isShortest = ways.some(each => each.join() === way.join());
  return isShortest && openTablets(before, map, way) === most ? [] : [`goes ${way.join('>')}`];
}

function opened(before: State, events: readonly GameEvent[], town: string): string[] {
  const [space] = events.flatMap(event => (event.what === 'mine' ? [event.space] : []));
  const open_ = openMines(before, town);
  const most = Math.max(...open_.map(({ gold }) => gold));
  return open_.some(({ id, gold }) => id === space && gold === most) ? [] : [`opens ${space ?? 'nothing'}`];
}

rule('S14.1 S14.4 S14.6 S14.7 SQ14.2', '200 Prospector Actions as an independent reader finds them', () => {
  const tables = silverSoloTables();
  const wrong: string[] = [];
  let read = 0;
  for (let seed = 1; read < WANTED && seed <= MOST_GAMES; seed++) {
    const table = tables[seed % tables.length];
    if (!table) continue;
    const { record } = randomGame(table, seed, { watched: false, eager: true });
    let { state } = open(record);
    record.steps.forEach((step, index) => {
      const { state: after, events } = repeat(state, step, index + 1);
      const found = differences(state, events);
      if (found.read) read += 1;
      wrong.push(...found.wrong.map(text => `seed ${seed}, move ${index + 1}: ${text}`));
      state = after;
    });
  }
  expect(wrong).toEqual([]);
  expect(read).toBeGreaterThanOrEqual(WANTED);
});
