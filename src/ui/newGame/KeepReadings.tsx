import { useState } from 'react';
import type { Readings } from '../../rules/readings';
import { Button } from '../parts/Button';
import { useText } from '../text';
import { keepReadings } from './keep';

/** Keeps these readings, to be proposed for new games at this device. */
export function KeepReadings({ readings }: { readings: Readings }) {
  const { say } = useText();
  const [kept, setKept] = useState(false);
  const keep = (): void => {
    keepReadings(readings);
    setKept(true);
  };
  return (
    <>
      <Button onClick={keep} {...(kept && { icon: 'check' as const })}>
        {say('readings.keep')}
      </Button>
      <span role="status" className="out-of-sight">
        {kept && say('readings.kept')}
      </span>
    </>
  );
}
