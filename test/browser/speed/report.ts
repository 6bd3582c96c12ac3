import { GOALS } from './slowness';
import type { Time, Times } from './stopwatch';

export const verdict = (met: boolean): string => (met ? 'met' : 'NOT MET');
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const worst = (values: readonly number[]): number => Math.max(0, ...values);
const ms = (value: number): string => `${Math.round(value)} ms`.padStart(7);

const both = (times: readonly Time[], of: (values: readonly number[]) => number): string =>
  ` ${ms(of(times.map(({ passed }) => passed)))} (${ms(of(times.map(({ own }) => own)))})`;

const COLUMNS = ['paint: median', 'worst', 'longest task: median', 'worst'];

export function report(samples: ReadonlyMap<string, readonly Times[]>): void {
  const all = [...samples.values()].flat();
  const yardstick = median(all.map(times => times.yardstick));
  console.log(`time passed (own time of the page); the yardstick took ${Math.round(yardstick)} ms`);
  console.log(`${''.padEnd(22)}${COLUMNS.map(column => column.padStart(20)).join(' ')}    paint ÷ yardstick`);
  for (const [what, times] of samples) {
    const paints = times.map(({ paint }) => paint);
    const tasks = times.map(({ task }) => task);
    const ratio = median(times.map(({ paint, yardstick: same }) => paint.passed / same));
    console.log(
      `${what.padEnd(18)}${String(times.length).padStart(3)}×` +
        `${both(paints, median)}${both(paints, worst)}${both(tasks, median)}${both(tasks, worst)}` +
        ratio.toFixed(1).padStart(20),
    );
  }
  judge('a move paints within', GOALS.paint, all, ({ paint }) => paint);
  judge('no task longer than', GOALS.task, all, ({ task }) => task);
}

function judge(what: string, goal: number, all: readonly Times[], of: (times: Times) => Time): void {
  const passed = worst(all.map(times => of(times).passed));
  const own = worst(all.map(times => of(times).own));
  const slowest = all.find(times => of(times).passed === passed);
  console.log(
    `${what} ${goal} ms: ${verdict(passed <= goal)} (worst ${Math.round(passed)} ms, move ${slowest?.number ?? 0});` +
      ` own time: ${verdict(own <= goal)} (worst ${Math.round(own)} ms)`,
  );
}
