import { useEffect, useState } from 'react';
import { overall, statisticsOf, type Named, type AllStatistics } from '../../table/statistics';
import { listMatches, loadMatch } from '../session/savedMatches';

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
    const saved = isWanted() ? loadMatch(id) : undefined;
    if (saved) matches.push({ id, statistics: statisticsOf(saved.record) });
  }
  return { matches, sums: overall(matches.map(({ statistics }) => statistics)) };
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
