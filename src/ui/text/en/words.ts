import { grammar } from '../grammar';

/** The grammar of English, for the messages. */
export const { number, signed, form, count, list, either } = grammar('en-GB');
