import { TOWNS } from '../../content';
import { contributionAt, hasContributed, priceAt, refusePillar } from '../board';
import type { State } from '../model';
import { happen } from '../play';
import { CARDINAL, YOU, itsPlayer } from './board';
import { closedBy } from './passing';
import type { Wish } from './reach';
import type { StepRule } from './rows';

/** The Architect Action: a Pillar where the Architect stands, and the Cathedral to which it goes on. */

/** A Pillar, free of points; skipped where it would be illegal (R16.10, R16.11). */
export const pillar: StepRule<'pillar'> = {
  idle: state => (refusePillar(state, CARDINAL, itsPlayer(state).architect) ? 'R16.11' : undefined),
  does: play => {
    const { architect: town } = itsPlayer(play.state);
    const source = { kind: 'action', id: 'architect' } as const;
    happen(play, CARDINAL, { what: 'pillar', town }, { source, rule: 'R16.10' });
    return [];
  },
};

/** The VP of a Cathedral: those of its cost tile and of the top tile of its stack. */
export const pointsAt = (state: State, town: string): number => contributionAt(state, town)?.points ?? 0;

/** Where it could put a Pillar, whether or not one is left (R16.13, R16.14, Q16.4, Q16.5). */
function isTarget(state: State, town: string): boolean {
  const refusal = refusePillar(state, CARDINAL, town);
  return refusal === undefined || refusal.why === 'noPillarLeft';
}

export const cathedralWish: Wish = {
  piece: 'architect',
  of: 'cathedral',
  targets: state => TOWNS.filter(({ id }) => isTarget(state, id)).map(({ id }) => id),
  preferences: state => [
    { by: 'points', rule: 'R16.15a', of: town => pointsAt(state, town) },
    { by: 'youHaveNoTile', rule: 'R16.15b', of: town => (hasContributed(state, YOU, town) ? 0 : 1) },
    { by: 'leastStone', rule: 'R16.15c', of: town => -(priceAt(state, town)?.pay.stone ?? 0) },
  ],
  closed: (state, town) => closedBy(refusePillar(state, CARDINAL, town)),
};
