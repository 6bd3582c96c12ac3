import { CHANGE_COST } from '../../content';
import { ACTIONS, RESOURCES } from '../../content/vocabulary';
import { alter, pushInTurn, remember, take, waiting } from '../agenda';
import { pay } from '../ledger';
import { playerOf, type Die, type MoveOf, type Pending, type Seat, type State } from '../model';
import { happen } from '../play';
import { pointsNow, refuseForNow } from '../points';
import { bonusPoints } from '../powers';
import { readingOf } from '../readings';
import { no } from '../refusals';
import { actionAt, findDie, pointsOfValue, resourceOf, stepsBetween } from '../wheel';
import { ACTION, COLOUR, FACE, RESOURCE } from './kinds';
import type { MoveRule } from './rule';

/** Choosing a die, its colour and, at the Joker, its Action. */

const VALUES = [1, 2, 3, 4, 5, 6];

/** The Gold for turning a die from one value to another (R5.12, R5.13). */
export const changeCost = (from: number, to: number): number => stepsBetween(from, to) * CHANGE_COST.gold;

export const takeDie: MoveRule<MoveOf<'takeDie'>> = {
  args: { colour: COLOUR, value: FACE, to: FACE },
  answers: ['takeDie'],
  candidates: (state, seat) => {
    const { gold } = playerOf(state, seat).goods;
    return state.wheel.dice
      .filter((die, index) => findDie(state, die) === index)
      .flatMap(({ colour, value }) =>
        VALUES.filter(to => changeCost(value, to) <= gold).map(to => ({
          type: 'takeDie',
          colour,
          value,
          to,
        })),
      );
  },
  refuse: (state, seat, move) => {
    if (findDie(state, move) < 0) return no('dieNotOnWheel', 'R5.9');
    if (!waiting(state, 'takeDie')) return refuseDie(state);
    const needs = changeCost(move.value, move.to);
    const has = playerOf(state, seat).goods.gold;
    return has < needs ? no('tooLittleGold', 'R5.13', { needs, has }) : undefined;
  },
  apply: (play, seat, { colour, value, to }) => {
    const { state } = play;
    const effect = waiting(state, 'takeDie');
    if (!effect) return;
    const source = take(play, effect);
    const cost = changeCost(value, to);
    if (cost > 0) pay(play, seat, { gold: cost }, { source, rule: 'R5.12' });
    const die = { what: 'die', die: { colour, value }, to, action: actionAt(state, to) } as const;
    happen(play, seat, die, { source, rule: 'R5.9' });
    pushInTurn(play, seat, stepsOfDie(state, seat, { colour, value: to }), source);
  },
};

/** What follows a die: the wheel tile, its Resources, its Action (R5.8, Q5.5). */
function stepsOfDie(state: State, seat: Seat, die: Die): Pending[] {
  const action = actionAt(state, die.value);
  const extra = action === 'joker' ? 0 : bonusPoints(state, seat, action);
  const resource = state.facts.colour ?? resourceOf(die.colour);
  return [
    ...(readingOf(state, 'wheelTile') === 'afterDie' ? [{ do: 'wheelTile', action } as const] : []),
    { do: 'gain', goods: { [resource]: die.value } },
    { do: 'dieAction', action, points: pointsOfValue(die.value) + extra },
  ];
}

const refuseDie = (state: State) =>
  waiting(state, 'changeColour') ? refuseForNow(state) : no('dieAlreadyTaken', 'R5.9');

/** A change-colour Helper names the Resource before the die leaves the wheel (R8.18, Q5.19). */
export const chooseColour: MoveRule<MoveOf<'chooseColour'>> = {
  args: { resource: RESOURCE },
  answers: ['changeColour'],
  candidates: () => RESOURCES.map(resource => ({ type: 'chooseColour', resource })),
  refuse: state => (waiting(state, 'changeColour') ? undefined : no('notNow', 'Q5.19')),
  apply: (play, seat, { resource }) => {
    const effect = waiting(play.state, 'changeColour');
    if (!effect) return;
    const source = take(play, effect);
    remember(play, { colour: resource });
    happen(play, seat, { what: 'colour', resource }, { source, rule: 'R8.18' });
  },
};

/** Names the Action for which the Joker stands, with the marker of that Action for a die (R6.70–R6.72). */
export const declare: MoveRule<MoveOf<'declare'>> = {
  args: { action: ACTION },
  answers: ['jokerPoints'],
  candidates: () => ACTIONS.map(action => ({ type: 'declare', action })),
  refuse: state => {
    const now = pointsNow(state);
    if (!now) return refuseForNow(state);
    return now.action === 'joker' ? undefined : no('notTheJoker', 'R6.71', { action: now.action });
  },
  apply: (play, seat, { action }) => {
    const now = pointsNow(play.state);
    if (!now) return;
    const extra = now.do === 'dieAction' ? bonusPoints(play.state, seat, action) : 0;
    alter(play, now, { action, points: now.points + extra });
    happen(play, seat, { what: 'declare', action }, { source: { kind: 'action' }, rule: 'R6.70' });
    if (extra > 0)
      happen(
        play,
        seat,
        { what: 'points', points: extra, action },
        { source: { kind: 'building' }, rule: 'R6.72' },
      );
  },
};
