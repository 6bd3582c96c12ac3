import { BUILDINGS, tileOf } from '../../content';
import { push } from '../agenda';
import { contributionAt, hasContributed, isAvailable } from '../board';
import { buildingOf, isFilled } from '../buildings';
import { dieActionOf } from '../points';
import { score } from '../ledger';
import { playerOf, type MoveOf, type Seat, type State } from '../model';
import { occur } from '../occasions';
import { happen } from '../play';
import { canAfford, payFor, priceOf, refusePrice } from '../prices';
import { readingOf } from '../readings';
import { no, type Refusal } from '../refusals';
import { refuseTask } from '../tasks';
import { BUILDING, TILE, TOWN } from './kinds';
import type { MoveRule } from './rule';

/** Tasks that place a Crest, contribute to a Cathedral or use a Helper. */

const inStorehouse = (state: State, seat: Seat, kind: 'crest' | 'helper'): string[] =>
  playerOf(state, seat).storehouse.filter(tile => tileOf(tile).kind === kind);

/** The Buildings below which a Crest can be placed and paid for. */
function crestSpaces(state: State, seat: Seat): number[] {
  const spaces: number[] = [];
  playerOf(state, seat).buildings.forEach(({ crest }, building) => {
    if (crest === null && canAfford(state, seat, priceOf<'crest'>(state, seat, { of: 'crest', building })))
      spaces.push(building);
  });
  return spaces;
}

export const placeCrest: MoveRule<MoveOf<'placeCrest'>> = {
  args: { tile: TILE, building: BUILDING },
  answers: 'anytime',
  when: { task: true },
  candidates: (state, seat) => {
    const tiles = inStorehouse(state, seat, 'crest');
    if (tiles.length === 0) return [];
    const buildings = crestSpaces(state, seat);
    return tiles.flatMap(tile => buildings.map(building => ({ type: 'placeCrest', tile, building })));
  },
  exact: true,
  refuse: (state, seat, { tile, building }) => {
    if (!playerOf(state, seat).storehouse.includes(tile)) return no('notInStorehouse', 'R7.11');
    if (tileOf(tile).kind !== 'crest') return no('notACrest', 'R7.11');
    if (buildingOf(state, seat, building).crest !== null) return no('crestSpaceTaken', 'R7.14');
    const price = priceOf<'crest'>(state, seat, { of: 'crest', building });
    return refusePrice(state, seat, price, 'R7.11') ?? refuseTask(state);
  },
  terms: (state, seat, { building }) => ({ price: priceOf<'crest'>(state, seat, { of: 'crest', building }) }),
  apply: (play, seat, { tile, building }) => {
    const source = { kind: 'crestSpace', id: String(building) } as const;
    const space = BUILDINGS[building]?.crest;
    payFor<'crest'>(play, seat, { of: 'crest', building }, { source, rule: 'R7.11' });
    happen(play, seat, { what: 'crest', tile, building }, { source, rule: 'R7.11' });
    // the bonus of the space comes before the completion (Q9.4), which is told by the half that came last (R9.1)
    const isLast =
      isFilled(buildingOf(play.state, seat, building)) || readingOf(play.state, 'completionTold') === 'twice';
    push(play, seat, isLast ? [{ do: 'complete', building }] : [], source);
    push(play, seat, space?.bonus ?? [], source);
  },
};

