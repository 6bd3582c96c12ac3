import type { BoxName } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import { top } from '../../../rules/agenda';
import { completedBuildings } from '../../../rules/counts';
import { leftTo } from '../../../rules/explaining/left';
import type { Move, MoveType, Seat, State } from '../../../rules/model';
import { pointsNow } from '../../../rules/points';
import { boxOf } from '../../../rules/shelf';
import { rowsFor } from '../../boxes/rows';
import type { PlainKey } from '../../text';
import type { BeatName } from '../told';

/** What the coach explains, each once, with the rule to read on: the base game, and what boxes bring. */

export const HINTS = {
  welcome: 'R3.1',
  preparation: 'R4.2',
  takeDie: 'R5.8',
  wheelTile: 'R5.18',
  merchant: 'R6.21',
  architect: 'R6.11',
  character: 'R6.30',
  contract: 'R6.50',
  king: 'R6.60',
  joker: 'R6.70',
  tasks: 'R7.1',
  storehouseFull: 'R5.22',
  building: 'R9.1',
  endTurn: 'R5.31',
  kingPhase: 'R10.1',
  fair: 'R11.1',
  cleanup: 'R12.7',
  final: 'R13.1',
} as const satisfies Record<string, RuleId>;
type BaseHint = keyof typeof HINTS;

/** A hint that a box brings: its title, and the text below it. */
interface BoxHint {
  readonly rule: RuleId;
  readonly title: PlainKey;
  readonly text: PlainKey;
  readonly comes: (moment: HintMoment) => boolean;
}
/** By their names, the most pressing first. */
export type BoxHints = Readonly<Record<string, BoxHint>>;
export const BOX_HINTS = rowsFor<Partial<Record<BoxName, BoxHints>>>({});

const hintsOf = (state: State): BoxHints =>
  Object.assign({}, ...boxOf(state).boxes.map(({ name }) => BOX_HINTS[name] ?? {})) as BoxHints;

const isBase = (hint: string): hint is BaseHint => hint in HINTS;

/** What is said of it. */
export const hintWords = (state: State, hint: string): Omit<BoxHint, 'comes'> | undefined =>
  isBase(hint)
    ? { rule: HINTS[hint], title: `coach.${hint}`, text: `coach.${hint}.text` }
    : hintsOf(state)[hint];

/** With the welcome to a game with a box of its own hints: those that whoever knows the base game can do without. */
export const skipsOf = (state: State, hint: string): readonly string[] =>
  hint === 'welcome' && Object.keys(hintsOf(state)).length > 0 ? Object.keys(HINTS) : [];

/** What is looked at: the table, whose eyes, what may be done, and what is told. */
export interface HintMoment {
  G: State;
  me: Seat;
  legal: readonly Move[];
  beat?: BeatName | undefined;
}

const TASKS: ReadonlySet<MoveType> = new Set(['fulfil', 'placeCrest', 'contribute', 'useHelper']);

/** When each is in its place, the most pressing first. */
const MOMENTS: readonly (readonly [BaseHint, (moment: HintMoment) => boolean])[] = [
  ['kingPhase', ({ beat }) => beat === 'tile' || beat === 'points'],
  ['fair', ({ beat }) => beat === 'fair'],
  ['cleanup', ({ beat }) => beat === 'cleanup'],
  ['final', ({ beat }) => beat === 'final'],
  ['welcome', ({ G, legal }) => G.round === 1 && (legal.length === 0 || waits(G, 'takeDie'))],
  ['preparation', ({ G }) => waits(G, 'takeDie') && G.round === 1],
  ['takeDie', ({ G }) => waits(G, 'takeDie')],
  ['wheelTile', ({ G }) => waits(G, 'wheelTile')],
  ['storehouseFull', isFull],
  ...(['merchant', 'architect', 'character', 'contract', 'king', 'joker'] as const).map(
    action => [action, ({ G }: HintMoment) => pointsNow(G)?.action === action] as const,
  ),
  ['building', ({ G, me }) => completedBuildings(G, me) > 0],
  ['tasks', ({ legal }) => legal.some(({ type }) => TASKS.has(type))],
  ['endTurn', ({ G, legal }) => legal.some(({ type }) => type === 'endTurn') && !pointsNow(G)?.points],
];

const waits = (state: State, what: 'takeDie' | 'wheelTile'): boolean =>
  top(state)?.effects.some(effect => effect.do === what) === true;

function isFull({ G, me, legal }: HintMoment): boolean {
  return legal.length > 0 && leftTo(G, me).crates <= 0;
}

/** The hint of the moment that is not yet known; while the others play there is time for nothing but the welcome. */
export function hintFor(moment: HintMoment, known: ReadonlySet<string>): string | undefined {
  const waiting = moment.legal.length === 0 && moment.beat === undefined;
  const ofBoxes = Object.entries(hintsOf(moment.G)).map(([hint, { comes }]) => [hint, comes] as const);
  return [...MOMENTS, ...ofBoxes].find(
    ([hint, comes]) => !known.has(hint) && (!waiting || hint === 'welcome') && comes(moment),
  )?.[0];
}
