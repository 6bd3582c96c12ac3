import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../parts/Button';
import type { KeptMatch } from '../session/keptMatch';
import { useText } from '../text';
import '../app/updateNotice.css';

/** Says that the game was played on in another window, and that something done here was not kept, until it is read. */
export function OvertakenNotice({ kept }: { kept: KeptMatch }) {
  const { say } = useText();
  const overtaken = useSyncExternalStore(kept.overtaken.subscribe, kept.overtaken.view);
  const [read, setRead] = useState(0);
  if (overtaken <= read) return null;
  return (
    <div className="update-notice keeping-notice" role="alert">
      {say('error.overtaken')}
      <IconButton icon="close" label={say('table.close')} onClick={() => setRead(overtaken)} />
    </div>
  );
}
