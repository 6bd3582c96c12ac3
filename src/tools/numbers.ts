/** The middle one of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many milliseconds it takes, and what comes out. */
export function timed<T>(run: () => T): { time: number; result: T } {
  const started = performance.now();
  const result = run();
  return { time: performance.now() - started, result };
}

/** The same in time of the processor: the least of several times, for whatever else the machine does only adds to it. */
export function worked<T>(run: () => T, times: number): { time: number; result: T } {
  const before = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(before);
  const time = (user + system) / 1000;
  return { time: times > 1 ? Math.min(time, worked(run, times - 1).time) : time, result };
}
