import { keySign, SHORTCUTS } from '../keys/shortcuts';
import { useText, type PlainKey } from '../text';
import { Dialog } from './Dialog';
import './settings.css';

interface Row {
  readonly keys: readonly string[];
  readonly says: PlainKey;
}

/** What works by itself, and what the shortcuts add. */
const ROWS: readonly Row[] = [
  { keys: ['Tab'], says: 'keys.next' },
  { keys: ['↑', '↓', '←', '→'], says: 'keys.arrows' },
  { keys: ['Enter'], says: 'keys.choose' },
  { keys: ['Esc'], says: 'keys.close' },
  ...Object.values(SHORTCUTS).map(({ key, says }) => ({ keys: [keySign(key)], says })),
];

/** What can be done by keyboard. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { say } = useText();
  return (
    <Dialog title={say('keys.title')} closeLabel={say('table.close')} onClose={onClose}>
      <dl className="keys">
        {ROWS.map(({ keys, says }) => (
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
    </Dialog>
  );
}
