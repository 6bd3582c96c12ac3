import type { ReactNode } from 'react';
import { fairValue } from '../../../rules/scoring';
import { ShieldIcon } from '../Icon';
import { numeral } from '../../text/numeral';
import type { FairState } from '../map/Pennant';
import { FairIcons } from './FairIcons';

interface FairCardProps {
  /** The Fair tile. */
  readonly tile: string;
  /** Its round, counted from 0: it adds to the points. */
  readonly round: number;
  readonly state: FairState;
  /** The name of the town. */
  readonly town: ReactNode;
  /** What it would pay each player now. */
  readonly children?: ReactNode;
}

/** A Fair: its pennant, its town, what it counts and what each set is worth in its round. */
export function FairCard({ tile, round, state, town, children }: FairCardProps) {
  return (
    <div className={`fair-card fair-card-${state}`}>
      <span className="fair-flag display">{numeral(round + 1)}</span>
      <span className="fair-what">
        <b className="display">{town}</b>
        <FairIcons tile={tile} />
      </span>
      <ShieldIcon points={fairValue(tile, round + 1)} size={36} />
      {children}
    </div>
  );
}
