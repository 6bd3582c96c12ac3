import {
  CARDINAL_COLUMN_ROOMS,
  CARDINAL_LEVELS,
  CARDINAL_MARKERS,
  CARDINAL_START,
  PILLARS,
  townTileOf,
} from '../../content';
import type { Piece } from '../../content/vocabulary';
import type { RuleId } from '../../content/rulebook';
import type { Player, State } from '../model';
import { occur } from '../occasions';
import { happen, type Play } from '../play';
import { pillarSpaces } from '../powers';
import { boxOf } from '../shelf';
import { decreeRow } from './decreeRow';
import type { CardinalOption, CardinalState } from './model';
import { drawSome, layOut } from '../setup/deal';
import { newPlayer } from '../setup/players';
import { resetRed } from '../track';
import { CARDINAL } from './board';
import { markersInPlay } from './challenges';

/** The Cardinal at the table (R14.1–R14.22): its board, its Decrees and Challenges, where its pieces begin. */

const SOURCE = { kind: 'setup' } as const;

/** Its pieces and columns, all of them free from the start, the Pillars of Contract spaces too (R14.3, R14.12). */
export const newCardinal = (table: State): Player => ({
  ...newPlayer({ name: 'Cardinal', colour: 'cardinal' }, CARDINAL),
  supply: { houses: CARDINAL_START.houses, pillars: PILLARS.supply + pillarSpaces(table, CARDINAL) },
  buildings: CARDINAL_MARKERS.map(() => ({
    rooms: Array.from({ length: CARDINAL_COLUMN_ROOMS }, () => null),
    crest: null,
  })),
});

export const newCardinalBoard = (): CardinalState => ({
  challenges: [],
  decrees: [],
  pawn: 0,
  markers: [],
  characters: [],
  contracts: [],
});

/** Challenges, Decrees, markers and pieces, once Fairs are dealt and goods are given out (Q2.6). */
export function seatCardinal(play: Play): void {
  const chosen = play.state.options.cardinal;
  if (!chosen) return;
  const challenges = challengesFor(play, chosen).map(tile => ({ tile, at: 'challenges' }));
  layOut(play, challenges, 'R14.8');
  const decrees = decreeRow(play.state).map(({ id }) => ({ tile: id, at: 'decrees' }));
  layOut(play, decrees, 'R14.14');
  const markers = markersInPlay(play.state);
  happen(play, CARDINAL, { what: 'markers', markers }, { source: SOURCE, rule: 'R14.4' });
  // lifts its marker from 0 to where it starts (R14.5, R21.8)
  resetRed(play, 'R14.5');
  const [townTile = ''] = drawSome(play, unusedTownTiles(play.state), 1);
  standAt(play, 'merchant', townTileOf(townTile).town, 'R14.15');
  standAt(play, 'architect', architectStart(play.state), 'R14.16');
  occur(play, CARDINAL, { on: 'setUp' });
}

const standAt = (play: Play, piece: Piece, to: string, rule: RuleId): void =>
  happen(play, CARDINAL, { what: 'walk', piece, to }, { source: SOURCE, rule });

/** As many random ones as the level has, or those chosen (R22.1–R22.4). */
function challengesFor(play: Play, chosen: CardinalOption): string[] {
  if ('challenges' in chosen) return [...chosen.challenges];
  const count = CARDINAL_LEVELS.find(({ id }) => id === chosen.level)?.challenges ?? 0;
  return drawSome(
    play,
    boxOf(play.state).contents.challenges.map(({ id }) => id),
    count,
  );
}

const unusedTownTiles = (state: State): string[] =>
  boxOf(state)
    .contents.townTiles.filter(({ town }) => !state.fairs.some(fair => fair.town === town))
    .map(({ id }) => id);

/** The Town with the Construction Cost tile of the solo rules (R14.16, Q14.1). */
const architectStart = (state: State): string =>
  Object.keys(state.map.costs).find(town => state.map.costs[town] === CARDINAL_START.architectAt) ?? '';
