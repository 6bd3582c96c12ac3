import {
  COST_TILES,
  FAIR_ROW,
  FAIR_TILES,
  START_TOWN,
  TOWNS,
  TOWN_TILES,
  inPlay,
  townTileOf,
} from '../../content';
import type { RuleId } from '../../content/rulebook';
import type { WheelAction } from '../../content/vocabulary';
import { reveal } from '../ledger';
import type { Options } from '../model';
import { happen, type Play } from '../play';

/** What chance lays out on the board before the first round. */

const SOURCE = { kind: 'setup' } as const;
const CARDINAL_POINTS = [0, 1, 2, 3, 4, 5];

/** Draws one after the other without putting back. */
export function drawSome<T extends string>(play: Play, from: readonly T[], count: number): T[] {
  const bag = [...from];
  return Array.from({ length: count }, () => {
    const drawn = play.chance.pick(bag);
    bag.splice(bag.indexOf(drawn), 1);
    return drawn;
  });
}

/** Any rotation; the Action tiles as printed or shuffled (R2.2–R2.4, Q2.2). */
export function turnWheel(play: Play, actionTiles: Options['actionTiles']): void {
  const offset = play.chance.pick(CARDINAL_POINTS);
  happen(play, undefined, { what: 'rotate', offset }, { source: SOURCE, rule: 'R2.2' });
  if (actionTiles === 'standard') return;
  const printed = play.state.wheel.actions;
  const actions = drawSome<WheelAction>(play, printed, printed.length);
  happen(play, undefined, { what: 'actions', actions }, { source: SOURCE, rule: 'R2.4' });
}

/** Bonus tiles on wheel, King track and map, then both offers (R2.6–R2.11). */
export function dealOffers(play: Play): void {
  const { wheel, offers, players } = play.state;
  for (const action of wheel.actions)
    reveal(play, 'bonus', `wheel:${action}`, { source: SOURCE, rule: 'R2.7' });
  reveal(play, 'bonus', 'king', { source: SOURCE, rule: 'R2.8' });
  const spaces = inPlay(
    TOWNS.flatMap(town => town.tiles),
    players.length,
  );
  for (const { id } of spaces) reveal(play, 'bonus', id, { source: SOURCE, rule: 'R2.9' });
  for (const at of offers.contract.keys())
    reveal(play, 'contract', `contract:${at}`, { source: SOURCE, rule: 'R2.10' });
  for (const at of offers.character.keys())
    reveal(play, 'character', `character:${at}`, { source: SOURCE, rule: 'R2.11' });
}

/** Turns up what chance drew out of the box, each where it belongs. */
export function layOut(play: Play, laid: readonly { tile: string; at: string }[], rule: RuleId): void {
  for (const { tile, at } of laid)
    happen(play, undefined, { what: 'reveal', tile, from: 'box', at }, { source: SOURCE, rule });
}

/** Construction costs, Fair towns and Fair tiles (R2.12–R2.17). */
export function dealTowns(play: Play): void {
  const cathedrals = TOWNS.filter(town => town.pillars !== undefined);
  const costs = drawSome(play, idsOf(COST_TILES), cathedrals.length);
  layOut(
    play,
    costs.map((tile, index) => ({ tile, at: `cost:${cathedrals[index]?.id ?? ''}` })),
    'R2.12',
  );
  const drawn = drawSome(play, idsOf(TOWN_TILES), FAIR_ROW.length - 1);
  const towns = [START_TOWN, ...drawn.map(tile => townTileOf(tile).town)];
  const fairs = drawSome(play, idsOf(FAIR_TILES), FAIR_ROW.length);
  layOut(
    play,
    fairs.map((tile, index) => ({ tile, at: `fair:${towns[index] ?? START_TOWN}` })),
    'R2.16',
  );
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
