/** The time of the house; a test can turn its hands. */
export interface HouseClock {
  now(): number;
  /** Does it once, so many milliseconds later, unless it is told not to. */
  after(ms: number, run: () => void): () => void;
}

export const wallClock: HouseClock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
