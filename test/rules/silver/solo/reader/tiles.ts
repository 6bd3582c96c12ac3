import { tileOf, type Effect } from '../../../../../src/content';
import type { State } from '../../../../../src/rules/model';
import { YOU, bestBy, hasCrest, isNewCrest, lacksFor } from './table';

/** Which Bonus tile he likes best: R19.1, R19.2, R19.7 and what S15.5–S15.7 and SQ15.3 make of the tiles of the box. */

const CLASSES = ['crest', 'miscellaneous', 'goods', 'action', 'contract'] as const;
type Class = (typeof CLASSES)[number];

const GOODS: readonly string[] = ['gain', 'gainAny', 'gainSilver', 'gainIdentical', 'score'];
const ACTIONS: readonly string[] = ['act', 'addPoints'];

/** What a Helper brings, whatever it costs; a crest or a Contract brings nothing of the kind. */
function effectsOf(id: string): readonly Effect[] {
  const tile = tileOf(id);
  return tile.kind === 'helper' ? tile.effects : [];
}

function classOf(id: string): Class {
  const { kind } = tileOf(id);
  if (kind === 'crest' || kind === 'contract') return kind;
  const names = effectsOf(id).map(effect => effect.do);
  if (names.every(name => GOODS.includes(name))) return 'goods';
  return names.every(name => ACTIONS.includes(name)) ? 'action' : 'miscellaneous';
}

const sum = (id: string, of: (effect: Effect) => number): number =>
  effectsOf(id).reduce((all, effect) => all + of(effect), 0);

const vpOn = (id: string): number => sum(id, effect => (effect.do === 'score' ? effect.points : 0));

const anyOn = (id: string): number => sum(id, effect => (effect.do === 'gainAny' ? effect.count : 0));

const goodsOn = (id: string): number =>
  anyOn(id) +
  sum(id, effect => {
    if (effect.do === 'gain') return Object.values(effect.goods).reduce((all, count) => all + count, 0);
    return effect.do === 'gainSilver' || effect.do === 'gainIdentical' ? effect.count : 0;
  });

const pointsOn = (id: string): number =>
  sum(id, effect => (effect.do === 'act' || effect.do === 'addPoints' ? effect.points : 0));

function missing(state: State, id: string): number {
  const { iron, wool, identical } = lacksFor(state, [id]);
  return iron + wool + identical;
}

/** The spaces of those tiles that no other one beats. */
export function bestTiles(state: State, spaces: readonly string[]): string[] {
  const on = (of: (tile: string) => number) => (space: string) => of(state.map.tiles[space] ?? '');
  const [first = ''] = bestBy(
    spaces,
    on(tile => -CLASSES.indexOf(classOf(tile))),
  );
  const best = spaces.filter(
    space => classOf(state.map.tiles[space] ?? '') === classOf(state.map.tiles[first] ?? ''),
  );
  const within: Record<Class, ((tile: string) => number)[]> = {
    crest: [tile => (isNewCrest(state, tile) ? 1 : 0), tile => (hasCrest(state, YOU, tile) ? 0 : 1)],
    miscellaneous: [],
    goods: [vpOn, goodsOn, anyOn],
    action: [pointsOn],
    contract: [tile => -missing(state, tile)],
  };
  return first === '' ? [] : bestBy(best, ...within[classOf(state.map.tiles[first] ?? '')].map(on));
}
