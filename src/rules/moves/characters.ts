import { tileOf, type Effect } from '../../content';
import { push } from '../agenda';
import { buildingOf, characterIn, characterOf, isFilled } from '../buildings';
import { complete } from '../completion';
import { reveal, takeIntoStorehouse } from '../ledger';
import { playerOf, type MoveOf, type Seat, type State } from '../model';
import { discardCharacters } from '../offers';
import { occur } from '../occasions';
import { happen, type Play } from '../play';
import { refusePoints, spend } from '../spending';
import { no, type Refusal } from '../refusals';
import { refuseTile } from '../tiles';
import { BUILDING, FLOOR, TILE } from './kinds';
import type { MoveRule, Terms } from './rule';

/** The Character Action: taking, swapping the offer, moving in. */

const ONE_POINT: Terms = { action: 'character', points: 1 };

export const takeCharacter: MoveRule<MoveOf<'takeCharacter'>> = {
  args: { tile: TILE },
  answers: ['characterPoints'],
  candidates: state =>
    state.offers.character.flatMap(tile => (tile ? [{ type: 'takeCharacter', tile }] : [])),
  refuse: (state, seat, { tile }) => {
    if (!state.offers.character.includes(tile)) return no('notInOffer', 'R6.30');
    return refuseTile(state, seat, tile) ?? refusePoints(state, 'character', 1);
  },
  terms: () => ONE_POINT,
  reveals: state => state.piles.character.length > 0,
  apply: (play, seat, { tile }) => {
    const space = `character:${play.state.offers.character.indexOf(tile)}`;
    const source = spend(play, 1);
    takeIntoStorehouse(play, seat, tile, space, { source, rule: 'R6.30' });
    reveal(play, 'character', space, { source, rule: 'R6.31' });
  },
};

export const swapOffer: MoveRule<MoveOf<'swapOffer'>> = {
  args: {},
  answers: ['characterPoints'],
  candidates: () => [{ type: 'swapOffer' }],
  refuse: state =>
    state.offers.character.every(tile => tile === null)
      ? no('offerEmpty', 'R6.32')
      : refusePoints(state, 'character', 1),
  terms: () => ONE_POINT,
  // whatever is discarded is drawn again at the latest
  reveals: () => true,
  apply: (play, seat) => {
    spend(play, 1);
    discardCharacters(play, seat);
  },
};

export const placeCharacter: MoveRule<MoveOf<'placeCharacter'>> = {
  args: { tile: TILE, building: BUILDING, floor: FLOOR },
  answers: ['characterPoints'],
  candidates: (state, seat) => {
    const characters = playerOf(state, seat).storehouse.filter(tile => characterOf(tile));
    const rooms = characters.length > 0 ? roomsToTry(state, seat) : [];
    return characters.flatMap(tile =>
      rooms.map(({ building, floor }) => ({ type: 'placeCharacter', tile, building, floor })),
    );
  },
  refuse: (state, seat, move) => {
    const { tile, floor } = move;
    if (!playerOf(state, seat).storehouse.includes(tile)) return no('notInStorehouse', 'R6.34');
    if (!characterOf(tile)) return no('notACharacter', 'R6.34');
    return refuseRoom(state, seat, move) ?? refusePoints(state, 'character', floor);
  },
  terms: (_state, _seat, { floor }) => ({ action: 'character', points: floor }),
  apply: (play, seat, { tile, building, floor }) => {
    const source = spend(play, floor);
    const happening = { what: 'character', tile, from: 'storehouse', building, floor } as const;
    happen(play, seat, happening, { source, rule: 'R6.34' });
    occur(play, seat, { on: 'characterPlaced', tile, building });
    // the roof House and the marker come before the bonus, which may use them (Q8.17)
    if (isFilled(buildingOf(play.state, seat, building))) releaseRoof(play, seat, building);
    complete(play, seat, building);
    push(play, seat, bonusOf(tile), { kind: 'character', id: tile });
  },
};

/** The House leaves the roof of a Building without an empty Room. */
const releaseRoof = (play: Play, seat: Seat, building: number): void =>
  happen(
    play,
    seat,
    { what: 'release', piece: 'house' },
    { source: { kind: 'building', id: String(building) }, rule: 'R6.39' },
  );

const bonusOf = (id: string): readonly Effect[] => {
  const tile = tileOf(id);
  return tile.kind === 'character' ? tile.effects : [];
};

/** Every empty Room of the Buildings. */
const roomsToTry = (state: State, seat: Seat): { building: number; floor: number }[] =>
  playerOf(state, seat).buildings.flatMap(({ rooms }, building) =>
    rooms.flatMap((room, index) => (room === null ? [{ building, floor: index + 1 }] : [])),
  );

/** One Character per Building and one Building per Character (R6.36, R6.37). */
function refuseRoom(
  state: State,
  seat: Seat,
  { tile, building, floor }: MoveOf<'placeCharacter'>,
): Refusal | undefined {
  const home = buildingOf(state, seat, building);
  const room = home.rooms[floor - 1];
  if (room === undefined) return no('noSuchRoom', 'R1.16', { building: building + 1, floor });
  const character = characterOf(tile);
  const resident = characterIn(home);
  if (resident && resident !== character) return no('otherCharacterHere', 'R6.37', { character: resident });
  const elsewhere = playerOf(state, seat).buildings.findIndex(other => characterIn(other) === character);
  if (elsewhere >= 0 && elsewhere !== building)
    return no('characterLivesElsewhere', 'R6.36', { building: elsewhere + 1 });
  return room === null ? undefined : no('roomTaken', 'R6.34', { floor });
}
