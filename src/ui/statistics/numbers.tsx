import { COLOURS, wheelActions } from '../../content';
import { countedDeeds } from '../../rules/countedDeeds';
import { rowsIn } from '../../rules/scoreSheet';
import {
  DIE_VALUES,
  namesIn,
  ROUNDS,
  sum,
  type OverallStatistics,
  type SeatStatistics,
} from '../../table/statistics';
import { ROW_ICONS, ROW_NAMES } from '../final/rows';
import { DiePicture } from '../pictures/Die';
import { ActionIcon, Icon } from '../pictures/Icon';
import type { PlainKey, Text } from '../text';
import type { BarRow } from './BarTable';

/** What is counted of a seat, or of many: `share` is one for a seat, else by how many the sums are divided. */
type Counted = Pick<SeatStatistics & OverallStatistics, 'points' | 'dice' | 'actions' | 'deeds'>;
export interface Column {
  readonly counted: Counted;
  readonly share: number;
}

export interface Chart {
  readonly title: PlainKey;
  readonly rows: readonly BarRow[];
}

export function roundName({ say }: Text, round: number): string {
  if (round === 0) return say('scores.start');
  return round === ROUNDS.length - 1 ? say('stats.final') : say('stats.round', { n: round });
}

/** The charts that there are of a game as of all games. */
export function chartsOf(text: Text, columns: readonly Column[]): Chart[] {
  const { say } = text;
  const rows = rowsIn(...columns.map(({ counted }) => counted.points));
  const values = (of: (counted: Counted) => number): number[] =>
    columns.map(({ counted, share }) => of(counted) / Math.max(1, share));
  return [
    {
      title: 'stats.sources',
      rows: rows.map(row => ({
        name: say(ROW_NAMES[row]),
        picture: <Icon name={ROW_ICONS[row]} size={22} className="of-nobody" />,
        values: values(({ points }) => sum(points[row] ?? [])),
      })),
    },
    {
      title: 'stats.rounds',
      rows: ROUNDS.map(round => ({
        name: roundName(text, round),
        values: values(({ points }) => sum(rows.map(row => points[row]?.[round] ?? 0))),
      })),
    },
    {
      title: 'stats.dice',
      rows: COLOURS.map(colour => ({
        name: say(`die.${colour}`),
        picture: <DiePicture colour={colour} value={6} size={24} badge={false} />,
        values: values(({ dice }) => sum(dice[colour])),
      })),
    },
    {
      title: 'stats.values',
      rows: DIE_VALUES.map((value, at) => ({
        name: String(value),
        values: values(({ dice }) => sum(COLOURS.map(colour => dice[colour][at] ?? 0))),
      })),
    },
    {
      title: 'stats.actions',
      rows: namesIn(wheelActions(), ...columns.map(({ counted }) => counted.actions)).map(action => ({
        name: say(`action.${action}`),
        picture: <ActionIcon action={action} size={24} />,
        values: values(({ actions }) => actions[action] ?? 0),
      })),
    },
    {
      title: 'stats.deeds',
      rows: namesIn(countedDeeds(), ...columns.map(({ counted }) => counted.deeds)).map(deed => ({
        name: say(`deed.${deed}`),
        values: values(({ deeds }) => deeds[deed] ?? 0),
      })),
    },
  ];
}
