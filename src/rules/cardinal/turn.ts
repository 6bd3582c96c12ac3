import type { RuleId } from '../../content/rulebook';
import { resourceOf, CARDINAL_TASKS, type WantedDie } from '../../content';
import type { Action, BaseAction, BasePiece } from '../../content/vocabulary';
import { countOf } from '../counts';
import type { CourseRow, ItsDie } from '../courses';
import { gain } from '../ledger';
import type { Die, Pending, State } from '../model';
import { occur } from '../occasions';
import { happen, type Play } from '../play';
import { boxOf, rowOf } from '../shelf';
import { advanceMarker, positionOf } from '../track';
import { actionAt } from '../wheel';
import { CARDINAL, YOU, cardinalOf } from './board';
import { cardAt, cardNow, optionOf, whyFails } from './decrees';
import { chooseDie, pointsWith, wantedRule } from './dice';
import type { CardinalStep } from './model';
import type { ActionChoice, DieUse, StepRule } from './rows';

/** The course of the Cardinal's turn: pawn, Decree, die, Action, Tasks (R15.1). */

const FACES = [1, 2, 3, 4, 5, 6];

/** The pawn returns, and goes as far as the two dice differ, at most to the last card (R15.3, R15.5, R15.6). */
export const roll: StepRule<'roll'> = {
  does: play => {
    movePawn(play, 0, 'R15.3');
    const dice = [play.chance.pick(FACES), play.chance.pick(FACES)] as const;
    const last = cardinalOf(play.state).decrees.length - 1;
    const steps = Math.abs(dice[0] - dice[1]);
    movePawn(play, Math.min(steps, last), steps > last ? 'R15.6' : 'R15.5', dice);
    return [{ do: 'cardinal', step: 'option', option: 0 }];
  },
};

function movePawn(play: Play, to: number, rule: RuleId, dice?: readonly [number, number]): void {
  const decree = cardAt(play.state, to).id;
  const source = { kind: 'decree', id: decree } as const;
  happen(play, CARDINAL, { what: 'pawn', to, decree, ...(dice && { dice }) }, { source, rule });
}

/** Checks one option; the next one follows, or the first of the next card (R15.7, R15.8). */
export const option: StepRule<'option'> = {
  does: (play, step) => {
    const { state } = play;
    const { id, options } = cardNow(state);
    const failure = whyFails(state, optionOf(state, step.option));
    const happening = { what: 'option', decree: id, option: step.option, ...failure } as const;
    happen(play, CARDINAL, happening, { source: { kind: 'decree', id }, rule: 'R15.7' });
    if (!failure) return [{ do: 'cardinal', step: 'die', option: step.option }];
    const next = step.option + 1;
    if (next < options.length) return [{ do: 'cardinal', step: 'option', option: next }];
    movePawn(play, cardinalOf(play.state).pawn + 1, 'R15.8');
    return [{ do: 'cardinal', step: 'option', option: 0 }];
  },
};

/** Takes the die and its Resources; what follows a die comes after it (R15.16–R15.20). */
export const die: StepRule<'die'> = {
  does: (play, step) => {
    const { state } = play;
    const card = cardNow(state);
    const { take } = optionOf(state, step.option);
    const { colour, value } = chooseDie(play, card, take, { kind: 'decree', id: card.id });
    const die = { colour, value };
    const { section, steps } = useOf(play.state, die, take);
    const source = { kind: 'die' } as const;
    happen(play, CARDINAL, { what: 'die', die, to: value, action: section }, { source, rule: 'R15.7' });
    const resource = resourceOf(colour);
    gain(play, CARDINAL, { [resource]: value }, { source, rule: 'R15.16' });
    occur(play, CARDINAL, { on: 'dieTaken', die, action: section, resource });
    const about = { die, section, steps };
    return boxOf(play.state).courses.itsDie.flatMap(({ effects }) => effects(play.state, CARDINAL, about));
  },
};

