import { useMemo } from 'react';
import { pointsSum } from '../../../rules/explaining/pointsSum';
import { sourceName } from '../../text/telling/sources';
import { chaptersOf } from '../chapters';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';

export interface Sum {
  /** 4 + 1 */
  readonly figures: string;
  /** What is what. */
  readonly label: string;
}

/** Of what the points of the Action are the sum, where more came to those of the die. */
export function useSum(): Sum | undefined {
  const { G, log } = useWholeTable();
  const text = useTableText();
  const events = useMemo(() => chaptersOf(log).flatMap(chapter => chapter.events), [log]);
  const { die = 0, more = [] } = pointsSum(G, events) ?? {};
  if (more.length === 0) return undefined;
  const { say, number } = text;
  return {
    figures: say('bar.sum', { die, more: more.map(({ points }) => number(points)) }),
    label: say('bar.sumLabel', {
      die,
      more: more.map(({ points, source }) => say('bar.sumPart', { n: points, by: sourceName(text, source) })),
    }),
  };
}
