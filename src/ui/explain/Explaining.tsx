import { useEffect, useState } from 'react';
import { useTable } from '../play/TableContext';
import { ExplainCard } from './ExplainCard';
import type { ExplainingProps } from './Explainer';
import { GroundContext } from './preview/Layer';
import { Preview } from './preview/Preview';
import { Quiet } from './Quiet';
import { drawingAt } from './shown';
import { watchThings } from './watch';

interface Opened {
  readonly drawing: Element;
  /** What has the focus there: the card describes it. */
  readonly focused: Element | undefined;
}

/** Tells about the thing that is pointed at, gone to or held, one card at a time; shows what choosing it would do. */
export function Explaining({ ground, holding }: ExplainingProps) {
  const [opened, setOpened] = useState<Opened>();
  const [pointed, setPointed] = useState<Element>();
  const tapped = useTable(({ mark }) => mark?.thing);
  useEffect(() => {
    let timer = 0;
    const stop = watchThings(ground, {
      point: (drawing, target) => {
        clearTimeout(timer);
        // who goes to the bar wants to do what is shown
        if (target?.closest('.bar')) return;
        timer = window.setTimeout(() => setPointed(drawing), drawing ? DWELLS : LEAVES);
      },
      open: (drawing, focused) =>
        setOpened(drawing && !drawing.matches(TOLD) ? { drawing, focused } : undefined),
      holding,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [ground, holding]);
  // who has clicked a thing has read of it
  const picked = useTable(view => view.picked);
  const [before, setBefore] = useState(picked);
  if (picked !== before) {
    setBefore(picked);
    setOpened(undefined);
  }
  const previewed = drawingAt(tapped ?? null) ?? pointed;
  return (
    <GroundContext value={ground}>
      {previewed?.isConnected && (
        <Quiet of={previewed}>
          <Preview drawing={previewed} />
        </Quiet>
      )}
      {opened?.drawing.isConnected && (
        <Quiet of={opened.drawing}>
          <ExplainCard {...opened} />
        </Quiet>
      )}
    </GroundContext>
  );
}

/** Of a die that was clicked the card beside the wheel tells already. */
const TOLD = '.wheel .place-chosen';

/** Who only passes a thing on the way elsewhere sees nothing of it. */
const DWELLS = 120;
const LEAVES = 900;
