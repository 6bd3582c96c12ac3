import { useText, type Key } from '../text';
import { Dialog } from './Dialog';
import './settings.css';

/** The keys of the table; the table answers to exactly these. */
export const KEYS: readonly (readonly [keys: readonly string[], does: Key])[] = [
  [['Tab'], 'keys.next'],
  [['↑', '↓', '←', '→'], 'keys.arrows'],
  [['Enter'], 'keys.choose'],
  [['Esc'], 'keys.close'],
  [['U'], 'keys.undo'],
  [['R'], 'keys.redo'],
  [['E'], 'keys.endTurn'],
  [['+', '−'], 'keys.zoom'],
  [['M'], 'keys.map'],
  [['W'], 'keys.wheel'],
  [['B'], 'keys.board'],
  [['L'], 'keys.log'],
  [['N'], 'keys.bar'],
  [['S'], 'keys.scores'],
  [['?'], 'keys.help'],
];

/** What can be done by keyboard. */
export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const { messages, say } = useText();
  const words = (key: Key): string => {
    const message = messages[key];
    return typeof message === 'string' ? message : '';
  };
  return (
    <Dialog title={say('keys.title')} closeLabel={say('table.close')} onClose={onClose}>
      <dl className="keys">
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map(key => (
                <kbd key={key} className="key">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{words(does)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
