import { townOfSpace, type BaseAction, type Colour } from '../../../../../src/content';
import { distance } from '../../../../../src/rules/map';
import type { Die, State } from '../../../../../src/rules/model';
import { actionAt } from '../../../../../src/rules/wheel';
import { canPlace } from './below';
import { CARDS } from './cards';
import {
  GOODS,
  bestBy,
  diceAt,
  isBelow,
  isNewCrest,
  lacksFor,
  least,
  miner,
  most,
  ownsOf,
  player,
  pointsFor,
  requiredColours,
  robot,
  type Kind,
} from './table';

/** Which die he has to take by a Decree, and for what: R15.7–R15.14, R15.30–R15.35, S15.1–S15.4, SQ15.13–SQ15.15. */

/** For what he takes a die: the section whose tile comes along; `kinds` of a Prospector Action. */
export interface Use {
  readonly section: string;
  readonly kinds?: readonly Kind[];
  readonly crest?: boolean;
  readonly named?: BaseAction;
}

/** The dice between which chance decides, and the use of each. */
export interface Taking {
  readonly dice: readonly Die[];
  readonly useOf: (die: Die) => Use;
}

const ALL: readonly Kind[] = ['mine', 'pillar', 'house'];

const countsOf = (state: State): Record<string, number> => {
  const { pillars, houses, cathedrals } = player(state);
  const mines = miner(state, 1).mines.length;
  return {
    pillars: pillars.length,
    houses: houses.length,
    cathedrals: cathedrals.length,
    mines,
    buildingsBelow: [...pillars, ...houses].filter(isBelow).length,
    housesOrMines: Math.max(houses.length, mines),
    pillarsOrMines: Math.max(pillars.length, mines),
  };
};

/** The dice of an Action: of the Joker if those have at least as many points (R15.13, R15.14). */
function forAction(state: State, action: BaseAction): Die[] {
  const [own, jokers] = [diceAt(state, action), diceAt(state, 'joker')];
  const pointsOf = (dice: readonly Die[]): number => Math.max(0, ...dice.map(({ value }) => 7 - value));
  return jokers.length > 0 && pointsOf(jokers) >= pointsOf(own) ? jokers : own;
}

/** Those of both Prospector sections; a Joker's of another section only with more points (SQ15.14). */
function forProspecting(state: State): Die[] {
  const own = diceAt(state, 'prospector');
  const jokers = diceAt(state, 'joker').filter(({ value }) => own.every(die => die.value > value));
  return jokers.length > 0 ? jokers : own;
}

const nearest = (state: State, from: readonly string[]): number =>
  Math.min(
    ...Object.entries(state.map.tiles)
      .filter(([, tile]) => isNewCrest(state, tile))
      .flatMap(([space]) => from.map(place => distance(place, townOfSpace(space)))),
  );

/** What an offer of Contracts costs, from the left. */
const COSTS = [3, 3, 2, 2, 1];

/** What a condition on a card asks, with the dice that the option would take (R15.32–R15.34, S15.3). */
function holds(
  state: State,
  condition: string,
  dice: readonly Die[],
  action: BaseAction | 'prospector',
): boolean {
  const [word = '', sign, other = ''] = condition.split(' ');
  if (word === 'contract') return robot(state).contracts.length > 0;
  const points = Math.max(...dice.map(({ value }) => pointsFor(state, value, action)));
  if (condition === 'crest offer')
    return state.offers.contract.some(
      (tile, at) => tile !== null && isNewCrest(state, tile) && (COSTS[at] ?? 9) <= points,
    );
  if (word === 'crest') {
    const { architect, merchant } = player(state);
    const from = { architect: [architect], merchant: [merchant], prospector: miner(state, 1).prospectors };
    return nearest(state, from[sign as keyof typeof from]) <= points;
  }
  const [has = 0, needs = 0] = [countsOf(state)[word], countsOf(state)[other]];
  return sign === '>' ? has > needs : has >= needs;
}

/** How good a colour is by the row of the card, then by need and by what he owns (R15.10–R15.12). */
function byColour(state: State, row: string): ((die: Die) => number)[] {
  const own = ({ colour }: Die): number => -ownsOf(state, colour);
  if (row === '') {
    const list = requiredColours(state);
    const rank = ({ colour }: Die): number => list.findIndex(colours => colours.includes(colour));
    return [die => (rank(die) < 0 ? -list.length : -rank(die)), own];
  }
  const icons = row.split(' ');
  const isJoint = (colour: Colour): boolean => colour === 'blue' || colour === 'lightGrey';
  const need = lacksFor(state, robot(state).contracts);
  return [
    ({ colour }) => -icons.indexOf(isJoint(colour) ? 'joint' : colour),
    ({ colour }) => (isJoint(colour) ? need[GOODS[colour] as 'iron' | 'wool'] : 0),
    own,
  ];
}

