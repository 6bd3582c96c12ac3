import { useMemo } from 'react';
import type { Seat } from '../../../rules/model';
import { pointsByRound, scoreEntries, scoreRowsOf } from '../../../rules/scoreSheet';
import { PointsMatrix } from '../../statistics/PointsMatrix';
import { chaptersOf } from '../chapters';
import { useTable } from '../TableContext';
import { useTableText } from '../words';

/** Every point so far, by source and round. */
export function Sources({ seat }: { seat: Seat }) {
  const opening = useTable(view => view.opening);
  const log = useTable(view => view.log);
  const options = useTable(view => view.G.options);
  const { say } = useTableText();
  const points = useMemo(() => {
    const events = [opening, ...chaptersOf(log)].flatMap(chapter => chapter.events);
    return pointsByRound(scoreEntries(events), scoreRowsOf({ options }), seat);
  }, [opening, log, options, seat]);
  return (
    <section>
      <PointsMatrix counted={{ points }} share={1} caption={say('scores.where')} />
    </section>
  );
}
