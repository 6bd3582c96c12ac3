import { CARDINAL } from '../../../src/rules/cardinal/board';
import { activeSeat, type State } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import { open, repeat } from '../../../src/rules/replay';
import { goldenGame } from '../../games/golden';

/** Decisions of the golden games, so many of each kind. */

/** A decision in a game: how many moves were made before. */
export interface SightMoment {
  readonly game: string;
  readonly at: number;
  readonly state: State;
}

const ABOUT = ['action', 'piece', 'what'];

/** What is asked, and each kind of move that answers it. */
function kindsOf(state: State): string[] {
  const seat = activeSeat(state);
  const effect = state.agenda.at(-1)?.effects[0];
  if (seat === undefined || !effect || (state.cardinal && seat === CARDINAL)) return [];
  const said = Object.entries(effect).flatMap(([name, value]) =>
    ABOUT.includes(name) ? [String(value)] : [],
  );
  const asked = [effect.do, ...said].join(' ');
  const size = `with ${state.players.length}`;
  return [...new Set(legalMoves(state, seat).map(({ type }) => `${asked}: ${type}`)), `${asked} ${size}`];
}

function* decisions(game: string): Generator<SightMoment, undefined> {
  const record = goldenGame(game);
  let { state } = open(record);
  for (const [at, step] of record.steps.entries()) {
    yield { game, at, state };
    ({ state } = repeat(state, step, at + 1));
  }
  return undefined;
}

/** As few as it takes to see each kind so often, a game after the other, in the order of the games. */
export function momentsOfEachKind(names: readonly string[], often: number): SightMoment[] {
  const seen = new Map<string, number>();
  const games = names.map(decisions);
  const chosen: SightMoment[] = [];
  for (let left = games; left.length > 0;) {
    left = left.filter(game => {
      const moment = game.next().value;
      if (!moment) return false;
      const lacking = kindsOf(moment.state).filter(kind => (seen.get(kind) ?? 0) < often);
      if (lacking.length > 0) {
        for (const kind of kindsOf(moment.state)) seen.set(kind, (seen.get(kind) ?? 0) + 1);
        chosen.push(moment);
      }
      return true;
    });
  }
  return chosen;
}

/** Those for one of so many, as cards are dealt. */
export const dealt = <T>(all: readonly T[], to: number, many: number): T[] =>
  all.filter((_, at) => at % many === to);
