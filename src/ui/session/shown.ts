/** Keeps a view for those who ask for it, and tells them of another one. */
export class Shown<View> {
  private readonly listeners = new Set<() => void>();

  constructor(private shown: View) {}

  readonly view = (): View => this.shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  show(view: View): void {
    if (view === this.shown) return;
    this.shown = view;
    for (const listener of [...this.listeners]) listener();
  }
}
