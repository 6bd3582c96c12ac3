import { lazy, Suspense } from 'react';
import { LinkButton } from '../parts/Button';
import { Panel } from '../parts/Panel';
import type { Imported } from '../session/importMatch';
import type { MatchSummary } from '../session/matchList';
import { useText } from '../text';
import { matchName } from './matches';

/** They name what the rules know: most who come home need them not. */
const WhyUnreadable = lazy(() => import('./WhyUnreadable'));

interface ImportNoticeProps {
  readonly imported: Imported | undefined;
  readonly matches: readonly MatchSummary[];
}

/** What became of the last game file. */
export function ImportNotice({ imported, matches }: ImportNoticeProps) {
  const text = useText();
  const { say } = text;
  if (!imported) return null;
  if (!('id' in imported))
    return (
      <Panel title={say('tables.import')} tone="fair" className="import-notice">
        <Suspense>
          <p role="alert">
            {'bad' in imported ? <WhyUnreadable bad={imported.bad} /> : say('house.boxAway')}{' '}
            {say('record.nothingChanged')}
          </p>
        </Suspense>
      </Panel>
    );
  const match = matches.find(({ id }) => id === imported.id);
  return (
    match && (
      <Panel
        title={say('tables.import')}
        tone="contract"
        className="import-notice"
        aside={<WayOn {...match} />}
      >
        <p role="status">{say('tables.imported', { name: matchName(text, match) })}</p>
      </Panel>
    )
  );
}

/** The list below shows only a few, and those that are over last. */
function WayOn({ id, over }: MatchSummary) {
  const { say } = useText();
  return (
    <LinkButton
      href={over ? `/replay/${id}` : `/play/${id}`}
      size="small"
      tone="go"
      icon={over ? 'back' : undefined}
    >
      {say(over ? 'tables.replay' : 'tables.playOn')}
    </LinkButton>
  );
}
