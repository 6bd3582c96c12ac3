import { lazy, Suspense, useState } from 'react';
import { keyOf } from '../keys/keyList';
import { useText } from '../text';
import './inWordsButton.css';

const InWords = lazy(() => import('./InWords'));

/** The first stop of the table, seen when it has the focus. */
export function InWordsButton() {
  const { say } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="words-of-table-button"
        {...keyOf('inWords')}
        onClick={() => setOpen(true)}
      >
        {say('keys.inWords')}
      </button>
      {open && (
        <Suspense>
          <InWords onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
