import { resourceOf } from '../../../content';
import { RESOURCE_BONUSES } from '../../../content/silver/technologies';
import type { Resource } from '../../../content';
import { push, take, waiting } from '../../agenda';
import { boxReadingOf } from '../../boxReadings';
import type { CourseRow, Taken } from '../../courses';
import type { Why } from '../../events';
import { gain } from '../../ledger';
import type { MoveOf, Seat, State } from '../../model';
import { RESOURCE } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { happen, type Play } from '../../play';
import { refuseForNow } from '../../points';
import { no } from '../../refusals';
import type { EffectRule } from '../../resolving';
import { minerOf, silverOf } from '../miner';
import type { TierRow } from './row';
import { hasTier, whyOf } from './tiers';

/** The Resource Bonus tile, and the dice of its colour (S3.23, S3.24). */

const freeBonuses = (state: State): readonly Resource[] =>
  RESOURCE_BONUSES.filter(resource => !silverOf(state).seats.some(({ bonus }) => bonus === resource));

const takeBonus = (play: Play, seat: Seat, resource: Resource, why: Why): void =>
  happen(play, seat, { what: 'bonusTile', resource }, why);

/** Reaching it takes a tile: the last one without a question (SQ3.24). */
export const resource1: TierRow = {
  reached: (play, seat, why) => {
    const [only, ...others] = freeBonuses(play.state);
    if (only && others.length === 0) takeBonus(play, seat, only, why);
    else push(play, seat, [{ do: 'chooseBonus' }], why.source);
  },
};

/** It has to be taken. */
export const CHOOSE_BONUS: EffectRule<'chooseBonus'> = { binding: () => no('gainInFull', 'S3.23') };

export const chooseBonus: MoveRule<MoveOf<'chooseBonus'>> = {
  args: { resource: RESOURCE },
  answers: ['chooseBonus'],
  candidates: state => freeBonuses(state).map(resource => ({ type: 'chooseBonus', resource })),
  refuse: (state, _seat, { resource }) => {
    if (!waiting(state, 'chooseBonus')) return refuseForNow(state);
    return freeBonuses(state).includes(resource) ? undefined : no('bonusTaken', 'S3.23');
  },
  apply: (play, seat, { resource }) => {
    const effect = waiting(play.state, 'chooseBonus');
    if (effect) takeBonus(play, seat, resource, { source: take(play, effect), rule: 'S3.23' });
  },
};

/** Whether a die has the colour of the own tile, or brings its Resource (SQ3.19). */
export function isOwnColour(state: State, seat: Seat, { die, resource }: Taken): boolean {
  const { bonus } = minerOf(state, seat);
  const reading = boxReadingOf(state, 'resourceColour');
  const isColour = reading !== 'yield' && resourceOf(die.colour) === bonus;
  return bonus !== undefined && (isColour || (reading !== 'die' && resource === bonus));
}

const MORE = 2;

/** With the Resources of the die, if it was owned when the die was taken (S3.24). */
export const moreOfTheDie: CourseRow<Taken> = {
  name: 'moreOfTheDie',
  before: 'action',
  effects: (state, seat, taken) =>
    hasTier(state, seat, 'resource2') && isOwnColour(state, seat, taken) ? [{ do: 'moreOfTheDie' }] : [],
};

export const MORE_OF_THE_DIE: EffectRule<'moreOfTheDie'> = {
  now: (play, { seat }) => {
    const { bonus } = minerOf(play.state, seat);
    if (bonus) gain(play, seat, { [bonus]: MORE }, whyOf('resource2'));
  },
};
