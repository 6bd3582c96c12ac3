import { statisticsOf, type Named } from '../../table/statistics';
import { listMatches, loadMatch } from '../session/savedMatches';

/** The numbers of all games that were finished on this device. */
export const finishedHere = (): Named[] =>
  listMatches()
    .filter(({ over }) => over)
    .flatMap(({ id }) => {
      const saved = loadMatch(id);
      return saved ? [{ id, statistics: statisticsOf(saved.record) }] : [];
    });
