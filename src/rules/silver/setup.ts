import { costTileOf, inPlay } from '../../content';
import { MINES, PROSPECTOR_PIECES, START_SILVER } from '../../content/silver/board';
import { UNDERGROUND_COST_TILES } from '../../content/silver/cathedrals';
import { LEVELS_BELOW, MINE_MAPS } from '../../content/silver/maps';
import { TECHNOLOGIES, TECHNOLOGIES_IN_PLAY } from '../../content/silver/technologies';
import type { OverlayName } from '../../content/silver/words';
import { CONTRACTS_AS_HELPERS, UNDERGROUND_TILES } from '../../content/silver/undergroundTiles';
import { boxReadingOf } from '../boxReadings';
import { reveal } from '../ledger';
import type { Seat, State } from '../model';
import { happen, type Play } from '../play';
import { goesByItself } from '../powers';
import { drawSome, layOut } from '../setup/deal';
import { chosenOf } from '../shelf';
import { mineMapsOf } from './known';
import { NOTHING, silverOf } from './miner';
import type { Miner, SilverState } from './model';
import type { SilverOptions } from './options';
import { gainSilver } from './purse';

/** What Silver lays on the table, in the order of its chances (SQ1.7). */

const SOURCE = { kind: 'setup' } as const;
const PLACES = [0, 1, 2, 3, 4, 5];
const SIDES = ['A', 'B'] as const;
const OVERLAY_NAMES: readonly OverlayName[] = ['pillars', 'houses'];

const NEW_MINER: Miner = {
  silver: 0,
  locked: MINES.locked,
  supply: MINES.total - MINES.locked,
  mines: [],
  prospectors: [],
  reserve: PROSPECTOR_PIECES,
  tiers: [],
};

/** Of a seat that goes by itself none of the Mines is locked (S12.6). */
const minerFor = (table: State, seat: Seat): Miner =>
  goesByItself(table, seat) ? { ...NEW_MINER, locked: 0, supply: MINES.total } : NEW_MINER;

/** Before chance has had a word; a spread would give each table a hidden class of its own. */
export function laid(table: State): State {
  const silver = emptySilver(table.players.map((_, seat) => minerFor(table, seat)));
  return Object.assign({}, table, { boxes: Object.assign({}, table.boxes, { silver }) });
}

const emptySilver = (seats: readonly Miner[]): SilverState => ({
  maps: [],
  technologies: [],
  overlay: 'pillars',
  disc: 0,
  crossed: [],
  aside: [],
  turn: { turn: 0, ...NOTHING },
  seats,
});

const chosen = (state: State): SilverOptions => chosenOf(state, 'silver');

/** Sides, Technologies, overlay, Cathedrals, Bonus tiles and the Prospector wheel (S1.2–S1.8). */
export function layMines(play: Play): void {
  layBoards(play);
  layCosts(play);
  layTiles(play);
  if (chosen(play.state).disc === 'random') turnTo(play, play.chance.pick(PLACES), 'SQ1.4');
}

function layBoards(play: Play): void {
  const { sides, technologies, overlay } = chosen(play.state);
  const maps = LEVELS_BELOW.map((level, index) => {
    const wanted = sides[index] ?? 'random';
    const side = wanted === 'random' ? play.chance.pick(SIDES) : wanted;
    return MINE_MAPS.find(map => map.level === level && map.side === side)?.id ?? '';
  });
  happen(play, undefined, { what: 'layMaps', maps }, { source: SOURCE, rule: 'S1.3' });
  const drawn = technologies === 'random' ? drawSome(play, TECHNOLOGIES, TECHNOLOGIES_IN_PLAY) : technologies;
  const laidOut = { what: 'layTechnologies', technologies: drawn } as const;
  happen(play, undefined, laidOut, { source: SOURCE, rule: 'S1.6' });
  const side = overlay === 'random' ? play.chance.pick(OVERLAY_NAMES) : overlay;
  happen(play, undefined, { what: 'layOverlay', overlay: side }, { source: SOURCE, rule: 'S1.8' });
}

/** Every Underground Cathedral gets a cost tile of its own currency (S1.5). */
function layCosts(play: Play): void {
  const box = UNDERGROUND_COST_TILES.map(({ id }) => id);
  for (const { currency, towns } of mineMapsOf(play.state)) {
    const town = towns.find(({ pillars }) => pillars !== undefined);
    const fitting = box.filter(id => costTileOf(id).price?.pay[currency] !== undefined);
    const [tile = ''] = drawSome(play, fitting, 1);
    box.splice(box.indexOf(tile), 1);
    if (town) layOut(play, [{ tile, at: `cost:${town.id}` }], 'S1.5');
  }
}

/** A tile on every space that is open with so many players (S1.4). */
function layTiles(play: Play): void {
  const spaces = mineMapsOf(play.state).flatMap(({ towns }) => towns.flatMap(({ tiles }) => tiles));
  for (const { id } of inPlay(spaces, play.state.players.length))
    reveal(play, 'underground', id, { source: SOURCE, rule: 'S1.4' });
}

const turnTo = (play: Play, place: number, rule: 'SQ1.4' | 'S9.2'): void =>
  happen(play, undefined, { what: 'disc', place }, { source: SOURCE, rule });

/** Where a die value was chosen, the Prospector wheel begins there, wherever the wheel now lies (SQ1.4). */
export function alignDisc(play: Play): void {
  const { disc } = chosen(play.state);
  const { offset, actions } = play.state.wheel;
  if (disc !== 'random') turnTo(play, (disc - 1 + offset) % actions.length, 'SQ1.4');
}

/** One Bonus tile lies at the Prospector Action (SQ1.3). */
export const layProspectorTile = (play: Play): void =>
  reveal(play, 'bonus', 'wheel:prospector', { source: SOURCE, rule: 'SQ1.3' });

/** Everybody's first Prospector and Mine, and Silver for all but the first player (S1.9, S1.10). */
export function startBelow(play: Play): void {
  const [first] = mineMapsOf(play.state);
  if (!first) return;
  play.state.order.forEach((seat, place) => {
    happen(play, seat, { what: 'hire', to: first.start }, { source: SOURCE, rule: 'S1.10' });
    const space = first.startMines[seat] ?? '';
    happen(play, seat, { what: 'mine', space }, { source: SOURCE, rule: 'S1.10' });
    if (place > 0) gainSilver(play, seat, START_SILVER, { source: SOURCE, rule: 'S1.9' });
  });
}

const CONTRACTS_BELOW = UNDERGROUND_TILES.filter(({ kind }) => kind === 'contract');

/** The tiles for 4 Wool and 4 Iron are Contracts or Helpers: the others stay in the box (SQ11.3). */
export function contractsOrHelpers(table: Pick<State, 'options'>): readonly string[] {
  const areContracts = boxReadingOf(table, 'undergroundContracts') === 'contracts';
  return (areContracts ? CONTRACTS_AS_HELPERS : CONTRACTS_BELOW).map(({ id }) => id);
}

/** The sides on the table: those of other boxes always are. */
export const isOnTable = (state: State, map: string): boolean =>
  !MINE_MAPS.some(({ id }) => id === map) || silverOf(state).maps.includes(map);
