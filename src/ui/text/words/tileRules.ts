import type { ContractTile, Effect, HelperTile, CharacterTile, Piece, WheelAction } from '../../../content';
import type { RuleId } from '../../../content/rulebook';

/** The rules that a tile cites on its card: the one that says what it does first. */

const HELPER_ACTION: Partial<Record<WheelAction, RuleId>> = {
  joker: 'R8.10',
  merchant: 'R8.11',
  character: 'R8.12',
  contract: 'R8.13',
  architect: 'R8.14',
  king: 'R8.15',
};

export function helperRules({ effects }: HelperTile): RuleId[] {
  const [effect] = effects;
  switch (effect?.do) {
    case 'act':
      return [HELPER_ACTION[effect.action] ?? 'R8.3', 'R7.20'];
    case 'addPoints':
      return ['R8.16', 'R8.17'];
    case 'changeColour':
      return ['R8.18', 'Q8.6'];
    case 'buildingBonuses':
      return ['R8.22', 'R7.20'];
    case 'gainAny':
      return ['R8.20', 'R7.20'];
    case 'gain':
      return [effect.goods.iron ? 'R8.21' : 'R8.19', 'R7.20'];
    case 'score':
      return ['R8.19', 'R7.20'];
    default:
      return ['R7.20'];
  }
}

/** That a Character lets a piece walk, and nothing else. */
const WALK_ALONE: Partial<Record<Piece, RuleId>> = { merchant: 'R8.36a', architect: 'R8.37a' };

const does = <K extends Effect['do']>(effects: readonly Effect[], kind: K) =>
  effects.find((effect): effect is Extract<Effect, { do: K }> => effect.do === kind);

function characterRule(effects: readonly Effect[]): RuleId[] {
  const act = does(effects, 'act');
  const move = does(effects, 'move');
  const place = does(effects, 'place');
  const goods = does(effects, 'gain')?.goods;
  if (act?.action === 'contract') return [effects.length > 1 ? 'R8.25' : 'R8.26'];
  if (act) return [act.action === 'king' ? 'R8.34' : 'R8.30'];
  if (place?.what === 'house') return [move ? 'R8.36b' : 'R8.36c', 'R8.36d'];
  if (place) return [move ? 'R8.37b' : 'R8.37c', 'R8.37d'];
  if (move) return [(effects.length > 1 ? undefined : WALK_ALONE[move.piece]) ?? 'R8.31'];
  if (!goods) return ['R8.35'];
  if (goods.gold) return [goods.iron || goods.wool ? 'R8.29' : 'R8.33'];
  if (goods.food) return ['R8.32'];
  if (goods.stone) return ['R8.38'];
  return [goods.iron ? 'R8.28' : 'R8.27'];
}

export const characterRules = ({ effects }: CharacterTile): RuleId[] => [
  ...characterRule(effects),
  'R6.38',
  'R8.39',
];

function contractRule({ cost, reward }: ContractTile): RuleId {
  const { identical, iron, wool } = cost;
  if (identical !== undefined) return iron ? 'R8.65' : wool ? 'R8.66' : 'R8.60';
  if (does(reward, 'act')) return 'R8.68';
  if (iron && wool) return 'R8.67';
  if (iron) return does(reward, 'king') ? 'R8.62' : 'R8.61';
  return does(reward, 'move') ? 'R8.64' : 'R8.63';
}

export const contractRules = (tile: ContractTile): RuleId[] => [
  contractRule(tile),
  ...(tile.cost.identical === undefined ? [] : (['R8.69'] as const)),
  'R7.5',
  'R7.8',
];
