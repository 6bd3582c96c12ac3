import { resourceOf, type WheelAction } from '../../../content';
import { pointsOfDie } from '../../moves/dice';
import { playerOf, type Seat, type State } from '../../model';
import { readingOf } from '../../readings';
import { effectsOf } from '../../tiles';
import { actionsAt, findDie } from '../../wheel';
import { actionOfTile } from '../../wheelTile';
import type { Cure } from '../cures';
import { dieOutlook, type DieWay } from '../dieOutlook';
import { asked, type ThingRule } from '../thing';
import { pricesOfTile } from './tileMoves';

/** The wheel: its dice, its sections, the Bonus tiles beside it, and the dice that were taken from it. */

const VALUES = [1, 2, 3, 4, 5, 6];

const die: ThingRule<'die'> = {
  all: ({ wheel }) =>
    wheel.dice
      .filter((each, index) => findDie({ wheel }, each) === index)
      .map(({ colour, value }) => ({ is: 'die', colour, value })),
  brings: (state, seat, each) => dieOutlook(state, seat, each).find(isFree)?.brings ?? [],
  chosenBy: (_state, _seat, { colour, value }, move) =>
    move.type === 'takeDie' && move.colour === colour && move.value === value,
  asks: (state, seat, each) => asked(...dieOutlook(state, seat, each).map(({ move }) => move)),
};

/** As it lies. */
const isFree = ({ price }: DieWay): boolean => (price.gold ?? 0) === 0;

const section: ThingRule<'section'> = {
  all: () => VALUES.map(value => ({ is: 'section', value })),
  brings: (state, seat, { value }) =>
    actionsAt(state, value).map(action => ({
      ...{ do: 'dieAction', action, points: pointsOfDie(state, seat, value, action) },
    })),
  chosenBy: (state, _seat, { value }, move) => {
    if (move.type === 'takeDie') return move.to === value;
    return 'action' in move && actionsAt(state, value).some(action => action === move.action);
  },
  asks: (state, seat, { value }) =>
    asked(
      ...die
        .all(state)
        .flatMap(each => dieOutlook(state, seat, each))
        .filter(({ move }) => move.to === value)
        .map(({ move }) => move),
    ),
};

const actionsWithTile = ({ wheel }: State): WheelAction[] => Object.keys(wheel.tiles) as WheelAction[];

function onTile<T>({ wheel }: State, action: WheelAction, say: (tile: string) => readonly T[]): readonly T[] {
  const tile = wheel.tiles[action];
  return tile === undefined ? [] : say(tile);
}

const wheelTile: ThingRule<'wheelTile'> = {
  all: state => actionsWithTile(state).map(action => ({ is: 'wheelTile', action })),
  // asked of an Action whose tile is gone, nothing
  brings: (state, _seat, { action }) => onTile(state, action, tile => effectsOf(state, tile)),
  prices: (state, seat, { action }) => onTile(state, action, tile => pricesOfTile(state, seat, tile)),
  chosenBy: (state, _seat, { action }, { type }) => type === 'takeTile' && actionOfTile(state) === action,
  asks: (state, _seat, { action }) => [{ move: { type: 'takeTile' }, when: whenOffered(state, action) }],
};

/** It is offered after a die of its section, or while the Action of that die lasts. */
function whenOffered(state: State, action: WheelAction): Cure {
  const [first] = state.wheel.dice;
  const to = VALUES.find(value => actionsAt(state, value).includes(action));
  if (readingOf(state, 'wheelTile') === 'afterDie' || !first || to === undefined)
    return { happens: [], awaits: { do: 'wheelTile', action } };
  return {
    happens: [{ what: 'die', die: first, to, action }],
    awaits: { do: 'dieAction', action, points: 1 },
  };
}

const takenDie: ThingRule<'takenDie'> = {
  all: ({ players }) =>
    players.flatMap(({ dice }, seat) => dice.map((_, index) => ({ is: 'takenDie', seat, index }) as const)),
  owner: (_state, _seat, { seat }) => seat,
  brings: (state, _seat, { seat, index }) => goodsOf(state, seat, index),
};

/** What it has brought, by its colour. */
function goodsOf(state: State, seat: Seat, index: number) {
  const taken = playerOf(state, seat).dice[index];
  return taken ? [{ do: 'gain', goods: { [resourceOf(taken.colour)]: taken.value } } as const] : [];
}

export const WHEEL_THINGS = { die, section, wheelTile, takenDie };
