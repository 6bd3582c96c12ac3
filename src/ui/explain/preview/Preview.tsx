import type { Approach } from '../../../rules/explaining/approach';
import { theGame, useTable } from '../../play/TableContext';
import { explainedOf } from '../explained';
import { thingShown } from '../shown';
import { BarPreview } from './BarPreview';
import { OnDrawing } from './OnDrawing';
import { ReachPreview } from './ReachPreview';
import { FarPreview, WalkPreview } from './WalkPreview';

/** What would come of choosing what is pointed at, drawn where it would be. */
export function Preview({ drawing }: { readonly drawing: Element }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const mine = useTable(view => view.mine);
  const walker = useTable(view => view.walker);
  const thing = thingShown(drawing, G);
  if (thing.is === 'die') return <ReachPreview G={G} me={me} die={thing} />;
  const explained = mine ? explainedOf(G, me, thing) : undefined;
  if (!explained) return null;
  const approach = approachOf(explained.approaches, walker);
  const [way] = explained.ways;
  if (approach?.walk)
    return (
      <>
        <WalkPreview G={G} me={me} walk={approach.walk} />
        <BarPreview G={G} me={me} walk={approach.walk} />
      </>
    );
  if (way) return <OnDrawing G={G} me={me} drawing={drawing} move={way.move} />;
  return approach ? <FarPreview G={G} approach={approach} /> : null;
}

/** Of those that can go there the one that was chosen to walk. */
function approachOf(approaches: readonly Approach[], walker: string): Approach | undefined {
  const able = approaches.filter(({ walk }) => walk);
  return able.find(({ piece }) => piece === walker) ?? able[0] ?? approaches[0];
}
