import { setTimeout } from 'node:timers/promises';
import { playedOfLines } from '../table/online/record';
import { counting, overallOf, tallyOf, type AllStatistics, type Tally } from '../table/statistics';
import type { Log } from './logs';
import { readMatch } from './matchRows';
import type { Matches } from './matches';
import type { StatisticsStore, Uncounted } from './statisticsStore';

/**
 * The numbers of all finished matches of this house. Each is counted once, when it is over or when the house opens
 * next, one after the other and a few lines at a time: the house plays on meanwhile. Private matches count too, and
 * nobody can be found in the sums.
 */

export interface HouseStatistics {
  readonly read: () => Promise<AllStatistics>;
  /** Leaves off; what was not counted yet is counted the next time. */
  readonly close: () => Promise<void>;
}

interface StatisticsParts {
  readonly store: StatisticsStore;
  readonly matches: Pick<Matches, 'listen'>;
  readonly log: Log;
  readonly onError: (error: unknown) => void;
}

export function openStatistics({ store, matches, log, onError }: StatisticsParts): HouseStatistics {
  let closed = false;
  let isDue = false;
  let work = Promise.resolve();

  /** The sums, where they can be read; else all is counted anew, and they grow again. */
  const tally = async (): Promise<Tally> => {
    const known = await store.tally();
    if (known) return known;
    log.error('The sums of the statistics can’t be read: all finished matches are counted anew');
    wake();
    return {};
  };

  const countAll = async (): Promise<void> => {
    await tally();
    for (;;) {
      const match = closed ? undefined : await store.next();
      if (!match) return;
      await store.add(match.id, await whatCounts(match, log));
    }
  };

  /** After what is being counted it looks again; more often is in vain. */
  const wake = (): void => {
    if (isDue) return;
    isDue = true;
    work = work
      .then(() => {
        isDue = false;
        return countAll();
      })
      .catch(onError);
  };

  const unlisten = matches.listen((_id, news) => {
    if ('changed' in news) wake();
  });
  wake();

  return {
    read: async () => overallOf(await tally()),
    close: async () => {
      closed = true;
      unlisten();
      await work;
    },
  };
}

/** A damaged match counts for nothing. */
async function whatCounts(match: Uncounted, log: Log): Promise<Tally> {
  try {
    return await tallyOfStored(match);
  } catch (error) {
    log.warn({ err: error, match: match.id }, 'A damaged match is left out of the statistics');
    return {};
  }
}

async function tallyOfStored({ row, lines }: Uncounted): Promise<Tally> {
  const { start, doc, scores } = readMatch(row);
  if (!start) throw new Error('Nobody knows how it began.');
  const kinds = doc.seats.map(({ kind }) => kind);
  const statistics = await inSlices(counting(playedOfLines(start, kinds, lines)));
  if (!statistics.over) throw new Error('Its lines do not lead to its end.');
  if (String(statistics.seats.map(({ score }) => score)) !== String(scores))
    throw new Error('Its lines lead to other scores.');
  return tallyOf(statistics);
}

/** For so long nothing else is done, and then for as long nothing of this: half of the time is others'. */
const SLICE_MS = 4;

async function inSlices<T>(work: Generator<undefined, T>): Promise<T> {
  let from = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - from < SLICE_MS) continue;
    await setTimeout(SLICE_MS);
    from = performance.now();
  }
}
