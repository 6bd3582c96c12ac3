import { grammar } from '../grammar';

/** The grammar of French, for the messages. A number stays on the line of its word. */
export const {
  number: frenchNumber,
  signed: frenchSigned,
  form: frenchForm,
  count: frenchCount,
  list: frenchList,
  either: frenchEither,
} = grammar('fr', '\u00a0');

/** “de” and “à” before a name of a place or a person: d’Arles, de Köln. */
export const of = (name: string): string =>
  /^[*\\]*[aeiouyàâéèêëîïôûù]/i.test(name) ? `d’${name}` : `de ${name}`;
