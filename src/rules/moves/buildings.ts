import { TOWNS, houseSpaceOf } from '../../content';
import { push, take, waiting } from '../agenda';
import { freeHouseSpaces, refuseHouse, refusePillar, townOfSpace } from '../board';
import { playerOf, type MoveOf, type PendingOf, type Source, type State } from '../model';
import { happen, type Play } from '../play';
import { pointsNow, refusePoints, spend } from '../points';
import { no } from '../refusals';
import { HOUSE_SPACE, TOWN } from './kinds';
import type { MoveRule } from './rule';

/** Houses and Pillars, whatever lets a player place them. */

type Piece = PendingOf<'place'>['what'];

const granted = (state: State, what: Piece): PendingOf<'place'> | undefined => {
  const effect = waiting(state, 'place');
  return effect?.what === what ? effect : undefined;
};

/** The towns where something waiting now could let the piece be placed. */
function townsToTry(state: State, seat: number, what: Piece): readonly string[] {
  const effect = granted(state, what);
  if (effect?.where === 'anywhere') return TOWNS.map(town => town.id);
  const walker = what === 'house' ? 'merchant' : 'architect';
  if (!effect && pointsNow(state)?.action !== walker) return [];
  const here = playerOf(state, seat)[walker];
  return TOWNS.some(town => town.id === here) ? [here] : [];
}

const use = (play: Play, what: Piece): Source => {
  const effect = granted(play.state, what);
  return effect ? take(play, effect) : spend(play, 1);
};

const RULE = {
  house: { action: 'R6.21', crestSpace: 'R8.50', character: 'R8.36c' },
  pillar: { action: 'R6.11', crestSpace: 'R8.52', character: 'R8.37c' },
} as const;
const ruleFor = (what: Piece, source: Source) =>
  source.kind === 'crestSpace' || source.kind === 'character' ? RULE[what][source.kind] : RULE[what].action;

export const buildHouse: MoveRule<MoveOf<'buildHouse'>> = {
  args: { space: HOUSE_SPACE },
  answers: ['merchantPoints', 'place'],
  candidates: (state, seat) =>
    townsToTry(state, seat, 'house').flatMap(town =>
      freeHouseSpaces(state, town).map(space => ({ type: 'buildHouse', space: space.id })),
    ),
  refuse: (state, seat, { space }) => {
    const lasting = refuseHouse(state, seat, space);
    if (lasting) return lasting;
    const effect = granted(state, 'house');
    if (effect?.where === 'anywhere') return undefined;
    const town = townOfSpace(space);
    if (playerOf(state, seat).merchant !== town) return no('merchantElsewhere', 'R6.21', { town });
    return effect ? undefined : refusePoints(state, 'merchant', 1);
  },
  apply: (play, seat, { space }) => {
    const source = use(play, 'house');
    happen(play, seat, { what: 'house', space }, { source, rule: ruleFor('house', source) });
    push(play, seat, houseSpaceOf(space).bonus, { kind: 'houseSpace', id: space });
  },
};

export const buildPillar: MoveRule<MoveOf<'buildPillar'>> = {
  args: { town: TOWN },
  answers: ['architectPoints', 'place'],
  candidates: (state, seat) => townsToTry(state, seat, 'pillar').map(town => ({ type: 'buildPillar', town })),
  refuse: (state, seat, { town }) => {
    const lasting = refusePillar(state, seat, town);
    if (lasting) return lasting;
    const effect = granted(state, 'pillar');
    if (effect?.where === 'anywhere') return undefined;
    if (playerOf(state, seat).architect !== town) return no('architectElsewhere', 'R6.11', { town });
    return effect ? undefined : refusePoints(state, 'architect', 1);
  },
  apply: (play, seat, { town }) => {
    const source = use(play, 'pillar');
    happen(play, seat, { what: 'pillar', town }, { source, rule: ruleFor('pillar', source) });
  },
};
