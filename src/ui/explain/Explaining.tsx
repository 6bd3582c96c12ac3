import { useEffect, useState } from 'react';
import { ExplainCard } from './ExplainCard';
import { watchThings } from './watch';

interface Open {
  readonly drawing: Element;
  /** What has the focus there: the card describes it. */
  readonly focused: Element | undefined;
}

/** Tells about the thing that is pointed at, gone to or held: one card at a time. */
export function Explaining({ ground }: { readonly ground: Element }) {
  const [opened, setOpen] = useState<Open>();
  useEffect(
    () =>
      watchThings(ground, {
        point: () => undefined,
        open: (drawing, focused) => setOpen(drawing && { drawing, focused }),
      }),
    [ground],
  );
  return opened?.drawing.isConnected && <ExplainCard {...opened} />;
}
