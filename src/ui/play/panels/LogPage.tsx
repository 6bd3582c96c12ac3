import { memo } from 'react';
import { READINGS } from '../../../rules/readings';
import { TokenIcon } from '../../pictures/Piece';
import type { Owner } from '../../pictures/owners';
import { useReadings } from '../../readings/context';
import { tell, type Chapter, type LogLine } from '../../text/telling';
import { RichText } from '../RichText';
import { RuleLink } from '../RuleLink';
import { useTableText } from '../words';

interface LogPageProps {
  readonly chapters: readonly Chapter[];
  readonly people: readonly { name: string; colour: Owner }[];
  /** Who is told “you”; in a replay everybody is told by name. */
  readonly viewer?: number;
  /** Since the viewer's last turn. */
  readonly fresh?: boolean;
  /** In a replay: how many of these chapters are over, and the way to the end of another one. */
  readonly done?: number;
  readonly onGo?: (done: number) => void;
}

/** A turn of the log: told once, and anew only while it goes on. */
export const LogPage = memo(function LogPage(props: LogPageProps) {
  const { chapters, people, viewer, fresh = false, done, onGo } = props;
  const text = useTableText();
  const lines = tell(text, chapters, { names: people.map(({ name }) => name), viewer });
  return lines.map(({ seat, text: line, rule, matters, kind, chapters: told }, at) => {
    const owner = seat === undefined ? undefined : people[seat]?.colour;
    const time = done === undefined ? undefined : timeOf(told, done);
    const names = [`log-${kind}`, owner && `of-${owner}`, fresh && 'log-fresh', time && `log-${time}`];
    return (
      <li
        key={`${told[0]} ${at}`}
        className={names.filter(Boolean).join(' ')}
        aria-current={time === 'now' ? 'step' : undefined}
      >
        {owner && <TokenIcon owner={owner} size={18} />}
        <span>
          {onGo ? (
            <button type="button" className="log-go" onClick={() => onGo(told[1] + 1)}>
              <RichText text={line} />
            </button>
          ) : (
            <RichText text={line} />
          )}{' '}
          <span className="log-rules">
            <RuleLinks rule={rule} matters={matters} />
          </span>
        </span>
      </li>
    );
  });
});

/** The rule of a line, and those of its table by which it could happen. */
function RuleLinks({ rule, matters }: Pick<LogLine, 'rule' | 'matters'>) {
  const readings = useReadings();
  const own = matters.filter(name => readings?.[name] !== undefined).map(name => READINGS[name].rule);
  return [...new Set([rule, ...own])].map(each => <RuleLink key={each} rule={each} />);
}

/** The line that tells the last chapter that is over is the present one. */
function timeOf([first, last]: readonly [number, number], done: number): 'past' | 'now' | 'future' {
  if (first >= done) return 'future';
  return done <= last + 1 ? 'now' : 'past';
}
