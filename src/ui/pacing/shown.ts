import { useLayoutEffect, useState } from 'react';
import { afterPaint } from './pieces';

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

/** The same view after the next picture. */
export function useLater<View>(now: Shown<View>): Shown<View> {
  const [later] = useState(() => new Shown(now.view()));
  useLayoutEffect(() => {
    later.show(now.view());
    return now.subscribe(() => afterPaint(later, () => later.show(now.view())));
  }, [now, later]);
  return later;
}