/** For what it takes a die: as a box has it, else for the section, or the Action that the Decree names. */
function useOf(state: State, die: Die, take: WantedDie): DieUse {
  for (const { itsUse } of boxOf(state).boxes) {
    const use = itsUse?.(state, die, take);
    if (use) return use;
  }
  const { value } = die;
  const named = wantedRule(state, take).names?.(state, take);
  return {
    section: actionAt(state, value),
    steps: [{ do: 'cardinal', step: 'action', value, ...(named && { named }) }],
  };
}

const itsStep = (step: CardinalStep): CourseRow<ItsDie> => ({
  name: step.step,
  effects: () => [{ do: 'cardinal', ...step }],
});

/** What follows a die that it takes (R15.17–R15.20). */
export const ITS_DIE: readonly CourseRow<ItsDie>[] = [
  {
    name: 'wheelTile',
    effects: (_state, _seat, { section }) => [{ do: 'cardinal', step: 'wheelTile', action: section }],
  },
  { name: 'action', effects: (_state, _seat, { steps }) => steps },
  itsStep({ step: 'crest' }),
  itsStep({ step: 'cathedral' }),
  itsStep({ step: 'fulfil', left: CARDINAL_TASKS.contract.atMost }),
  itsStep({ step: 'end' }),
];

/** What a die of the Joker stands for when no Action was named (R15.19c–R15.19e). */
function byJoker(state: State): ActionChoice {
  if (positionOf(state, YOU) > positionOf(state, CARDINAL))
    return { action: 'king', because: 'youAreHigher', rule: 'R15.19c' };
  return countOf(state, CARDINAL, 'pillars') >= countOf(state, CARDINAL, 'houses')
    ? { action: 'merchant', because: 'enoughPillars', rule: 'R15.19d' }
    : { action: 'architect', because: 'tooFewPillars', rule: 'R15.19e' };
}

/** What it does with a die: as a box has it, else by the section (R15.19a, R15.19b). */
function actionFor(state: State, value: number, named: Action | undefined): ActionChoice {
  for (const { itsChoice } of boxOf(state).boxes) {
    const choice = itsChoice?.(state, value, named);
    if (choice) return choice;
  }
  const section = actionAt(state, value);
  if (section !== 'joker') return { action: section, because: 'section', rule: 'R15.19a' };
  return named ? { action: named, because: 'named', rule: 'R15.19b' } : byJoker(state);
}

const walk = (piece: BasePiece, reach: number): Pending[] => [
  { do: 'cardinal', step: 'mapTile', piece, reach },
  { do: 'cardinal', step: 'travel', piece, reach },
];

/** The steps of each Action, with its points, which stay what they are (R16.2). */
export const ITS_ACTIONS: Readonly<Record<BaseAction, (points: number) => readonly Pending[]>> = {
  architect: points => [{ do: 'cardinal', step: 'pillar' }, ...walk('architect', points)],
  merchant: points => [
    { do: 'cardinal', step: 'relocate' },
    { do: 'cardinal', step: 'house' },
    ...walk('merchant', points),
  ],
  character: points => [{ do: 'cardinal', step: 'character', points }],
  contract: points => [{ do: 'cardinal', step: 'contract', points, part: 0 }],
  king: points => [{ do: 'cardinal', step: 'king', points }],
};

/** Begins the Action of the die (R15.19a–R15.19e, R16.1). */
export const action: StepRule<'action'> = {
  does: (play, { value, named }) => {
    const { state } = play;
    const choice = actionFor(state, value, named);
    const points = pointsWith(state, value, choice.action);
    const { action, because, rule } = choice;
    happen(play, CARDINAL, { what: 'act', action, points, because }, { source: { kind: 'die' }, rule });
    return rowOf(boxOf(play.state).itsActions, action)(points);
  },
};

export const king: StepRule<'king'> = {
  does: (play, { points }) => {
    advanceMarker(play, CARDINAL, points, { source: { kind: 'action', id: 'king' }, rule: 'R16.70' });
    return [];
  },
};
