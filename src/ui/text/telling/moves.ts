import { tileOf, type Effect } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import type { Move, MoveOf, MoveType } from '../../../rules/model';
import type { Marked } from '../message';
import { actionName, effectsShort, theTile } from '../words';
import type { Telling } from './telling';

type Words = { readonly [K in MoveType]?: (telling: Telling, move: MoveOf<K>) => Marked };

/** Moves that say something themselves, where no event says it. */
const WORDS: Words = {
  declare: ({ text, doer: { you } }, { action }) =>
    text.mark('event.declare', { you, action: actionName(text, action) }),
  useHelper: ({ text, doer: { you } }, { tile }) =>
    text.mark('event.useHelper', { you, helper: effectsShort(text, effectsOf(tile)) }),
  chooseColour: ({ text, doer: { you } }, { resource }) =>
    text.mark('event.chooseColour', { you, resource: text.say(`resource.${resource}`) }),
  chooseBuilding: ({ text, doer: { you } }, { building }) =>
    text.mark('event.chooseBuilding', { you, building: building + 1 }),
  receive: ({ text, doer: { you } }, { tile }) =>
    text.mark('event.receive', { you, character: theTile(text, tile) }),
};

function effectsOf(id: string): readonly Effect[] {
  const tile = tileOf(id);
  return tile.kind === 'helper' ? tile.effects : [];
}

export const moveWords = <K extends MoveType>(telling: Telling, move: MoveOf<K>): Marked | undefined => {
  const words: ((telling: Telling, move: MoveOf<K>) => Marked) | undefined = WORDS[move.type];
  return words?.(telling, move);
};

const RULES: Partial<Record<MoveType, RuleId>> = {
  declare: 'R6.70',
  useHelper: 'R7.20',
  chooseColour: 'R8.18',
  chooseBuilding: 'R8.41',
  receive: 'R8.42',
};

/** The rule of a move that no event tells. */
export const moveRule = (move: Move | undefined): RuleId | undefined => move && RULES[move.type];
