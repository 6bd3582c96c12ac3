import { tilesIn, characterIn, characterOf } from '../buildings';
import { complete } from '../completion';
import { reveal } from '../ledger';
import type { State } from '../model';
import { discardCharacters } from '../offers';
import { occur } from '../occasions';
import { happen, type Play } from '../play';
import { CARDINAL, cardinalOf, itsPlayer } from './board';
import { decide } from './choice';
import { valueOf } from './effectReadings';
import type { StepRule } from './rows';

/** The Character Action: for each point it places the Character that it holds, else takes one from the offer. */

const SOURCE = { kind: 'action', id: 'character' } as const;
const LOWER = 1;
const UPPER = 2;

/** Below the same Character, else the leftmost empty upper space (R16.42, R16.43). */
function roomFor(state: State, tile: string): { column: number; floor: number } | undefined {
  const { buildings } = itsPlayer(state);
  const own = buildings.findIndex(column => characterIn(column) === characterOf(tile));
  const column = own >= 0 ? own : buildings.findIndex(({ rooms }) => rooms[UPPER - 1] === null);
  const floor = own >= 0 ? LOWER : UPPER;
  return buildings[column]?.rooms[floor - 1] === null ? { column, floor } : undefined;
}

/** Columns, then the supply: where its Characters of this kind are. */
function ownedOf(state: State, tile: string): { count: number; column: number } {
  const { buildings } = itsPlayer(state);
  const tiles = [...buildings.flatMap(tilesIn), ...cardinalOf(state).characters];
  return {
    count: tiles.filter(each => characterOf(each) === characterOf(tile)).length,
    column: buildings.findIndex(column => characterIn(column) === characterOf(tile)),
  };
}

/** Whether a column is begun with this Character, or left for it beside those that wait in the supply. */
function hasColumnFor(state: State, tile: string): boolean {
  const { buildings } = itsPlayer(state);
  const begun = new Set([...buildings.flatMap(tilesIn), ...cardinalOf(state).characters].map(characterOf));
  return begun.has(characterOf(tile)) || begun.size < buildings.length;
}

/** What it may take: never a Character of which it has two, or that would find no place (R16.45). */
const takeable = (state: State): string[] =>
  state.offers.character
    .filter(tile => tile !== null)
    .filter(tile => ownedOf(state, tile).count < 2 && hasColumnFor(state, tile));

/** Those that it has one of come first, the one further left on its board before the others (R16.46). */
function ownedRank(state: State, tile: string): number {
  const { count, column } = ownedOf(state, tile);
  if (count === 0) return 0;
  return column < 0 ? 1 : 1 + itsPlayer(state).buildings.length - column;
}

const placeable = (state: State): string | undefined =>
  cardinalOf(state).characters.find(tile => roomFor(state, tile));

const canSwap = (state: State): boolean => state.offers.character.some(tile => tile !== null);

export const character: StepRule<'character'> = {
  idle: (state, { points, swapped }) => {
    if (points === 0) return 'R16.40';
    const possible = placeable(state) !== undefined || takeable(state).length > 0;
    return possible || (!swapped && canSwap(state)) ? undefined : 'Q16.19';
  },
  does: (play, step) => {
    const tile = placeable(play.state);
    const left = { do: 'cardinal', ...step, points: step.points - 1 } as const;
    if (tile !== undefined) {
      place(play, tile);
      return [left];
    }
    if (takeable(play.state).length > 0) {
      takeBest(play);
      return [left];
    }
    // nothing that it may take: a new offer, free of points, once (R16.49)
    discardCharacters(play, CARDINAL);
    return [{ do: 'cardinal', ...step, swapped: true }];
  },
};

function place(play: Play, tile: string): void {
  const room = roomFor(play.state, tile);
  if (!room) return;
  const { column: building, floor } = room;
  const rule = floor === LOWER ? 'R16.42' : 'R16.43';
  const happening = { what: 'character', tile, from: 'characters', building, floor } as const;
  happen(play, CARDINAL, happening, { source: SOURCE, rule });
  complete(play, CARDINAL, building);
  occur(play, CARDINAL, { on: 'characterPlaced', tile, building });
}

function takeBest(play: Play): void {
  const { state } = play;
  const tile = decide(play, SOURCE, {
    of: 'character',
    candidates: takeable(state),
    criteria: [
      { by: 'owned', rule: 'R16.46', of: each => ownedRank(state, each) },
      { by: 'value', rule: 'R16.47', of: each => valueOf(state, each) },
    ],
    rule: 'R16.45',
  });
  const from = `character:${play.state.offers.character.indexOf(tile)}`;
  const happening = { what: 'take', tile, from, to: 'characters' } as const;
  happen(play, CARDINAL, happening, { source: SOURCE, rule: 'R16.45' });
  reveal(play, 'character', from, { source: SOURCE, rule: 'R16.48' });
}
