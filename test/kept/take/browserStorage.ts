import { entries } from './installStorage';
import { below, seededNumbers } from '../../../src/rules/chance';
import { CARDINAL } from '../../../src/rules/cardinal/board';
import { activeSeat, type Options } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import type { Sitting } from '../../../src/table/online/wire';
import { summaryOf } from '../../../src/table/record/summary';
import type { SeatKind } from '../../../src/table/seats';
import { optionsFor } from '../../../src/tools/step';
import { beginMatch } from '../../../src/ui/session/beginMatch';
import { keepName, keepSitting } from '../../../src/ui/online/sittings';
import { understand } from '../../../src/ui/session/coach';
import { hearRound } from '../../../src/ui/session/heard';
import { loadMatch } from '../../../src/ui/session/savedMatches';
import { changeSettings } from '../../../src/ui/session/settings';
import { openMatch } from '../../ui/openMatch';
import type { KeptLocalGame, KeptStorage } from '../model';

/** What a browser keeps after a while: games, seats at the house, settings; written by the page's own code. */

interface Local {
  readonly options: Options;
  readonly seats: readonly SeatKind[];
  /** Without a number it is played to its end. */
  readonly moves?: number;
}

const solo = (level: 'easy' | 'normal' | 'hard', moves?: number): Local => ({
  options: {
    players: [{ name: 'Zoë', colour: 'teal' }],
    ...{ actionTiles: 'standard', firstPlayer: CARDINAL, cardinal: { level } },
  },
  seats: ['person', 'cardinal'],
  ...(moves !== undefined && { moves }),
});

const GAMES: readonly Local[] = [
  { options: optionsFor(2), seats: ['person', 'person'], moves: 33 },
  {
    options: { ...optionsFor(3), actionTiles: 'shuffled', readings: { fairCrests: 'owned' } },
    seats: ['person', 'greedy', 'random'],
    moves: 160,
  },
  { options: optionsFor(4), seats: ['person', 'person', 'person', 'person'], moves: 301 },
  solo('easy', 80),
  solo('normal', 120),
  solo('hard', 15),
  { options: optionsFor(2), seats: ['person', 'greedy'] },
  solo('hard'),
];

export function takeStorage(sittings: readonly Sitting[]): KeptStorage {
  const games = GAMES.map(playLocally);
  for (const sitting of sittings) keepSitting(sitting);
  keepName('Zoë');
  changeSettings({ theme: 'night', pace: 'steps', patterns: true });
  understand('joker');
  entries['tiletum.language'] = 'fr';
  entries['tiletum.match.broken'] = '{"version":1,"seats":["person"';
  // it is set aside by whoever looks at it
  loadMatch('broken');
  return { entries: { ...entries }, games };
}

function playLocally({ options, seats, moves = Infinity }: Local, index: number): KeptLocalGame {
  const whim = seededNumbers(index + 1);
  const id = beginMatch(options, seats);
  const { session, leave } = openMatch(id);
  const state = () => session.moment().G;
  for (let made = 0; (made < moves || state().undoable < 1) && !state().ranking; made++) {
    const legal = legalMoves(state(), activeSeat(state()) ?? 0);
    const move = legal[below(legal.length, whim)];
    if (move) session.make(move);
    if (made % 10 === 3) session.undo();
    if (made % 20 === 3) session.redo();
  }
  leave();
  hearRound(id, state().round - 1);
  // reading writes down what was still to be written
  if (!loadMatch(id)) throw new Error('the page did not keep its game');
  // where it is a bot's turn the bot goes on at once
  const isPersons = seats[activeSeat(state()) ?? -1] === 'person';
  return { id, summary: summaryOf(state()), canUndo: isPersons && state().undoable > 0 };
}
