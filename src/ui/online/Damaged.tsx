import { SimplePage } from '../app/SimplePage';
import { Button, LinkButton } from '../parts/Button';
import { saveRecord } from '../session/saveRecord';
import type { Session } from '../session/session';
import { useText } from '../text';
import { ToldNotice } from './LineNotice';
import { useOnlineTable } from './OnlineTable';

/** Of a match that can't go on: what there is to be seen is its last moment that is whole. */
export function DamagedNotice({ session }: { session: Session }) {
  const { say } = useText();
  return (
    <div className="line-notices" role="status">
      <ToldNotice lost>
        <span>{say('damaged.shown')}</span>
        <Button size="small" tone="go" icon="download" onClick={() => saveRecord(session)}>
          {say('damaged.save')}
        </Button>
      </ToldNotice>
    </div>
  );
}

/** Of a table where nobody had begun, or of which not even that can be read: there is nothing to be seen. */
export function DamagedTable() {
  const { say } = useText();
  const { moment } = useOnlineTable();
  return (
    <SimplePage
      title={say('damaged.title')}
      text={say(moment.view.status === 'open' ? 'damaged.open' : 'damaged.begun')}
    >
      <LinkButton href="/online" tone="go">
        {say('onlineTable.lobby')}
      </LinkButton>
    </SimplePage>
  );
}
