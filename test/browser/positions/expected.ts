import { townOfSpace } from '../../../src/content';
import type { WorkingsOf } from '../../../src/rules/workings';
import { playerOf, type Move, type MoveOf, type Seat, type State } from '../../../src/rules/model';
import { positionOf } from '../../../src/rules/track';

/** Where the pictures have to show a move: what the eye is to see glow for it. Cards and the bar show the others. */
type BaseMoveType = keyof WorkingsOf<'base', 'moves'> | keyof WorkingsOf<'cardinal', 'moves'>;
type Places = { [K in BaseMoveType]: (state: State, seat: Seat, move: MoveOf<K>) => string[] };

const NOWHERE = (): string[] => [];

const PLACES: Places = {
  takeDie: (_state, _seat, { colour, value }) => [`die ${colour} ${value}`],
  takeTile: state => {
    const effect = state.agenda.at(-1)?.effects[0];
    return effect?.do === 'wheelTile' ? [`wheel tile ${effect.action}`] : ['king tile'];
  },
  declare: (_state, _seat, { action }) => [`action ${action}`],
  step: (_state, _seat, { to }) => [to],
  relocate: (_state, _seat, { to }) => [to],
  buildHouse: (_state, _seat, { space }) => [space, townOfSpace(space)],
  buildPillar: (_state, _seat, { town }) => [`${town}.cathedral`, town],
  pickUp: (_state, _seat, { space }) => [space],
  contribute: (_state, _seat, { town }) => [`${town}.cathedral`],
  takeContract: ({ offers }, _seat, { tile }) => [`contract:${offers.contract.indexOf(tile)}`],
  takeCharacter: ({ offers }, _seat, { tile }) => [`character:${offers.character.indexOf(tile)}`],
  swapOffer: () => ['swap'],
  placeCharacter: (_state, _seat, { tile, building, floor }) => [
    `room ${building} ${floor}`,
    `stored ${tile}`,
  ],
  placeCrest: (_state, _seat, { tile, building }) => [`crest ${building}`, `stored ${tile}`],
  fulfil: (_state, _seat, { tile }) => [`stored ${tile}`],
  useHelper: (_state, _seat, { tile }) => [`stored ${tile}`],
  advance: (state, seat, { steps }) => [`track ${positionOf(state, seat) + steps}`],
  chooseBuilding: (_state, _seat, { building }) => [`building ${building}`],
  receive: (state, seat, { tile }) =>
    playerOf(state, seat).buildings.flatMap(({ rooms }, building) =>
      rooms.includes(tile) ? [`room ${building} ${rooms.indexOf(tile) + 1}`] : [],
    ),
  chooseColour: NOWHERE,
  exchange: NOWHERE,
  chooseGoods: NOWHERE,
  buy: NOWHERE,
  pass: NOWHERE,
  endTurn: NOWHERE,
  proceed: NOWHERE,
};

export const placesOf = (state: State, seat: Seat, move: Move): string[] =>
  (PLACES[move.type as BaseMoveType] as (state: State, seat: Seat, move: Move) => string[])(
    state,
    seat,
    move,
  );
