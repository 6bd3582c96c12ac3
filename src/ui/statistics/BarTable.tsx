import type { ReactNode } from 'react';
import { Panel } from '../parts/Panel';
import { useText } from '../text';
import { rounded } from './rounded';
import './barTable.css';

/** Whose numbers stand side by side: those of players, or one row for all. */
export interface Series {
  readonly name: string;
  readonly picture?: ReactNode;
  /** For its colour. */
  readonly className: string;
}

export interface BarRow {
  readonly name: string;
  readonly picture?: ReactNode;
  /** One for each of the series. */
  readonly values: readonly number[];
  /** What stands beside the bar instead of the value. */
  readonly words?: readonly string[];
  /** Figures in columns after the bars. */
  readonly more?: readonly string[];
}

interface BarTableProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly series: readonly Series[];
  readonly rows: readonly BarRow[];
  /** What the columns after the bars are called. */
  readonly more?: readonly string[];
}

/** Numbers with a bar each: a chart that is a table. */
export function BarTable({ title, note, series, rows, more = [] }: BarTableProps) {
  const text = useText();
  const most = Math.max(1e-9, ...rows.flatMap(({ values }) => values));
  return (
    <Panel title={title} note={note} className="bar-panel">
      <table className={series.length > 1 ? 'bar-table bar-table-many' : 'bar-table'}>
        <thead className={series.length + more.length === 1 ? 'out-of-sight' : undefined}>
          <tr>
            <td />
            {series.map(({ name, picture }, at) => (
              <th key={at} scope="col">
                {picture}
                {name}
              </th>
            ))}
            {more.map(name => (
              <th key={name} scope="col" className="bar-more">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, picture, values, words, more: figures = [] }) => (
            <tr key={name}>
              <th scope="row">
                <span className="bar-name">
                  {picture}
                  {name}
                </span>
              </th>
              {values.map((value, at) => (
                <td key={at} className={series[at]?.className}>
                  <span className="bar-cell">
                    <span className="bar-length" style={{ width: `${(Math.max(0, value) / most) * 100}%` }} />
                    <span className="bar-number">{words?.[at] ?? rounded(text, value)}</span>
                  </span>
                </td>
              ))}
              {figures.map((figure, at) => (
                <td key={at} className="bar-more">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
