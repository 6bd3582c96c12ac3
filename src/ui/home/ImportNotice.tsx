import { Panel } from '../parts/Panel';
import type { Imported } from '../session/importMatch';
import type { MatchSummary } from '../session/savedMatches';
import { plain, useText, type SpokenText } from '../text';
import { badRecordWords } from '../text/record';
import { matchName } from './matches';

interface ImportNoticeProps {
  readonly imported: Imported | undefined;
  readonly matches: readonly MatchSummary[];
}

/** What became of the last game file. */
export function ImportNotice({ imported, matches }: ImportNoticeProps) {
  const text = useText();
  if (!imported) return null;
  return (
    <Panel
      title={text.say('tables.import')}
      tone={'id' in imported ? 'contract' : 'fair'}
      className="import-notice"
    >
      <p role={'id' in imported ? 'status' : 'alert'}>{wordsFor(text, imported, matches)}</p>
    </Panel>
  );
}

function wordsFor(text: SpokenText, imported: Imported, matches: readonly MatchSummary[]): string {
  if ('bad' in imported)
    return `${plain(badRecordWords(text, imported.bad))} ${text.say('record.nothingChanged')}`;
  const match = matches.find(({ id }) => id === imported.id);
  return match ? text.say('tables.imported', { name: matchName(text, match) }) : '';
}
