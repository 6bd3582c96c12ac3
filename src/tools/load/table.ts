/** What both servers are measured by: matches with four people at each. */

export const PEOPLE = 4;

export interface LoadTable {
  /** Makes the next move; resolves when all four have it. */
  move(): Promise<void>;
  /** What has to be done between moves that is no part of one: a new game where the last one is over. */
  prepare(): Promise<void>;
  close(): void;
}

/** What has come in over all the sockets of one server. */
export interface Traffic {
  bytes: number;
}

export interface Contestant {
  readonly name: string;
  readonly pid: number | undefined;
  readonly traffic: Traffic;
  newTable(): Promise<LoadTable>;
  stop(): Promise<void>;
}

/** Resolves when everybody has told that it has arrived; one at a time. */
export class Arrivals {
  private missing = 0;
  private done: () => void = () => undefined;
  private failed: (error: Error) => void = () => undefined;

  /** `begin` sets off what is to arrive. */
  wait(patience: number, begin: () => void): Promise<void> {
    this.missing = PEOPLE;
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => this.fail(`not everybody had it after ${patience} ms`), patience);
      this.done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.failed = error => {
        clearTimeout(timer);
        reject(error);
      };
      begin();
    });
  }

  one(): void {
    this.missing -= 1;
    if (this.missing === 0) this.done();
  }

  fail(why: string): void {
    this.failed(new Error(why));
  }
}

/** Does something for each, a few at a time. */
export async function each<T, R>(
  items: readonly T[],
  atOnce: number,
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const rest = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await run(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
