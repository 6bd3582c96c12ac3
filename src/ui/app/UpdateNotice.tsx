import { useSyncExternalStore } from 'react';
import { Button } from '../parts/Button';
import { useText } from '../text';
import { isUpdateReady, loadUpdate, subscribeToUpdates } from './updates';
import './updateNotice.css';

/** Says that a newer version of the game is there; it is loaded when the player likes. */
export function UpdateNotice() {
  const ready = useSyncExternalStore(subscribeToUpdates, isUpdateReady, () => false);
  const { say } = useText();
  if (!ready) return null;
  return (
    <div className="update-notice" role="status">
      {say('app.update')}
      <Button size="small" tone="go" onClick={loadUpdate}>
        {say('app.reload')}
      </Button>
    </div>
  );
}
