import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import {
  Condition,
  DieWanted,
  Take,
  type DecreeDie,
  type DecreeTake,
  type DrawnCondition,
} from './decreeParts';

export interface DecreeRow {
  readonly condition: DrawnCondition;
  readonly take: DecreeTake;
  readonly result?: 'yes' | 'no' | undefined;
  /** What the row says, for who does not see it. */
  readonly words?: string | undefined;
}

interface DecreeCardProps {
  readonly title: ReactNode;
  /** The numeral of its Fair; the last two cards stay locked to the end. */
  readonly numeral?: string | undefined;
  readonly rows: readonly DecreeRow[];
  /** Which dice come first, when several match. */
  readonly priority: readonly DecreeDie[];
  readonly priorityWords?: string | undefined;
  /** The die of the priority row that decided. */
  readonly decided?: DecreeDie | undefined;
  readonly state?: 'past' | 'now' | 'coming' | undefined;
  /** The word for a condition that always holds, in the player's language. */
  readonly always: ReactNode;
  readonly pawn?: boolean | undefined;
}

/** A Decree of the Cardinal: conditions and what he takes, top to bottom, and his order of dice. */
export function DecreeCard({
  title,
  numeral,
  rows,
  priority,
  priorityWords,
  decided,
  state = 'coming',
  always,
  pawn = false,
}: DecreeCardProps) {
  return (
    <article className={`decree decree-${state}`}>
      <span className="decree-flag display">{numeral ?? <Icon name="lock" size={14} />}</span>
      <h4 className="display">{title}</h4>
      <ul>
        {rows.map(({ condition, take, result, words }, index) => (
          <li key={index} className={classOf(result, take)}>
            <InWords words={words} />
            <span className="decree-drawn" aria-hidden={words !== undefined}>
              <span className="decree-when">
                <Condition condition={condition} always={always} />
              </span>
              <Icon name="then" size={11} />
              <span className="decree-take">
                <Take take={take} />
              </span>
            </span>
            {result !== undefined && (
              <Icon name={result === 'yes' ? 'check' : 'close'} size={14} className="decree-result" />
            )}
          </li>
        ))}
      </ul>
      <footer>
        <InWords words={priorityWords} />
        {priority.map(die => (
          <span key={die} className={die === decided ? 'decree-decided' : undefined}>
            <DieWanted die={die} />
          </span>
        ))}
      </footer>
      {pawn && <Icon name="pawn" size={34} className="decree-pawn" />}
    </article>
  );
}

/** What looks for something, or for one of two Actions, has a line of its own where it needs one. */
const classOf = (result: DecreeRow['result'], take: DecreeTake): string | undefined => {
  const classes = [
    result !== undefined && `decree-${result}`,
    take.take === 'action' && (take.for ?? take.or) && 'decree-wide',
  ].filter(Boolean);
  return classes.length > 0 ? classes.join(' ') : undefined;
};

const InWords = ({ words }: { words: string | undefined }) =>
  words !== undefined && <span className="out-of-sight">{words}</span>;
