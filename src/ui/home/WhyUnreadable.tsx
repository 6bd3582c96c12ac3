import type { BadRecord } from '../../rules/badRecord';
import { plain, useText } from '../text';
import { badRecordWords } from '../text/record';

/** Why a game file can't be read. */
export default function WhyUnreadable({ bad }: { readonly bad: BadRecord }) {
  return plain(badRecordWords(useText(), bad));
}