export const contribute: MoveRule<MoveOf<'contribute'>> = {
  args: { town: TOWN },
  answers: 'anytime',
  when: { task: true },
  candidates: (state, seat) => playerOf(state, seat).pillars.map(town => ({ type: 'contribute', town })),
  refuse: (state, seat, { town }) => {
    const player = playerOf(state, seat);
    if (!isAvailable(state, town) || !player.pillars.includes(town))
      return no('noPillarThere', 'R7.15', { town });
    if (hasContributed(state, seat, town)) return no('alreadyContributed', 'R7.18', { town });
    if (!contributionAt(state, town)) return no('noCathedralTileLeft', 'Q7.6', { town });
    const needs = priceOf<'cathedral'>(state, seat, { of: 'cathedral', town });
    return refusePrice(state, seat, needs, 'R7.16') ?? refuseTask(state);
  },
  terms: (state, seat, { town }) => ({ price: priceOf<'cathedral'>(state, seat, { of: 'cathedral', town }) }),
  apply: (play, seat, { town }) => {
    const next = contributionAt(play.state, town);
    if (!next) return;
    const { tile, points } = next;
    const source = { kind: 'cathedral', id: town } as const;
    payFor<'cathedral'>(play, seat, { of: 'cathedral', town }, { source, rule: 'R7.16' });
    happen(play, seat, { what: 'cathedral', tile, town, points }, { source, rule: 'R7.16' });
    score(play, seat, points, { source, rule: 'R7.17' });
    occur(play, seat, { on: 'contributed', town });
  },
};

const isInUse = (state: State, tile: string): boolean =>
  state.agenda.some(item => item.effects.some(effect => effect.do === 'discard' && effect.tile === tile));

/** When a Helper may be used beyond its being the own turn (Q8.4, Q8.6, Q5.19). */
function refuseTiming(state: State, tile: string): Refusal | undefined {
  const helper = tileOf(tile);
  if (helper.kind !== 'helper') return no('notAHelper', 'R7.20');
  if (helper.effects.some(effect => effect.do === 'addPoints')) return refuseMorePoints(state);
  if (!helper.effects.some(effect => effect.do === 'changeColour')) return undefined;
  if (dieActionOf(state)) return no('dieAlreadyTaken', 'Q5.19');
  const declared = state.agenda.some(item => item.effects.some(effect => effect.do === 'changeColour'));
  const { colour, colourOpen } = state.facts;
  return declared || (colour && !colourOpen) ? no('colourAlreadyChanged', 'Q8.6') : undefined;
}

/** More points come from the taking of the die to the end of the turn, or only while one is left (R8.16, Q8.4). */
function refuseMorePoints(state: State): Refusal | undefined {
  const dieAction = dieActionOf(state);
  if (!dieAction) return no('noDieAction', 'Q8.4');
  return dieAction.points === 0 && readingOf(state, 'addPoints') === 'whilePoints'
    ? no('noPointsLeft', 'R8.16')
    : undefined;
}

export const useHelper: MoveRule<MoveOf<'useHelper'>> = {
  args: { tile: TILE },
  answers: 'anytime',
  when: { task: true },
  candidates: (state, seat) => inStorehouse(state, seat, 'helper').map(tile => ({ type: 'useHelper', tile })),
  refuse: (state, seat, { tile }) => {
    if (!playerOf(state, seat).storehouse.includes(tile)) return no('notInStorehouse', 'R7.20');
    if (isInUse(state, tile)) return no('helperInUse', 'Q7.2');
    const price = priceOf<'helper'>(state, seat, { of: 'helper', tile });
    return refusePrice(state, seat, price, 'R7.20') ?? refuseTask(state) ?? refuseTiming(state, tile);
  },
  terms: (state, seat, { tile }) => ({ price: priceOf<'helper'>(state, seat, { of: 'helper', tile }) }),
  apply: (play, seat, { tile }) => {
    const helper = tileOf(tile);
    if (helper.kind !== 'helper') return;
    const source = { kind: 'helper', id: tile } as const;
    happen(play, seat, { what: 'use', tile }, { source, rule: 'R7.20' });
    payFor<'helper'>(play, seat, { of: 'helper', tile }, { source, rule: 'R7.20' });
    // a declared colour frees the space at once (Q5.7); any other Helper keeps it until it is resolved (Q7.2)
    if (helper.effects.some(effect => effect.do === 'changeColour'))
      happen(play, seat, { what: 'remove', tile, from: 'storehouse' }, { source, rule: 'Q5.7' });
    else push(play, seat, [{ do: 'discard', tile }], source);
    push(play, seat, helper.effects, source);
  },
};
