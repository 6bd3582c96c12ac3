import { Fragment } from 'react';
import { COUNT_ICONS } from '../../pictures/cards/FairIcons';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { figure } from '../../pictures/numbers';
import { useTableText } from '../words';
import type { FairLine } from './fair';

interface FairSumProps {
  /** The points of a set. */
  value: number;
  line: FairLine;
}

/** The counts, the sets that they make, and what a set is worth. */
export function FairSum({ value, line: { ground, counts, sets, track, worth } }: FairSumProps) {
  const { say } = useTableText();
  return (
    <span className="told-sum">
      {counts.map(({ of, n }, at) => (
        <Fragment key={of}>
          {at > 0 && <em>{say('tell.and')}</em>}
          <Icon name={COUNT_ICONS[of]} size={22} label={say(`count.${of}`)} className="of-nobody" />
          <b>{n}</b>
        </Fragment>
      ))}
      {ground === undefined ? (
        <em>{say('fairs.wouldPay', { n: worth })}</em>
      ) : track === undefined ? (
        <>
          {counts.length > 1 && (
            <>
              <em>{say('tell.make')}</em>
              <Sets counts={counts} sets={sets} />
            </>
          )}
          <em>×</em>
          <ShieldIcon points={value} size={28} label={say('unit.vp', { n: value })} />
        </>
      ) : (
        <>
          <ShieldIcon points={value} size={28} label={say('unit.vp', { n: value })} />
          <em>{track < 0 ? '−' : '+'}</em>
          <b>{figure(Math.abs(track))}</b>
          <em>{say('tell.onTrack')}</em>
        </>
      )}
    </span>
  );
}

/** So many are drawn one by one. */
const DRAWN = 3;

/** Each set in a frame of its own; many as one, and how often. */
function Sets({ counts, sets }: Pick<FairLine, 'counts' | 'sets'>) {
  if (sets === 0) return <b>0</b>;
  const many = sets > DRAWN;
  return (
    <>
      <b className="out-of-sight">{sets}</b>
      {Array.from({ length: many ? 1 : sets }, (_, at) => (
        <span key={at} className="told-set of-nobody" aria-hidden="true">
          {counts.map(({ of }) => (
            <Icon key={of} name={COUNT_ICONS[of]} size={17} />
          ))}
        </span>
      ))}
      {many && <b aria-hidden="true">×{sets}</b>}
    </>
  );
}
