import {
  DECREE_OF_OVERLAY,
  HEAD_START,
  INTERCHANGE,
  PROSPECTOR_ROUNDS,
} from '../../../content/silver/solo/board';
import { CARDINAL, levelOf } from '../../cardinal/board';
import { hasChallenge, hooksOn } from '../../cardinal/challenges';
import { doChallenges } from '../../cardinal/deeds';
import type { CourseRow, ItsDie } from '../../courses';
import { score } from '../../ledger';
import { playerOf, type Die, type Seat, type State } from '../../model';
import { happen, type Play } from '../../play';
import { goesByItself, hasAutomaton } from '../../powers';
import { mineMapsOf } from '../known';
import { silverOf } from '../miner';
import { gainSilver } from '../purse';
import { isOnMapOf } from '../underground/prospectors';
import { bringsMovement } from '../wheel/sections';

/** What is different at a table with the Cardinal: his start, his Prospectors, his Decrees and Challenges. */

/** At the hard level he begins with more; chosen Challenges are no level (S12.8, SQ12.2). */
export function headStart(play: Play): void {
  const level = levelOf(play.state);
  const start = level && HEAD_START[level];
  if (!start) return;
  const why = { source: { kind: 'setup' }, rule: 'S12.8' } as const;
  gainSilver(play, CARDINAL, start.silver, why);
  score(play, CARDINAL, start.score - playerOf(play.state, CARDINAL).score, why);
}

/** In rounds 2 and 3 another of his Prospectors comes, for nothing (S13.1, SQ13.4, SQ15.6). */
export function sendProspector(play: Play): void {
  const { state } = play;
  const { level } = PROSPECTOR_ROUNDS.find(({ round }) => round === state.round) ?? {};
  const to = mineMapsOf(state).find(map => map.level === level)?.start;
  if (to === undefined || !hasAutomaton(state) || isOnMapOf(state, CARDINAL, to)) return;
  happen(play, CARDINAL, { what: 'hire', to }, { source: { kind: 'round' }, rule: 'S13.1' });
}

/** Of the fifth Decrees the one of the overlay (S12.3). */
export const isInRow = (state: State, decree: string): boolean =>
  !Object.values(DECREE_OF_OVERLAY).includes(decree) || DECREE_OF_OVERLAY[silverOf(state).overlay] === decree;

/** What replaces each other for Cathedrals (S15.11). */
export const interchanged = (state: State) =>
  hasChallenge(state, INTERCHANGE.challenge) ? INTERCHANGE.spent : [];

const SIX = 6;

/** A die of his, with the value that it shows (S15.10, SQ15.11). */
export function takesDie(play: Play, seat: Seat, { die }: { readonly die: Die }): void {
  if (goesByItself(play.state, seat) && die.value === SIX) doChallenges(play, { on: 'sixTaken' });
}

/** Before the Action of a die from the section of the movement icon, where a Challenge asks for that (S15.9, SQ15.7). */
export const GUILD: CourseRow<ItsDie> = {
  name: 'guild',
  before: 'action',
  effects: (state, _seat, { die }) =>
    bringsMovement(state, die.value) && hooksOn(state, 'movementIcon').length > 0
      ? [{ do: 'cardinal', step: 'guild' }]
      : [],
};
