import { OFFER_COSTS } from '../../content';
import type { RuleId } from '../../content/rulebook';
import { gain, takeIntoStorehouse } from '../ledger';
import type { Pending, State } from '../model';
import { happen, type Play } from '../play';
import type { StepOf } from './model';
import { CARDINAL, itsPlayer } from './board';
import { decide, type Criterion } from './choice';
import { hasContractSpace, isContract, missingFor, mostRequired } from './needs';
import { canPay, fulfilContract, keepUnfulfilled } from './payment';
import { printedOn } from '../printed';
import type { StepRule } from './rows';
import { isNewCrest } from './tiles';

/** The Contract Action in a single pass: new Crests, ready Contracts, else one Contract, then Resources (Q16.17). */

const SOURCE = { kind: 'action', id: 'contract' } as const;

type Step = StepOf<'contract'>;

interface Part {
  /** What it may take in this part. */
  candidates: (state: State, step: Step) => string[];
  does: (play: Play, step: Step, candidates: string[]) => Step;
}

const placeOf = (state: State, tile: string): number => state.offers.contract.indexOf(tile);
const pointsFor = (state: State, tile: string): number => OFFER_COSTS[placeOf(state, tile)] ?? 0;

/** The tiles of the offer that it can afford with the points left (R16.60). */
const affordable = (state: State, { points }: Step): string[] =>
  state.offers.contract.filter(tile => tile !== null).filter(tile => pointsFor(state, tile) <= points);

/** Where in the offer a tile lies: its gap stays to the end of the turn (R16.67). */
const spaceOf = (state: State, tile: string): string => `contract:${placeOf(state, tile)}`;

/** Takes a Contract that is placed or fulfilled at once. */
const takeInHand = (play: Play, tile: string, rule: RuleId): void =>
  happen(
    play,
    CARDINAL,
    { what: 'take', tile, from: spaceOf(play.state, tile), to: 'hand' },
    { source: SOURCE, rule },
  );

const rightmost = (state: State, rule: 'R16.61' | 'R16.65') =>
  ({ by: 'rightmost', rule, of: (tile: string) => placeOf(state, tile) }) as const;

const crests: Part = {
  candidates: (state, step) => affordable(state, step).filter(tile => isNewCrest(state, tile)),
  does: (play, step, candidates) => {
    const criteria = [rightmost(play.state, 'R16.61')];
    const tile = decide(play, SOURCE, { of: 'crest', candidates, criteria, rule: 'R16.61' });
    const points = step.points - pointsFor(play.state, tile);
    const from = spaceOf(play.state, tile);
    takeIntoStorehouse(play, CARDINAL, tile, from, { source: SOURCE, rule: 'R16.61' });
    return { ...step, points };
  },
};

const chooseContract = (
  play: Play,
  candidates: readonly string[],
  rule: RuleId,
  criteria: readonly Criterion[],
): string => decide(play, SOURCE, { of: 'contract', candidates, criteria, rule });

const ready: Part = {
  candidates: (state, step) =>
    affordable(state, step).filter(tile => isContract(tile) && canPay(itsPlayer(state), tile)),
  does: (play, step, candidates) => {
    const { state } = play;
    const tile = chooseContract(play, candidates, 'R16.62', [
      { by: 'points', rule: 'R16.62', of: each => printedOn(state, each).points },
      { by: 'cheapest', rule: 'R16.62', of: each => -pointsFor(state, each) },
    ]);
    const points = step.points - pointsFor(play.state, tile);
    takeInHand(play, tile, 'R16.62');
    fulfilContract(play, tile, 'hand');
    return { ...step, points, fulfilled: true };
  },
};

const one: Part = {
  candidates: (state, step) =>
    step.fulfilled || !hasContractSpace(state) ? [] : affordable(state, step).filter(isContract),
  does: (play, step, candidates) => {
    const { state } = play;
    const tile = chooseContract(play, candidates, 'R16.65', [
      { by: 'fewestMissing', rule: 'R16.65', of: each => -missingFor(state, each) },
      rightmost(state, 'R16.65'),
    ]);
    const points = step.points - pointsFor(play.state, tile);
    takeInHand(play, tile, 'R16.65');
    keepUnfulfilled(play, tile, { source: SOURCE, rule: 'R16.65' });
    return { ...step, points, part: step.part + 1 };
  },
};

const goods: Part = {
  candidates: (_state, { points }) => (points > 0 ? ['goods'] : []),
  does: (play, step) => {
    const resource = mostRequired(play, SOURCE);
    gain(play, CARDINAL, { [resource]: 1 }, { source: SOURCE, rule: 'R16.66' });
    return { ...step, points: step.points - 1 };
  },
};

const PARTS: readonly Part[] = [crests, ready, one, goods];

/** The first part, from the present one on, in which something can be done. */
const partNow = (state: State, step: Step): number =>
  PARTS.findIndex((part, index) => index >= step.part && part.candidates(state, step).length > 0);

export const contract: StepRule<'contract'> = {
  idle: (state, step) => (partNow(state, step) < 0 ? 'R16.66' : undefined),
  does: (play, step): Pending[] => {
    const at = partNow(play.state, step);
    const part = PARTS[at];
    if (!part) return [];
    const now = { ...step, part: at };
    return [{ do: 'cardinal', ...part.does(play, now, part.candidates(play.state, now)) }];
  },
};
