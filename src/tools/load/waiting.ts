export const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

const PATIENCE_MS = 60_000;

export async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`It is not so after ${PATIENCE_MS} ms: ${what}`);
    await sleep(5);
  }
}
