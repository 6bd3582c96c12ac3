import { top } from '../../../rules/agenda';
import { pointsNow } from '../../../rules/points';
import { pointsToSpend } from '../../../rules/spending';
import type { RuleId } from '../../../content/rulebook';
import type { Phase } from '../../../rules/model';
import { sumWords } from '../../play/bar/sum';
import { headlineOf } from '../../play/waiting';
import { PointsIcon } from '../../pictures/Icon';
import { plainly } from '../../text';
import { line } from '../card';
import type { ThingCards } from '../thingCard';

/** The turn: round and phase, what waits, the points of the Action, the end. */

const PHASE_RULES: Readonly<Record<Phase, readonly RuleId[]>> = {
  preparation: ['R4.2', 'R4.3'],
  action: ['R3.3', 'R5.8'],
  king: ['R10.1', 'R10.5', 'R10.7'],
  fair: ['R11.1', 'R11.2'],
  cleanup: ['R12.9'],
};

export const TURN_CARDS = {
  round: ({ text, G }) => ({
    title: text.mark('explain.round', { round: G.round, of: G.fairs.length }),
    lines: [line(text.mark('explain.round.text'))],
    rules: ['R3.1', 'R3.2', 'R3.3'],
  }),
  phase: ({ text, thing: { phase } }) => ({
    title: text.mark(`phaseShort.${phase}`),
    lines: [line(text.mark(`explain.phase.${phase}`))],
    rules: PHASE_RULES[phase],
  }),
  waiting: ({ text, G, thing: { index } }) => {
    const effect = top(G)?.effects[index];
    const { title, hint } = effect ? headlineOf(text, effect, G) : { title: '', hint: '' };
    return {
      title: plainly(title),
      lines: hint === '' ? [] : [line(plainly(hint))],
      rules: ['R5.8'],
    };
  },
  points: ({ text, G, thing: { sum } }) => {
    const points = pointsNow(G);
    if (!points) return { title: text.mark('bar.endTurn'), lines: [], rules: ['R5.31'] };
    return {
      title: text.mark('explain.points', {
        action: text.say(`action.${points.action}`),
        n: pointsToSpend(G),
      }),
      lines: [
        ...(sum ? [line(plainly(sumWords(text, sum)))] : []),
        line(text.mark('explain.points.text', { help: text.say(`actionHelp.${points.action}`) })),
      ],
      rules: ['R6.4', 'R6.5'],
      picture: <PointsIcon points={pointsToSpend(G)} tone="sun" size={28} />,
      small: true,
    };
  },
  turn: ({ text }) => ({
    title: text.mark('bar.endTurn'),
    lines: [line(text.mark('explain.turn.text'))],
    rules: ['R5.31', 'R5.32'],
  }),
} satisfies Partial<ThingCards>;
