/** One thing after the other for each name; what goes wrong with one keeps the next from nothing. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  take<T>(name: string, task: () => Promise<T>): Promise<T> {
    const before = this.last.get(name) ?? Promise.resolve();
    const result = before.then(task);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (this.last.get(name) === settled) this.last.delete(name);
      });
    this.last.set(name, settled);
    return result;
  }

  /** When nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.last.size > 0) await Promise.all(this.last.values());
  }
}
