import { COST_TILES, EUROPE, FAIR_ROW, START_TOWN, inPlay, townTileOf } from '../../content';
import type { RuleId } from '../../content/rulebook';
import type { WheelAction } from '../../content/vocabulary';
import { reveal } from '../ledger';
import { happen, type Play } from '../play';
import { boxOf } from '../shelf';

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
export function turnWheel(play: Play): void {
  const offset = play.chance.pick(CARDINAL_POINTS);
  happen(play, undefined, { what: 'rotate', offset }, { source: SOURCE, rule: 'R2.2' });
  const { options, wheel } = play.state;
  if (options.actionTiles === 'standard') return;
  const actions = drawSome<WheelAction>(play, wheel.actions, wheel.actions.length);
  happen(play, undefined, { what: 'actions', actions }, { source: SOURCE, rule: 'R2.4' });
}

/** A Bonus tile for each Action of the wheel (R2.7). */
export function layWheelTiles(play: Play): void {
  for (const action of play.state.wheel.actions)
    reveal(play, 'bonus', `wheel:${action}`, { source: SOURCE, rule: 'R2.7' });
}

/** Bonus tiles on King track and main map, then both offers (R2.8–R2.11). */
export function dealOffers(play: Play): void {
  const { offers, players } = play.state;
  reveal(play, 'bonus', 'king', { source: SOURCE, rule: 'R2.8' });
  const spaces = inPlay(
    EUROPE.towns.flatMap(town => town.tiles),
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
  const { townTiles, fairTiles } = boxOf(play.state).contents;
  const cathedrals = EUROPE.towns.filter(town => town.pillars !== undefined);
  const costs = drawSome(play, idsOf(COST_TILES), cathedrals.length);
  layOut(
    play,
    costs.map((tile, index) => ({ tile, at: `cost:${cathedrals[index]?.id ?? ''}` })),
    'R2.12',
  );
  const drawn = drawSome(play, idsOf(townTiles), FAIR_ROW.length - 1);
  const towns = [START_TOWN, ...drawn.map(tile => townTileOf(tile).town)];
  const fairs = drawSome(play, idsOf(fairTiles), FAIR_ROW.length);
  layOut(
    play,
    fairs.map((tile, index) => ({ tile, at: `fair:${towns[index] ?? START_TOWN}` })),
    'R2.16',
  );
}

const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
