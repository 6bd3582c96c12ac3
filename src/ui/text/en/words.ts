import { grammar } from '../grammar';

/** The grammar of English, for the messages. */
export const {
  number: englishNumber,
  signed: englishSigned,
  form: englishForm,
  count: englishCount,
  list: englishList,
  either: englishEither,
} = grammar('en-GB');
