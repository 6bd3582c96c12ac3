import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** The time, for words like “for 5 min”; it goes on by itself. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
