import { useState } from 'react';
import { IconButton } from '../parts/Button';
import type { Session } from '../session/session';
import { useText } from '../text';
import { useMoment } from './useMoment';
import '../app/updateNotice.css';

/** Says that the game was played on in another window, and that something done here was not kept, until it is read. */
export function OvertakenNotice({ session }: { session: Session }) {
  const { say } = useText();
  const { overtaken = 0 } = useMoment(session);
  const [read, setRead] = useState(0);
  if (overtaken <= read) return null;
  return (
    <div className="update-notice keeping-notice" role="alert">
      {say('error.overtaken')}
      <IconButton icon="close" label={say('table.close')} onClick={() => setRead(overtaken)} />
    </div>
  );
}
