import { resourceOf } from '../../content';
import type { Decree, PriorityIcon, WantedDie } from '../../content/cardinalCards';
import type { Action, Colour, WheelAction, WordsOf } from '../../content/vocabulary';
import type { Die, Source, State } from '../model';
import type { Play } from '../play';
import { bonusPoints } from '../powers';
import { boxOf, rowOf } from '../shelf';
import { pointsOfValue, valueAt } from '../wheel';
import { CARDINAL } from './board';
import { decide, narrow, type Criterion } from './choice';
import { contractNeed, fewerOwned, requirements } from './needs';
import type { ValuePreference, WantedRule } from './rows';

/** Which dice an option of a Decree accepts, and which of them the Cardinal takes (R15.10–R15.14, R15.31, R15.35). */

/** The points that it would have for an Action with the die of this section (R16.1, Q15.3). */
export const pointsWith = (state: State, value: number, action: Action): number =>
  pointsOfValue(value) + bonusPoints(state, CARDINAL, action);

const diceAt = (state: State, section: WheelAction): Die[] =>
  state.wheel.dice.filter(({ value }) => value === valueAt(state, section));

/** The named Action and the Joker, as far as dice lie there (R15.13). */
const sectionsFor = (state: State, action: Action): WheelAction[] =>
  [action, 'joker' as const].filter(section => diceAt(state, section).length > 0);

/** The Joker if it has as many points or more (R15.14, Q15.15). */
const jokerPoints = (state: State): Criterion<WheelAction> => ({
  by: 'jokerPoints',
  rule: 'R15.14',
  of: section => pointsOfValue(valueAt(state, section)) + (section === 'joker' ? 0.5 : 0),
});

/** From where it would take the die for an Action. */
export const sectionFor = (state: State, action: Action): WheelAction | undefined =>
  narrow(sectionsFor(state, action), [jokerPoints(state)]).best[0];

/** How much of the goods of a colour its unfulfilled Contracts miss; yellow stands for any Resource (Q15.6). */
function needOf(state: State, colour: Colour): number {
  const need = contractNeed(state);
  if (colour === 'blue') return need.iron;
  if (colour === 'lightGrey') return need.wool;
  return colour === 'yellow' ? need.identical : 0;
}

const countOf = (state: State, colour: Colour): number =>
  state.wheel.dice.filter(die => die.colour === colour).length;

/** The colours that are needed and there; none needed, yellow alone (Q15.6). */
function neededColours(state: State, colours: readonly Colour[]): Colour[] {
  const there = colours.filter(colour => countOf(state, colour) > 0);
  const needed = there.filter(colour => needOf(state, colour) > 0);
  return needed.length > 0 ? needed : there.filter(colour => colour === 'yellow');
}

const diceOf = (state: State, colours: readonly Colour[]): Die[] =>
  state.wheel.dice.filter(({ colour }) => colours.includes(colour));

/** What options look for. */
export const WANTED_DICE: { readonly [K in keyof WordsOf<'cardinal', 'wanted'>]: WantedRule<K> } = {
  forAction: {
    accepts: (state, { action }) => {
      const section = sectionFor(state, action);
      return section ? diceAt(state, section) : [];
    },
    none: { fails: 'noDie' },
    names: (_state, { action }) => action,
    narrows: (play, _card, { action }, source) => {
      const { state } = play;
      const criteria = [jokerPoints(state)];
      const candidates = sectionsFor(state, action);
      return diceAt(state, decide(play, source, { of: 'section', candidates, criteria, rule: 'R15.13' }));
    },
  },
  highest: { accepts: (state, { colours }) => diceOf(state, colours), none: { fails: 'noDie' } },
  mostNeeded: {
    accepts: (state, { colours }) => diceOf(state, neededColours(state, colours)),
    none: { fails: 'nothingNeeded' },
    narrows: (play, card, { colours }, source) =>
      diceOf(play.state, [chooseColour(play, card, colours, source)]),
  },
};

export const wantedRule = <K extends WantedDie['die']>(
  state: State,
  wanted: Extract<WantedDie, { die: K }>,
): WantedRule<K> => rowOf(boxOf(state).wanted, wanted.die);

const iconOf = (colour: Colour): PriorityIcon =>
  colour === 'blue' || colour === 'lightGrey' ? 'blueOrLightGrey' : colour;

/** The row of the card, in which Iron and Wool share a place (R15.10, R15.11, Q15.4), or section 18 (Q15.9). */
function cardPreferences(state: State, { priority }: Decree): Criterion<Colour>[] {
  if (priority === 'mostRequired') {
    const list = requirements(state);
    const rank = (colour: Colour): number =>
      list.findIndex(resources => resources.includes(resourceOf(colour)));
    return [
      {
        by: 'mostRequired',
        rule: 'R15.30m',
        of: colour => (rank(colour) < 0 ? -list.length : -rank(colour)),
      },
    ];
  }
  const isJoint = (colour: Colour): boolean => iconOf(colour) === 'blueOrLightGrey';
  return [
    { by: 'priority', rule: 'R15.10', of: colour => -priority.indexOf(iconOf(colour)) },
    { by: 'contractNeed', rule: 'R15.11', of: colour => (isJoint(colour) ? needOf(state, colour) : 0) },
  ];
}

const HIGHEST: ValuePreference = { by: 'highest', rule: 'R15.31', of: value => value, afterColour: false };

type DieKey = `${Colour}:${number}`;
const keyOf = ({ colour, value }: Die): DieKey => `${colour}:${value}`;

/** Chooses the die for an option that holds: first the section, or the colour, then the die within it (Q15.2). */
export function chooseDie(play: Play, card: Decree, take: WantedDie, source: Source): Die {
  const { narrows, accepts, preference } = wantedRule(play.state, take);
  const dice = narrows?.(play, card, take, source) ?? accepts(play.state, take);
  const dieOf = (key: DieKey): Die => {
    const die = dice.find(each => keyOf(each) === key);
    if (!die) throw new Error(`${key} is not on the wheel`);
    return die;
  };
  const byColour = ({ of, ...criterion }: Criterion<Colour>): Criterion<DieKey> => ({
    ...criterion,
    of: key => of(dieOf(key).colour),
  });
  const { afterColour, of, ...criterion } = preference?.(play.state) ?? HIGHEST;
  const byValue: Criterion<DieKey> = { ...criterion, of: key => of(dieOf(key).value) };
  const colours = [...cardPreferences(play.state, card), fewerOwned(play.state, resourceOf)].map(byColour);
  const key = decide(play, source, {
    of: 'die',
    candidates: [...new Set(dice.map(keyOf))],
    criteria: afterColour ? [...colours, byValue] : [byValue, ...colours],
    rule: 'R15.7',
  });
  return dieOf(key);
}

/** The colour that its Contracts need most (R15.35, Q15.6). */
function chooseColour(play: Play, card: Decree, colours: readonly Colour[], source: Source): Colour {
  const { state } = play;
  const row: readonly string[] = card.priority === 'mostRequired' ? [] : card.priority;
  return decide(play, source, {
    of: 'colour',
    candidates: neededColours(state, colours),
    criteria: [
      { by: 'largestNeed', rule: 'R15.35', of: colour => needOf(state, colour) },
      { by: 'moreDice', rule: 'Q15.6', of: colour => countOf(state, colour) },
      { by: 'priority', rule: 'R15.10', of: colour => -row.indexOf(iconOf(colour)) },
      fewerOwned(state, resourceOf),
    ],
    rule: 'R15.35',
  });
}
