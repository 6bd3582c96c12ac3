import { useState } from 'react';
import { Button } from '../parts/Button';

interface KeepButtonProps {
  /** What it says, and what is said once it was kept. */
  readonly label: string;
  readonly kept: string;
  /** Keeps it at this device; whether there was room. */
  readonly keep: () => boolean;
  readonly className?: string;
}

/** Keeps what is chosen, to be proposed next time. */
export function KeepButton({ label, kept, keep, className }: KeepButtonProps) {
  const [isKept, setKept] = useState(false);
  return (
    <>
      <Button
        className={className}
        onClick={() => setKept(keep())}
        {...(isKept && { icon: 'check' as const })}
      >
        {label}
      </Button>
      <span role="status" className="out-of-sight">
        {isKept && kept}
      </span>
    </>
  );
}
