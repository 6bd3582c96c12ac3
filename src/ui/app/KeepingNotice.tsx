import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '../parts/Button';
import { keepsAll, subscribeToKeeping } from '../session/storage';
import { useText } from '../text';
import './updateNotice.css';

/** Says that the browser keeps no more, as long as that is so and nobody has put it away. */
export function KeepingNotice() {
  const keeps = useSyncExternalStore(subscribeToKeeping, keepsAll, () => true);
  const { say } = useText();
  const [read, setRead] = useState(false);
  if (keeps || read) return null;
  return (
    <div className="update-notice keeping-notice" role="alert">
      {say('error.storage')}
      <IconButton icon="close" label={say('table.close')} onClick={() => setRead(true)} />
    </div>
  );
}
