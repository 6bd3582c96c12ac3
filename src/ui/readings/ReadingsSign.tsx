import { useState } from 'react';
import { Dialog } from '../parts/Dialog';
import { IconButton } from '../parts/Button';
import { useText } from '../text';
import { useReadings } from './context';
import { Differences } from './Differences';
import { differences } from './words';

/** At a table that reads rules in another way than usual: which ones, and how. */
export function ReadingsSign() {
  const text = useText();
  const { say } = text;
  const readings = useReadings();
  const [open, setOpen] = useState(false);
  const n = differences(text, readings).length;
  if (n === 0) return null;
  return (
    <>
      <IconButton
        icon="warning"
        className="readings-sign"
        label={say('readings.differ', { n })}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog title={say('readings.title')} closeLabel={say('table.close')} onClose={() => setOpen(false)}>
          <Differences readings={readings} />
          <p>{say('readings.everybody')}</p>
        </Dialog>
      )}
    </>
  );
}