/** The colour that his Contracts need most, and of it the highest die (Q15.6). */
function needed(state: State, row: string): Die[] {
  const need = lacksFor(state, robot(state).contracts);
  const needOf = (colour: Colour): number =>
    colour === 'blue' ? need.iron : colour === 'lightGrey' ? need.wool : need.identical;
  const colours = (['blue', 'lightGrey', 'yellow'] as const).filter(colour =>
    state.wheel.dice.some(die => die.colour === colour),
  );
  const missing = colours.filter(colour => needOf(colour) > 0);
  const diceOf = (colour: Colour): Die[] => state.wheel.dice.filter(die => die.colour === colour);
  const [rank = () => 0, , own = () => 0] = byColour(state, row);
  const best = bestBy<Colour>(
    missing.length > 0 ? missing : colours.filter(colour => colour === 'yellow'),
    needOf,
    colour => diceOf(colour).length,
    colour => rank({ colour, value: 1 }),
    colour => own({ colour, value: 1 }),
  );
  return best.flatMap(colour => most(diceOf(colour), ({ value }) => value));
}

/** A die that names no Action: the Prospector's where its section is and something can be placed (S15.4, SQ15.15). */
const useUnnamed =
  (state: State) =>
  ({ value }: Die): Use =>
    diceAt(state, 'prospector').some(die => die.value === value) && canPlace(state, ALL)
      ? { section: 'prospector', kinds: ALL }
      : { section: actionAt(state, value) };

const useBelow =
  (state: State, kinds: readonly Kind[], crest: boolean) =>
  ({ value }: Die): Use => ({
    section: diceAt(state, 'prospector').some(die => die.value === value) ? 'prospector' : 'joker',
    kinds,
    crest,
  });

/** The dice for a Prospector Action, or for the other one if that has more points (S15.1, S14.9, SQ14.8). */
function below(state: State, row: string, words: string, condition: string): Taking | undefined {
  const [first = '', other] = words.split(' | ');
  const kinds = first.split(' ').slice(1) as Kind[];
  const crest = condition.startsWith('crest');
  const dice = forProspecting(state);
  const pointsOf = ({ value }: Die): number => pointsFor(state, value, 'prospector');
  if (other === undefined) {
    // a Crest as the aim: those dice that reach it
    const near = nearest(state, miner(state, 1).prospectors);
    const reaching = crest ? dice.filter(die => pointsOf(die) >= near) : [];
    const pool = reaching.length > 0 ? reaching : dice;
    if (pool.length === 0 || (condition !== '' && !holds(state, condition, pool, 'prospector')))
      return undefined;
    return { dice: bestBy(pool, ...byColour(state, row), pointsOf), useOf: useBelow(state, kinds, crest) };
  }
  const above = named(state, row, other as BaseAction);
  if (condition !== '' && !holds(state, condition, [{ colour: 'pink', value: 6 }], 'prospector'))
    return undefined;
  const most_ = Math.max(...dice.map(pointsOf));
  const pointsAbove = Math.max(
    ...forAction(state, other as BaseAction).map(({ value }) => pointsFor(state, value, other as BaseAction)),
  );
  if (dice.length === 0 || !canPlace(state, kinds) || pointsAbove > most_) return above;
  return {
    dice: bestBy(most(dice, pointsOf), ...byColour(state, row)),
    useOf: useBelow(state, kinds, false),
  };
}

/** The dice for an Action that is named. */
function named(state: State, row: string, action: BaseAction): Taking | undefined {
  const dice = forAction(state, action);
  if (dice.length === 0) return undefined;
  return {
    dice: bestBy(dice, ...byColour(state, row)),
    useOf: ({ value }) => ({ section: actionAt(state, value), named: action }),
  };
}

/** What an option of a card takes, if it holds. */
export function taking(state: State, decree: string, option: number): Taking | undefined {
  const [row, ...options] = CARDS[decree] ?? [''];
  const [first = '', second] = (options[option] ?? '').split(': ');
  const [condition, words] = second === undefined ? ['', first] : [first, second];
  const [verb = '', ...colours] = words.split(' ');
  if (verb === 'below') return below(state, row, words, condition);
  if (verb !== 'highest' && verb !== 'needed') {
    const dice = forAction(state, verb as BaseAction);
    if (dice.length === 0) return undefined;
    return condition === '' || holds(state, condition, dice, verb as BaseAction)
      ? named(state, row, verb as BaseAction)
      : undefined;
  }
  if (condition !== '' && !holds(state, condition, [{ colour: 'pink', value: 6 }], 'king')) return undefined;
  const matching = state.wheel.dice.filter(({ colour }) => colours.includes(colour));
  const dice =
    verb === 'needed' ? needed(state, row) : bestBy(matching, ({ value }) => value, ...byColour(state, row));
  return dice.length === 0 ? undefined : { dice, useOf: useUnnamed(state) };
}

/** For which Action he uses it: a Joker's that names none by R15.19c–R15.19e, which count all maps (S15.2). */
export function actionOf(state: State, { section, kinds, named: wanted }: Use): string {
  if (kinds) return 'prospector';
  if (section !== 'joker') return section;
  if (wanted) return wanted;
  const places = state.king.track.map(seats => seats);
  const [yours, its] = [YOUR_SEAT, ITS_SEAT].map(seat => places.findIndex(seats => seats.includes(seat)));
  if ((yours ?? 0) > (its ?? 0)) return 'king';
  const { pillars, houses } = player(state);
  return pillars.length >= houses.length ? 'merchant' : 'architect';
}

const YOUR_SEAT = 0;
const ITS_SEAT = 1;

export const isAmong = (die: Die, dice: readonly Die[]): boolean =>
  least(dice, () => 0).some(({ colour, value }) => colour === die.colour && value === die.value);
