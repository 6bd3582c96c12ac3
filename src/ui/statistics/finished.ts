import { useEffect, useState } from 'react';
import { BoxAway, fetchBoxes } from '../boxes/fetch';
import { overall, statisticsOf, type Named, type AllStatistics } from '../../table/statistics';
import { boxesFor, listMatches, loadMatch, type SavedMatch } from '../session/savedMatches';

/** The numbers of all games that were finished on this device. */
export interface Finished {
  readonly matches: readonly Named[];
  readonly sums: AllStatistics;
}

const aMoment = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Many games take a while: the page can be used between them. */
async function countAll(isWanted: () => boolean): Promise<Finished> {
  const matches: Named[] = [];
  for (const { id } of listMatches().filter(({ over }) => over)) {
    await aMoment();
    const saved = isWanted() ? await opened(id) : undefined;
    if (saved) matches.push({ id, statistics: statisticsOf(saved.record) });
  }
  return { matches, sums: overall(matches.map(({ statistics }) => statistics)) };
}

/** A game whose box does not come is left out, as one that cannot be read. */
async function opened(id: string): Promise<SavedMatch | undefined> {
  try {
    await fetchBoxes(boxesFor(id));
    return loadMatch(id);
  } catch (error) {
    if (error instanceof BoxAway) return undefined;
    throw error;
  }
}

/** Counts once, when the page opens; `undefined` until that is done. */
export function useFinished(): Finished | undefined {
  const [finished, setFinished] = useState<Finished>();
  useEffect(() => {
    let gone = false;
    void countAll(() => !gone).then(found => !gone && setFinished(found));
    return () => {
      gone = true;
    };
  }, []);
  return finished;
}
