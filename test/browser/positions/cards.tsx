import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ExplainCard } from '../../../src/ui/explain/ExplainCard';
import { showBeside } from '../../../src/ui/explain/place';
import { thingShown } from '../../../src/ui/explain/shown';
import { THING } from '../../../src/ui/explain/shows';
import { TableProvider, type TableView } from '../../../src/ui/play/TableContext';

/** How long cards take to open, each beside an empty one at the same place. */
export interface Opening {
  readonly kind: string;
  readonly card: Taken;
  readonly empty: Taken;
}

/** In milliseconds: until it is laid out, and until it is painted. */
interface Taken {
  readonly work: number;
  readonly whole: number;
}

/** What every card consists of, without a word. */
function EmptyCard({ drawing }: { readonly drawing: Element }) {
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (shown.current) showBeside(drawing, shown.current);
  });
  return (
    <div ref={shown} popover="manual" role="tooltip" className="explain-card">
      <span className="explain-tail" aria-hidden="true" />
    </div>
  );
}

/** One drawing in so many. */
const SAMPLE = 4;
const painted = (): Promise<unknown> => new Promise(done => requestAnimationFrame(() => setTimeout(done)));

export async function openings(view: TableView): Promise<Opening[]> {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const time = async (card: ReactNode): Promise<Taken> => {
    // from one frame on, so that each waits equally long for the next
    await painted();
    const began = performance.now();
    flushSync(() => root.render(<TableProvider value={view}>{card}</TableProvider>));
    document.querySelector('.explain-card')?.getBoundingClientRect();
    const work = performance.now() - began;
    await painted();
    const whole = performance.now() - began;
    flushSync(() => root.render(null));
    return { work, whole };
  };
  const found: Opening[] = [];
  const drawings = [...document.querySelectorAll(`.table ${THING}`)].filter(each => each.checkVisibility());
  for (const drawing of drawings.filter((_, index) => index % SAMPLE === 0)) {
    const empty = await time(<EmptyCard drawing={drawing} />);
    const card = await time(<ExplainCard drawing={drawing} focused={undefined} />);
    found.push({ kind: thingShown(drawing, view.G).is, card, empty });
  }
  root.unmount();
  return found;
}
