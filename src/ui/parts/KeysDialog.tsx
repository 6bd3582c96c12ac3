import { keySign, REPLAY_SHORTCUTS, TABLE_SHORTCUTS } from '../keys/keyList';
import { useText, type PlainKey } from '../text';
import { Dialog } from './Dialog';
import { SettingSwitch } from './SettingChoice';
import './settings.css';

interface Row {
  readonly keys: readonly string[];
  readonly says: PlainKey;
}

const rowsOf = (shortcuts: Readonly<Record<string, { key: string; says: PlainKey }>>): Row[] =>
  Object.values(shortcuts).map(({ key, says }) => ({ keys: [keySign(key)], says }));

/** What works by itself, and what the shortcuts add. */
const ROWS: readonly Row[] = [
  { keys: ['Tab'], says: 'keys.next' },
  { keys: ['↑', '↓', '←', '→'], says: 'keys.arrows' },
  { keys: ['Enter'], says: 'keys.choose' },
  { keys: ['Esc'], says: 'keys.close' },
  ...rowsOf(TABLE_SHORTCUTS),
];
const REPLAY_ROWS = rowsOf(REPLAY_SHORTCUTS);

/** What can be done by keyboard. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { say } = useText();
  return (
    <Dialog title={say('keys.title')} closeLabel={say('table.close')} onClose={onClose}>
      <SettingSwitch name="keys" label={say('settings.keys')} note={say('settings.keys.text')} />
      <KeyList rows={ROWS} />
      <h3>{say('replay.title')}</h3>
      <KeyList rows={REPLAY_ROWS} />
    </Dialog>
  );
}

function KeyList({ rows }: { rows: readonly Row[] }) {
  const { say } = useText();
  return (
    <dl className="keys">
      {rows.map(({ keys, says }) => (
        <div key={says}>
          <dt>
            {keys.map(key => (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{say(says)}</dd>
        </div>
      ))}
    </dl>
  );
}
