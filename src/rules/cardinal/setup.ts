import {
  CARDINAL_COLUMN_ROOMS,
  CARDINAL_LEVELS,
  CARDINAL_MARKERS,
  CARDINAL_START,
  CHALLENGES,
  DECREES,
  LASTING_DECREES,
  TOWN_TILES,
  townTileOf,
} from '../../content';
import { announce, type Play } from '../events';
import { walk } from '../ledger';
import type { Player, State } from '../model';
import type { CardinalOption, CardinalState } from './model';
import { drawSome } from '../setup/deal';
import { newPlayer } from '../setup/players';
import { resetRed } from '../track';
import { CARDINAL } from './board';
import { markersInPlay } from './challenges';
import { doChallenges } from './deeds';

/** The Cardinal at the table (R14.1–R14.22): its board, its Decrees and Challenges, where its pieces begin. */

const SOURCE = { kind: 'setup' } as const;

/** Its pieces and columns, all of them free from the start (R14.3, R14.12). */
export const newCardinal = (): Player => ({
  ...newPlayer({ name: 'Cardinal', colour: 'cardinal' }, CARDINAL),
  supply: { houses: CARDINAL_START.houses, pillars: CARDINAL_START.pillars },
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
export function seatCardinal(play: Play, chosen: CardinalOption): void {
  const { state } = play;
  const { cardinal } = state;
  if (!cardinal) return;
  cardinal.challenges = challengesFor(play, chosen);
  for (const tile of cardinal.challenges)
    announce(play, { what: 'reveal', tile, at: 'challenges' }, SOURCE, 'R14.8');
  cardinal.markers = markersInPlay(state);
  cardinal.decrees = decreeRow(state);
  // lifts its marker from 0 to where it starts (R14.5, R21.8)
  resetRed(play, 'R14.5');
  const [townTile = ''] = drawSome(play, unusedTownTiles(state), 1);
  walk(play, CARDINAL, 'merchant', townTileOf(townTile).town, SOURCE, 'R14.15');
  walk(play, CARDINAL, 'architect', architectStart(state), SOURCE, 'R14.16');
  doChallenges(play, { on: 'setup' });
}

/** As many random ones as the level has, or those chosen (R22.1–R22.4). */
function challengesFor(play: Play, chosen: CardinalOption): string[] {
  if ('challenges' in chosen) return [...chosen.challenges];
  const count = CARDINAL_LEVELS.find(({ id }) => id === chosen.level)?.challenges ?? 0;
  return drawSome(
    play,
    CHALLENGES.map(({ id }) => id),
    count,
  );
}

/** The cards of the four Fairs in order, then those that stay (R14.13, R14.14, R14.21). */
const decreeRow = (state: State): string[] => [
  ...state.fairs.flatMap(({ tile }) => DECREES.filter(({ fair }) => fair === tile).map(({ id }) => id)),
  ...LASTING_DECREES,
];

const unusedTownTiles = (state: State): string[] =>
  TOWN_TILES.filter(({ town }) => !state.fairs.some(fair => fair.town === town)).map(({ id }) => id);

/** The Town with the Construction Cost tile of the solo rules (R14.16, Q14.1). */
const architectStart = (state: State): string =>
  Object.keys(state.map.costs).find(town => state.map.costs[town] === CARDINAL_START.architectAt) ?? '';
