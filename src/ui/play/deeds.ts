import { BUILDINGS, KING_TRACK, houseSpaceOf, townOf, townOfSpace, type Piece } from '../../content';
import { top } from '../../rules/agenda';
import { contributionAt } from '../../rules/board';
import { tilesIn } from '../../rules/buildings';
import { dieWay, pointsAs } from '../../rules/explaining/dieOutlook';
import type { Walk } from '../../rules/explaining/reach';
import { playerOf, type Move, type MoveOf, type MoveType, type Seat, type State } from '../../rules/model';
import { termsOf } from '../../rules/moves';
import { priceOf } from '../../rules/prices';
import { positionOf } from '../../rules/track';
import { offeredTile } from '../../rules/wheelTile';
import type { WorkingsOf } from '../../rules/workings';
import { rowsFor } from '../boxes/rows';
import { nameOf } from '../text/words';
import type { TableText } from './words';

/** What a move does and with what, in words: the name of the button that shows it in pictures. */

/** Who says it, of which table, to whom. */
export interface Speaker {
  readonly text: TableText;
  readonly G: State;
  readonly me: Seat;
}

/** Words for some moves: of a box, for its own. */
export type Deeds<Name extends MoveType = MoveType> = {
  readonly [K in Name]: (speaker: Speaker, move: MoveOf<K>) => string;
};

export const MOVE_DEEDS = rowsFor<Deeds>({
  takeDie: (speaker, move) => {
    const { text, G, me } = speaker;
    const die = text.say(`die.${move.colour}`);
    const { price, goods, action, points, tile } = dieWay(G, me, move);
    const { gold = 0 } = price;
    const taking =
      gold === 0
        ? text.say('does.dieAsItLies', { die, value: move.to })
        : text.say('does.dieTurned', { die, value: move.to, gold });
    const brings = [
      text.goods(goods),
      text.say('does.withPoints', { action: text.say(`action.${action}`), n: points }),
      ...(tile === undefined ? [] : [text.tileFull(tile)]),
    ];
    return deedAt(text, taking, ...brings);
  },
  chooseColour: ({ text }, { resource }) =>
    text.say('does.dieBrings', { goods: text.say(`resource.${resource}`) }),
  takeTile: ({ text, G }) => deedAt(text, text.say('prompt.wheelTile.take'), tileWord(text, offeredTile(G))),
  declare: ({ text, G, me }, { action }) =>
    text.say('does.joker', {
      as: text.say('does.withPoints', { action: text.say(`action.${action}`), n: pointsAs(G, me, action) }),
    }),
  step: ({ text }, { piece, to }) => walkDeed(text, piece, to, 1),
  relocate: ({ text }, { piece, to }) => walkDeed(text, piece, to),
  buildHouse: ({ text }, { space }) =>
    text.parts([text.say('does.house', { town: text.town(townOfSpace(space)) }), bonusOfSpace(text, space)]),
  buildPillar: ({ text }, { town }) => text.say('does.pillar', { town: text.town(town) }),
  pickUp: ({ text, G }, { space }) =>
    deedAt(
      text,
      text.town(townOfSpace(space)),
      text.say('does.takeHere', { tile: tileWord(text, G.map.tiles[space]) }),
    ),
  takeCharacter: (speaker, move) => taken(speaker, move),
  swapOffer: ({ text }) => text.say('does.swap'),
  placeCharacter: (speaker, move) => {
    const { text } = speaker;
    const { tile, building, floor } = move;
    return text.parts([
      text.say('does.place', { tile: text.tileFull(tile) }),
      text.say('board.room', { building: building + 1, floor }),
      pointsFor(speaker, move),
    ]);
  },
  takeContract: (speaker, move) => taken(speaker, move),
  exchange: ({ text }, { give, get }) =>
    text.say('does.get', { goods: text.goods({ [get]: 1 }), price: text.goods({ [give]: 1 }) }),
  advance: ({ text, G, me }, { steps }) =>
    text.say('does.up', {
      n: steps,
      points: text.say('unit.vp', { n: KING_TRACK[positionOf(G, me) + steps]?.points ?? 0 }),
    }),
  chooseGoods: ({ text }, { goods }) => text.say('does.gain', { goods: text.goods(goods) }),
  chooseBuilding: ({ text, G, me }, { building }) =>
    text.say('does.bonuses', {
      building: building + 1,
      bonuses: text.parts(bonusesOf({ text, G, me }, building)),
    }),
  receive: ({ text }, { tile }) => text.say('does.receive', { tile: text.tileFull(tile) }),
  buy: ({ text }, { resource }) => text.say('task.buyLabel', { resource: text.say(`resource.${resource}`) }),
  fulfil: ({ text }, { tile }) => text.say('does.fulfil', { tile: text.tileFull(tile) }),
  placeCrest: (speaker, move) => {
    const { text } = speaker;
    return text.parts([
      text.say('does.place', { tile: text.tileFull(move.tile) }),
      text.say('board.building', { n: move.building + 1 }),
      crestPrice(speaker, move),
    ]);
  },
  contribute: (speaker, { town }) => {
    const { text } = speaker;
    const contributing = text.say('does.contribute', { town: text.town(town) });
    return deedAt(text, contributing, priceOfCathedral(speaker, town));
  },
  useHelper: ({ text }, { tile }) => text.say('does.use', { tile: text.tileFull(tile) }),
  pass: ({ text, G }) => {
    const tile = offeredTile(G);
    return tile === undefined
      ? deedAt(text, text.say('bar.decline'), ...waiting(text, G))
      : deedAt(text, text.say('bar.leaveTile'), text.tileFull(tile));
  },
  endTurn: ({ text }) => text.say('bar.endTurn'),
  proceed: ({ text }) => text.say('solo.next'),
} satisfies Deeds<keyof WorkingsOf<'base', 'moves'> | keyof WorkingsOf<'cardinal', 'moves'>>);

