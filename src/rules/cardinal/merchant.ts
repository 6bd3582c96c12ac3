import { TOWNS, houseSpaceOf } from '../../content';
import type { HouseSpace } from '../../content/components';
import { freeHouseSpaces, hasHouseIn, houseSpacesIn, refuseHouse } from '../board';
import type { Why } from '../events';
import { score } from '../ledger';
import type { State } from '../model';
import { happen, type Play } from '../play';
import { CARDINAL, itsPlayer } from './board';
import { decide } from './choice';
import { closedBy, type PlaceCriterion } from './passing';
import { chooseTarget, walkForGold, type Wish } from './reach';
import type { StepRule } from './rows';
import type { Passing } from './words';

/** The Merchant Action: a House where the Merchant stands or can go for Gold, and the Town to which it goes on. */

const SOURCE = { kind: 'action', id: 'merchant' } as const;

/** The VP printed on a House space: the only bonus of it that the Cardinal takes (R16.27). */
const pointsOf = ({ bonus }: HouseSpace): number =>
  bonus.reduce((sum, effect) => sum + (effect.do === 'score' ? effect.points : 0), 0);

const hasOtherBonus = ({ bonus }: HouseSpace): boolean => bonus.some(effect => effect.do !== 'score');

/** The bonuses of House spaces, most VP first, then others (R16.22b, R16.22c, Q16.26). */
const bonuses = (spacesAt: (candidate: string) => readonly HouseSpace[]): PlaceCriterion[] => [
  { by: 'points', rule: 'R16.22b', of: at => Math.max(...spacesAt(at).map(pointsOf)) },
  { by: 'otherBonus', rule: 'R16.22c', of: at => (spacesAt(at).some(hasOtherBonus) ? 1 : 0) },
];

/** Towns where it could build, whether or not a House is left (Q16.7, Q16.10); only this round's Fair counts (Q16.8). */
export const town: Wish = {
  piece: 'merchant',
  of: 'town',
  targets: state =>
    TOWNS.filter(({ id }) => !hasHouseIn(state, CARDINAL, id))
      .map(({ id }) => id)
      .filter(id => freeHouseSpaces(state, id).length > 0),
  preferences: state => [
    { by: 'fair', rule: 'R16.22a', of: at => (state.fairs[state.round - 1]?.town === at ? 1 : 0) },
    ...bonuses(at => freeHouseSpaces(state, at)),
  ],
  closed: closedToHouse,
};

/** What closes a town to its House. */
export function closedToHouse(state: State, at: string): Passing | undefined {
  const [first] = houseSpacesIn(state, at);
  return first && closedBy(refuseHouse(state, CARDINAL, first.id));
}

/** The House spaces that it can legally cover where its Merchant stands. */
function spacesHere(state: State): string[] {
  const here = TOWNS.find(({ id }) => id === itsPlayer(state).merchant);
  return here ? legalSpaces(state, here.id) : [];
}

/** Goes for Gold where it can build (R16.20–R16.25). */
export const relocateStep: StepRule<'relocate'> = {
  idle: state => {
    if (itsPlayer(state).supply.houses === 0) return 'Q16.10';
    if (spacesHere(state).length > 0) return 'R16.20';
    return town.targets(state).length === 0 ? 'Q16.9' : undefined;
  },
  does: play => {
    const { gold } = itsPlayer(play.state).goods;
    const rules = { target: 'R16.21', closest: 'R16.22d', beyond: 'R16.23' } as const;
    const target = chooseTarget(play, town, gold, SOURCE, rules);
    walkForGold(play, 'merchant', target, target.steps, SOURCE, { pay: 'R16.24', move: 'R16.24' });
    return [];
  },
};

/** Builds where the Merchant is now (R16.26, R16.27, Q16.27). */
export const houseStep: StepRule<'house'> = {
  idle: state => (spacesHere(state).length === 0 ? 'R16.26' : undefined),
  does: play => {
    buildOnBest(play, spacesHere(play.state), { source: SOURCE, rule: 'R16.26' });
    return [];
  },
};

/** Builds on the House space with the best bonus: of it, the VP alone (R16.26, R16.27). */
export function buildOnBest(play: Play, candidates: readonly string[], why: Why): void {
  const space = decide(play, why.source, {
    of: 'houseSpace',
    candidates,
    criteria: bonuses(id => [houseSpaceOf(id)]),
    rule: why.rule,
  });
  happen(play, CARDINAL, { what: 'house', space }, why);
  const source = { kind: 'houseSpace', id: space } as const;
  score(play, CARDINAL, pointsOf(houseSpaceOf(space)), { source, rule: 'R16.27' });
}

/** The House spaces of a town that it can legally cover. */
export const legalSpaces = (state: State, at: string): string[] =>
  freeHouseSpaces(state, at)
    .map(({ id }) => id)
    .filter(space => !refuseHouse(state, CARDINAL, space));
