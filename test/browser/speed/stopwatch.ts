import type { Browser, Page } from 'playwright-core';

/**
 * Times in a page: from clicks to the frame after them, and tasks that hold everything up. Besides the time that has
 * passed there is the time that the page itself needed for it, by the clock of its thread: what a machine shows that
 * has nothing else to do.
 */

export interface Time {
  passed: number;
  own: number;
}

export interface Times {
  /** The how manieth thing that was timed. */
  number: number;
  /** From the click to the frame that shows what it did. */
  paint: Time;
  /** The longest task since then. */
  task: Time;
  /** What the same work always took just before: how fast this machine is. */
  yardstick: number;
}

type Watched = Window & { paints: number[] };

/** Notes when what a click did has been painted: called in the page, so it holds no function with a name (tsx). */
const watch = (): void => {
  const watched = window as unknown as Watched;
  watched.paints = [];
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          performance.mark('painted');
          watched.paints.push(performance.now() - timeStamp);
        }),
      ),
    true,
  );
};

/** Always the same work. */
const work = (): number => {
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < 60; round++) {
    const things = Array.from({ length: 400 }, (_, index) => ({ index, name: `${(index * 7919) % 401}` }));
    sum += things.sort((a, b) => a.name.localeCompare(b.name)).reduce((all, { index }) => all + index, 0);
  }
  return sum > 0 ? performance.now() - began : 0;
};

/** What the browser writes down of a task or a mark; times in microseconds. */
interface Traced {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';
const CATEGORIES = ['-*', 'toplevel', 'blink.user_timing'];

export class Stopwatch {
  private readonly taken: { what: string; paint: number; yardstick: number }[] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async on(browser: Browser, page: Page): Promise<Stopwatch> {
    await page.evaluate(watch);
    await browser.startTracing(page, { categories: CATEGORIES });
    return new Stopwatch(browser, page);
  }

  /** Does something and waits in silence, so that nothing of the measuring is measured. */
  async time(what: string, act: () => Promise<void>, silence: number): Promise<void> {
    const yardstick = await this.page.evaluate(work);
    await this.page.waitForTimeout(100);
    await this.page.evaluate(() => {
      performance.mark('begin');
    });
    await act();
    await this.page.waitForTimeout(silence);
    const paints = await this.page.evaluate(() => {
      performance.mark('end');
      return (window as unknown as Watched).paints.splice(0);
    });
    this.taken.push({ what, paint: Math.max(0, ...paints), yardstick });
  }

  /** Everything that was timed, by what it was. */
  async stop(): Promise<Map<string, Times[]>> {
    const { traceEvents } = JSON.parse((await this.browser.stopTracing()).toString()) as {
      traceEvents: Traced[];
    };
    const marks = (name: string): Traced[] => traceEvents.filter(event => event.name === name);
    const ends = marks('end');
    const all = new Map<string, Times[]>();
    marks('begin').forEach((begin, index) => {
      const [sample, end] = [this.taken[index], ends[index]];
      if (!sample || !end) return;
      const within = traceEvents.filter(
        ({ pid, tid, ts, dur = 0 }) =>
          pid === begin.pid && tid === begin.tid && ts >= begin.ts && ts + dur <= end.ts,
      );
      const { what, paint, yardstick } = sample;
      all.set(what, [...(all.get(what) ?? []), { ...timesIn(within, paint), number: index + 1, yardstick }]);
    });
    return all;
  }
}

function timesIn(events: readonly Traced[], paint: number): Omit<Times, 'yardstick' | 'number'> {
  const tasks = events.filter(({ name, ph }) => name === TASK && ph === 'X');
  const painted = Math.max(0, ...events.filter(({ name }) => name === 'painted').map(({ ts }) => ts));
  const before = tasks.filter(({ ts }) => ts < painted);
  return {
    paint: { passed: paint, own: before.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 },
    task: {
      passed: Math.max(0, ...tasks.map(({ dur = 0 }) => dur)) / 1000,
      own: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    },
  };
}
