import { RESOURCES, type Currency } from '../../content';
import type { Refusal } from '../../rules/refusals';
import type { Text } from './catalogue';
import type { RefusalValues } from './en/refusals';
import type { Given, Marked } from './message';
import { goodSign, nameOf, placeName, townName, townOrSpace } from './words';

/** Why something cannot be done, in words; its rule stands beside it in the refusal. */
export const refusalWords = (text: Text, refusal: Refusal): Marked =>
  text.mark(`refusal.${refusal.why}`, valuesOf(text, refusal.with ?? {}));

const NONE: Given<RefusalValues> = {
  town: '',
  place: '',
  action: '',
  piece: '',
  crest: '',
  character: '',
  waits: '',
  lack: [],
  needs: 0,
  has: 0,
  building: 0,
  floor: 0,
};

/** The values of a refusal by their names, in words of the player. */
function valuesOf(text: Text, values: NonNullable<Refusal['with']>): Given<RefusalValues> {
  const told = Object.entries(values).map(([name, value]) => valueOf(text, name, value));
  const names = new Set([...RESOURCES, ...Object.keys(values)]);
  const lack = [...names].flatMap(name =>
    isCurrency(text, name) && values[name] ? [goodSign(text, name, Number(values[name]))] : [],
  );
  return told.reduce<Given<RefusalValues>>((all, one) => ({ ...all, ...one }), { ...NONE, lack });
}

/** What can be paid with, of whichever box. */
const isCurrency = (text: Text, name: string): name is Currency => text.has(`goods.${name}`);

function valueOf(text: Text, name: string, value: string | number): Partial<Given<RefusalValues>> {
  if (typeof value === 'number') return numberOf(name, value);
  switch (name) {
    case 'town':
      return { town: townName(text, value) };
    case 'space':
      return { town: townName(text, townOrSpace(value)) };
    case 'to':
      return { place: placeName(text, value) };
    case 'piece':
      return { piece: nameOf(text, 'myPiece', value) };
    case 'action':
      return { action: nameOf(text, 'action', value) };
    case 'character':
      return { character: nameOf(text, 'character', value) };
    case 'crest':
      return { crest: nameOf(text, 'crestName', value) };
    case 'waits':
      return { waits: nameOf(text, 'waits', value) };
    default:
      return {};
  }
}

function numberOf(name: string, value: number): Partial<Given<RefusalValues>> {
  switch (name) {
    case 'needs':
      return { needs: value };
    case 'has':
      return { has: value };
    case 'building':
      return { building: value };
    case 'floor':
      return { floor: value };
    default:
      return {};
  }
}
