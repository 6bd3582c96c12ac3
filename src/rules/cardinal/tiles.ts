import { TILE_CLASSES, tileOf, townOfSpace } from '../../content';
import type { TileClass } from '../../content/cardinalCards';
import type { Crest } from '../../content/vocabulary';
import { ownsCrest } from '../board';
import type { Why } from '../events';
import { takeIntoStorehouse } from '../ledger';
import { distance } from '../map';
import type { State } from '../model';
import { happen, type Play } from '../play';
import { CARDINAL, YOU, itsPlayer } from './board';
import { decide, type Criterion } from './choice';
import { doChallenges } from './deeds';
import { missingFor } from './needs';
import { alsoClassesOf, classOf } from './effectReadings';
import { printedOn } from '../printed';
import type { StepRule } from './rows';

/** Bonus tiles: which one the Cardinal likes best, and what becomes of it (R19.1–R19.7). */

export function crestOn(id: string): Crest | undefined {
  const tile = tileOf(id);
  return tile.kind === 'crest' ? tile.crest : undefined;
}

/** A Crest of a family that it has neither active nor inactive (R15.32). */
export function isNewCrest(state: State, id: string): boolean {
  const crest = crestOn(id);
  return crest !== undefined && !ownsCrest(state, CARDINAL, crest);
}

/** The preferences between Bonus tiles; each but the first counts within its class only. */
function preferences(state: State, tileAt: (space: string) => string): Criterion[] {
  const within = (
    wanted: TileClass,
    criterion: Omit<Criterion, 'of'>,
    value: (tile: string) => number,
  ): Criterion => ({
    ...criterion,
    of: space => (classOf(state, tileAt(space)) === wanted ? value(tileAt(space)) : 0),
  });
  const youLack = (tile: string): number => (ownsCrest(state, YOU, crestOn(tile) ?? '') ? 0 : 1);
  return [
    { by: 'class', rule: 'R19.1', of: space => -TILE_CLASSES.indexOf(classOf(state, tileAt(space))) },
    within('crest', { by: 'itLacks', rule: 'R19.2a' }, tile => (isNewCrest(state, tile) ? 1 : 0)),
    within('crest', { by: 'youLack', rule: 'R19.2a' }, youLack),
    within('goods', { by: 'points', rule: 'R19.2b' }, tile => printedOn(state, tile).points),
    within('goods', { by: 'resources', rule: 'R19.2b' }, tile => printedOn(state, tile).resources),
    within('goods', { by: 'anyResources', rule: 'R19.2b' }, tile => printedOn(state, tile).any),
    within('action', { by: 'actionPoints', rule: 'R19.2c' }, tile => printedOn(state, tile).deeds),
    within('contract', { by: 'fewestMissing', rule: 'R19.2d' }, tile => -missingFor(state, tile)),
  ];
}

/** A new Crest waits in the Storehouse; every other tile leaves the game, whatever a Challenge makes of it first. */
function resolveTile(play: Play, tile: string, from: string, why: Why): void {
  if (isNewCrest(play.state, tile)) {
    takeIntoStorehouse(play, CARDINAL, tile, from, { ...why, rule: 'R19.3' });
    return;
  }
  happen(play, CARDINAL, { what: 'take', tile, from, to: 'hand' }, why);
  const of = classOf(play.state, tile);
  const classes = [of, ...alsoClassesOf(play.state, tile)];
  const kept = classes.map(each => doChallenges(play, { on: 'takeTile', tile, of: each })).includes(true);
  const left = of === 'crest' ? 'R19.4' : 'R19.5';
  if (!kept) happen(play, CARDINAL, { what: 'remove', tile, from: 'hand' }, { ...why, rule: left });
}

/** The Bonus tiles within reach of a place, by their spaces. */
export const tilesInReach = (state: State, from: string, reach: number): string[] =>
  Object.keys(state.map.tiles).filter(space => distance(from, townOfSpace(space)) <= reach);

const TILE_RULE = { architect: 'R16.12', merchant: 'R16.28' } as const;

/** Takes the best of the Bonus tiles on these spaces of a map. */
export function takeBest(play: Play, candidates: readonly string[], why: Why): void {
  const { tiles } = play.state.map;
  const tileAt = (space: string): string => tiles[space] ?? '';
  const criteria = preferences(play.state, tileAt);
  const space = decide(play, why.source, { of: 'tile', candidates, criteria, rule: why.rule });
  resolveTile(play, tileAt(space), space, why);
}

/** The best Bonus tile in reach, taken without a step and without a point. */
export const mapTile: StepRule<'mapTile'> = {
  idle: (state, { piece, reach }) =>
    tilesInReach(state, itsPlayer(state)[piece], reach).length === 0 ? TILE_RULE[piece] : undefined,
  does: (play, { piece, reach }) => {
    const candidates = tilesInReach(play.state, itsPlayer(play.state)[piece], reach);
    takeBest(play, candidates, { source: { kind: 'action', id: piece }, rule: TILE_RULE[piece] });
    return [];
  },
};

/** The Bonus tile of the die's Action, if it is still there. */
export const wheelTile: StepRule<'wheelTile'> = {
  idle: (state, { action }) => (state.wheel.tiles[action] === undefined ? 'R15.17' : undefined),
  does: (play, { action }) => {
    const tile = play.state.wheel.tiles[action];
    if (tile !== undefined)
      resolveTile(play, tile, `wheel:${action}`, { source: { kind: 'die' }, rule: 'R15.17' });
    return [];
  },
};

/** The leader's tile. */
export const kingTile: StepRule<'kingTile'> = {
  does: play => {
    const { tile } = play.state.king;
    if (tile !== null) resolveTile(play, tile, 'king', { source: { kind: 'leader' }, rule: 'R20.5' });
    return [];
  },
};
