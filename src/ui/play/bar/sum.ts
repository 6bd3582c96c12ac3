import { useMemo } from 'react';
import { pointsSum, type PointsSum } from '../../../rules/explaining/pointsSum';
import type { Text } from '../../text';
import { sourceName } from '../../text/telling/sources';
import { chaptersOf } from '../chapters';
import { useWholeTable } from '../TableContext';

/** Of what the points of the Action are the sum, where more came to those of the die. */
export function useSum(): PointsSum | undefined {
  const { G, log } = useWholeTable();
  const events = useMemo(() => chaptersOf(log).flatMap(chapter => chapter.events), [log]);
  const sum = pointsSum(G, events);
  return sum && sum.more.length > 0 ? sum : undefined;
}

/** 4 + 1 */
export const sumFigures = ({ say, number }: Text, { die, more }: PointsSum): string =>
  say('bar.sum', { die, more: more.map(({ points }) => number(points)) });

/** What is what. */
export const sumWords = (text: Text, { die, more }: PointsSum): string =>
  text.say('bar.sumLabel', {
    die,
    more: more.map(({ points, source }) =>
      text.say('bar.sumPart', { n: points, by: sourceName(text, source) }),
    ),
  });
