import { grammar } from '../grammar';

/** The grammar of English, for the messages. */
export const englishGrammar = grammar('en-GB');
