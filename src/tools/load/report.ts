import { PEOPLE, type Contestant } from './table';
import type { Slice } from './run';

/** The figures of one server. */

export type LoadSummary = ReturnType<typeof summary>;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function summary({ contestant, slices }: { contestant: Contestant; slices: readonly Slice[] }) {
  const times = slices.flatMap(slice => slice.times).sort((a, b) => a - b);
  const errors = slices.flatMap(slice => slice.errors);
  const quantile = (part: number): number => times[Math.floor(times.length * part)] ?? NaN;
  const seconds = sum(slices.map(({ ms }) => ms)) / 1000;
  return {
    server: contestant.name,
    moves: times.length,
    movesPerSecond: times.length / seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    bytesPerMoveAndClient: sum(slices.map(({ bytes }) => bytes)) / times.length / PEOPLE,
    cpuSeconds: sum(slices.map(({ used }) => used.cpuSeconds)),
    cpuMsPerMove: (sum(slices.map(({ used }) => used.cpuSeconds)) * 1000) / times.length,
    peoplesCpuMsPerMove: (sum(slices.map(slice => slice.ownCpuSeconds)) * 1000) / times.length,
    residentMb: Math.max(...slices.map(({ used }) => used.residentMb)),
    errors: errors.length,
    firstError: errors[0],
  };
}

export function print({
  servers,
  ...settings
}: {
  servers: readonly LoadSummary[];
  [name: string]: unknown;
}): void {
  console.log(
    Object.entries(settings)
      .map(([name, value]) => `${name} ${String(value)}`)
      .join(', '),
  );
  const names = Object.keys(servers[0] ?? {}) as (keyof LoadSummary)[];
  for (const name of names)
    console.log([name.padEnd(22), ...servers.map(server => shown(server[name]).padStart(14))].join(' '));
}

const shown = (value: string | number | undefined): string =>
  typeof value !== 'number' ? (value ?? '') : Number.isInteger(value) ? String(value) : value.toFixed(2);
