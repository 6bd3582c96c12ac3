import { houseSpaceOf, isTown, mapOf, townOfSpace } from '../../content';
import { push, take, waiting } from '../agenda';
import { freeHouseSpaces, refuseHouse, refusePillar } from '../board';
import type { MoveOf, PendingOf, Seat, Source, State } from '../model';
import { occur } from '../occasions';
import { buildersOf, buildingActions, buildsBy, pieceRule, standsOf } from '../pieces';
import { happen, type Play } from '../play';
import { pointsNow } from '../points';
import { refusePoints, spend } from '../spending';
import { no, type Refusal } from '../refusals';
import { forBoxesInPlay } from '../shelf';
import { HOUSE_SPACE, TOWN } from './kinds';
import type { MoveRule, Terms } from './rule';

/** Houses and Pillars, whatever lets a player place them. */

type Built = PendingOf<'place'>['what'];

const granted = (state: State, what: Built): PendingOf<'place'> | undefined => {
  const effect = waiting(state, 'place');
  return effect?.what === what ? effect : undefined;
};

/** The towns where pieces stand that can build this: all that can, or those of one Action. */
function builtFrom(state: State, seat: Seat, what: Built, action?: string): readonly string[] {
  const towns: string[] = [];
  for (const piece of buildersOf(state, what))
    if (action === undefined || buildsBy(state, piece, what, action))
      for (const place of standsOf(state, seat, piece)) if (isTown(place)) towns.push(place);
  return towns;
}

/** The towns that an effect allows: on the main map all of them if it says so, else where an own piece stands. */
export function townsFor(state: State, seat: Seat, { what, where }: PendingOf<'place'>): readonly string[] {
  const here = builtFrom(state, seat, what);
  if (where === 'here') return here;
  const below = where === 'ownMaps' ? townsAround(state, seat, what) : here;
  return [...openTowns(state), ...below.filter(town => !isOpen(town))];
}

/** The towns that are open from anywhere. */
const openTowns = forBoxesInPlay(({ contents }) =>
  contents.maps.filter(({ main }) => main).flatMap(({ towns }) => towns.map(({ id }) => id)),
);

/** The towns of all maps where pieces stand that can build this. */
const townsAround = (state: State, seat: Seat, what: Built): readonly string[] =>
  buildersOf(state, what)
    .flatMap(piece => standsOf(state, seat, piece))
    .flatMap(place => mapOf(place).towns.map(({ id }) => id));

const isOpen = (town: string): boolean => mapOf(town).main;

/** The towns where something waiting now could let the piece be placed. */
function townsToTry(state: State, seat: Seat, what: Built): readonly string[] {
  const effect = granted(state, what);
  if (effect) return townsFor(state, seat, effect);
  const action = pointsNow(state)?.action;
  return action === undefined ? [] : builtFrom(state, seat, what, action);
}

/** Whether something waiting now lets it be placed in this town: a piece of this map has to stand there. */
function refuseTown(state: State, seat: Seat, what: Built, town: string): Refusal | undefined {
  const effect = granted(state, what);
  if (effect && townsFor(state, seat, effect).includes(town)) return undefined;
  const builder = buildersOf(state, what).find(piece => mapOf(town).pieces.includes(piece));
  if (!builder) return no('otherMap', RULE[what].action, { town });
  const { elsewhere, action } = pieceRule(state, builder);
  if (!standsOf(state, seat, builder).includes(town)) return no(elsewhere, RULE[what].action, { town });
  if (effect) return undefined;
  const now = pointsNow(state)?.action ?? '';
  return refusePoints(state, buildsBy(state, builder, what, now) ? now : action, 1);
}

const use = (play: Play, what: Built): Source => {
  const effect = granted(play.state, what);
  return effect ? take(play, effect) : spend(play, 1);
};

/** Who has to stand in the town, and the point of its Action, where nothing else lets it be placed. */
function termsOf(state: State, what: Built, town: string): Terms {
  const effect = granted(state, what);
  const builder = buildersOf(state, what).find(piece => mapOf(town).pieces.includes(piece));
  if (!builder) return {};
  if (effect) return effect.where === 'here' ? { stands: { piece: builder, at: town } } : {};
  const now = pointsNow(state)?.action;
  const [first, ...others] = buildingActions(state, builder, what);
  const action = others.find(each => each === now) ?? first;
  return { action, points: 1, stands: { piece: builder, at: town } };
}

const RULE = {
  house: { action: 'R6.21', crestSpace: 'R8.50', character: 'R8.36c' },
  pillar: { action: 'R6.11', crestSpace: 'R8.52', character: 'R8.37c' },
} as const;
const ruleFor = (what: Built, source: Source) =>
  source.kind === 'crestSpace' || source.kind === 'character' ? RULE[what][source.kind] : RULE[what].action;

export const buildHouse: MoveRule<MoveOf<'buildHouse'>> = {
  args: { space: HOUSE_SPACE },
  answers: ['walkPoints', 'place'],
  candidates: (state, seat) => {
    const moves: MoveOf<'buildHouse'>[] = [];
    for (const town of townsToTry(state, seat, 'house'))
      for (const { id: space } of freeHouseSpaces(state, town)) moves.push({ type: 'buildHouse', space });
    return moves;
  },
  refuse: (state, seat, { space }) =>
    refuseHouse(state, seat, space) ?? refuseTown(state, seat, 'house', townOfSpace(space)),
  terms: (state, _seat, { space }) => termsOf(state, 'house', townOfSpace(space)),
  apply: (play, seat, { space }) => {
    const source = use(play, 'house');
    happen(play, seat, { what: 'house', space }, { source, rule: ruleFor('house', source) });
    occur(play, seat, { on: 'housePlaced', space });
    push(play, seat, houseSpaceOf(space).bonus, { kind: 'houseSpace', id: space });
  },
};

export const buildPillar: MoveRule<MoveOf<'buildPillar'>> = {
  args: { town: TOWN },
  answers: ['walkPoints', 'place'],
  candidates: (state, seat) => townsToTry(state, seat, 'pillar').map(town => ({ type: 'buildPillar', town })),
  refuse: (state, seat, { town }) =>
    refusePillar(state, seat, town) ?? refuseTown(state, seat, 'pillar', town),
  terms: (state, _seat, { town }) => termsOf(state, 'pillar', town),
  apply: (play, seat, { town }) => {
    const source = use(play, 'pillar');
    happen(play, seat, { what: 'pillar', town }, { source, rule: ruleFor('pillar', source) });
    occur(play, seat, { on: 'pillarPlaced', town });
  },
};