export const moveDeedOf = <K extends MoveType>(speaker: Speaker, move: MoveOf<K>): string =>
  (MOVE_DEEDS[move.type] as (speaker: Speaker, move: Move) => string)(speaker, move);

/** A place by its name, with what can be done there. */
export const deedAt = (text: TableText, place: string, ...deeds: string[]): string =>
  text.say('does.at', { place, deed: text.parts(deeds) });

/** So that no two of them are alike: the second of the same name says so. */
export const distinct = (text: TableText, names: readonly string[]): string[] =>
  names.map((name, index) => {
    const n = names.slice(0, index).filter(other => other === name).length + 1;
    return n === 1 ? name : text.say('does.again', { name, n });
  });

/** A leap costs no steps. */
export const wayDeed = (text: TableText, { piece, to, path, moves }: Walk): string =>
  walkDeed(text, piece, to, moves[0].type === 'relocate' ? undefined : path.length);

/** Without a number of steps it is a leap. */
export function walkDeed(text: TableText, piece: Piece, to: string, n?: number): string {
  const words = { place: text.place(to), piece: text.say(`piece.${piece}`) };
  return n === undefined ? text.say('map.leap', words) : text.say('map.reach', { ...words, n });
}

const tileWord = (text: TableText, tile: string | undefined): string =>
  tile === undefined ? '' : text.tileFull(tile);

const taken = (speaker: Speaker, move: MoveOf<'takeCharacter'> | MoveOf<'takeContract'>): string => {
  const { text } = speaker;
  return text.parts([text.say('does.take', { tile: text.tileFull(move.tile) }), pointsFor(speaker, move)]);
};

/** The points that a move asks for. */
export const pointsFor = ({ text, G, me }: Speaker, move: Move): string =>
  text.say('does.costs', { n: termsOf(G, me, move).points ?? 0 });

/** What building there brings. */
export function bonusOfSpace(text: TableText, space: string): string {
  const { bonus } = houseSpaceOf(space);
  return bonus.length === 0 ? text.say('does.noBonus') : text.effects(bonus);
}

/** A House space of a town as a place to build on. */
export function houseSpaceDeed(text: TableText, space: string): string {
  const { id, houses } = townOf(townOfSpace(space));
  const n = houses.findIndex(house => house.id === space) + 1;
  const name = text.say('does.houseSpace', { town: text.town(id), n });
  return deedAt(text, name, text.say('does.build'), bonusOfSpace(text, space));
}

/** A Cathedral as a place for a Pillar. */
export const pillarDeed = (text: TableText, town: string): string =>
  deedAt(text, text.say('tile.cathedral.title', { town: text.town(town) }), text.say('does.buildPillar'));

/** What the Characters of a Building give once more. */
const bonusesOf = ({ text, G, me }: Speaker, building: number): string[] => {
  const home = playerOf(G, me).buildings[building];
  return home ? tilesIn(home).map(tile => text.tileFull(tile)) : [];
};

/** The food for a Crest space and what it gives. */
export function crestPrice({ text, G, me }: Speaker, move: MoveOf<'placeCrest'>): string {
  const { food = 0 } = termsOf(G, me, move).price ?? {};
  return text.say('does.food', {
    n: food,
    brings: text.effects(BUILDINGS[move.building]?.crest.bonus ?? []),
  });
}

/** What a contribution costs now, and the points that it scores. */
export function priceOfCathedral({ text, G, me }: Speaker, town: string): string {
  const price = text.goods(priceOf<'cathedral'>(G, me, { of: 'cathedral', town }));
  return text.say('does.price', { price, n: contributionAt(G, town)?.points ?? 0 });
}

/** What is given up where something is declined. */
const waiting = (text: TableText, G: State): string[] =>
  (top(G)?.effects ?? []).map(effect => nameOf(text, 'without', effect.do));
