import { setupOf } from '../boxes/setups';
import { Panel } from '../parts/Panel';
import { useText } from '../text';
import { LinkField } from './LinkField';
import { useOnlineTable } from './OnlineTable';
import { tableLink } from './seatLink';
import { factsOf } from './tables';

/** The link of the table, and what was agreed on. */
export function Invite() {
  const text = useText();
  const { say } = text;
  const { id, moment } = useOnlineTable();
  return (
    <Panel title={say('onlineTable.invite')} tone="merchant">
      <p className="seat-note">{say('onlineTable.inviteText')}</p>
      <LinkField label={say('onlineTable.link')} link={tableLink(id)} />
      <ul className="facts">
        {factsOf(text, moment.view).map(fact => (
          <li key={fact} className="fact">
            {fact}
          </li>
        ))}
      </ul>
      {Object.entries(moment.view.variant.boxes ?? {}).map(([name, chosen]) => (
        <p key={name} className="seat-note">
          {setupOf(name)?.words(text, { ...chosen })}
        </p>
      ))}
    </Panel>
  );
}
