import type { Walk } from '../../../rules/explaining/reach';
import { playerOf, type Move } from '../../../rules/model';
import type { Speaker } from '../../play/deeds';
import { theGame, useTable } from '../../play/TableContext';
import { useTableText } from '../../play/words';
import { approachOf } from '../approach';
import { explainedOf } from '../explained';
import { drawingsOf, movesAt, thingShown } from '../shown';
import type { ShownThing } from '../shows';
import { BarPreview } from './BarPreview';
import { followsOf, roomsFor } from './follows';
import { useGround, Layer } from './Layer';
import { OnDrawing } from './OnDrawing';
import { ReachPreview } from './ReachPreview';
import { stepsOfMoves, stepsOfWalk } from './steps';
import { BuiltThere, FarPreview, WalkPreview } from './WalkPreview';

/** What would come of choosing what is pointed at, drawn where it would be and said in the bar. */
export function Preview({ drawing }: { readonly drawing: Element }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const mine = useTable(view => view.mine);
  const walker = useTable(view => view.walker);
  const why = useTable(view => view.why);
  const text = useTableText();
  const speaker = { text, G, me };
  const thing = thingShown(drawing, G);
  const moves = mine ? movesAt(drawing, why) : [];
  const explained = mine ? explainedOf(G, me, thing) : undefined;
  const approach = approachOf(explained, walker);
  if (thing.is === 'die')
    return (
      <>
        <ReachPreview G={G} me={me} die={thing} />
        <BarPreview steps={stepsOfMoves(speaker, moves, [])} />
      </>
    );
  if (approach?.walk) return <Walking speaker={speaker} walk={approach.walk} />;
  if (moves.length > 0) return <Doing speaker={speaker} thing={thing} moves={moves} />;
  return approach ? <FarPreview G={G} approach={approach} /> : null;
}

/** Going there, and what could follow. */
function Walking({ speaker, walk }: { readonly speaker: Speaker; readonly walk: Walk }) {
  const { G, me } = speaker;
  const follows = followsOf(walk, me);
  return (
    <>
      <WalkPreview G={G} me={me} walk={walk} follows={follows} />
      <BarPreview steps={stepsOfWalk(speaker, walk, follows)} />
    </>
  );
}

interface DoingProps {
  readonly speaker: Speaker;
  readonly thing: ShownThing;
  readonly moves: readonly Move[];
}

/** Doing what a click does; a Character that is taken could move in. */
function Doing({ speaker, thing, moves }: DoingProps) {
  const { G, me } = speaker;
  const ground = useGround();
  const [move] = moves;
  if (!move) return null;
  const rooms = move.type === 'takeCharacter' ? roomsFor(G, me, move) : [];
  return (
    <>
      <Layer>
        <BuiltThere G={G} owner={playerOf(G, me).colour} thing={thing} />
      </Layer>
      {drawingsOf(thing, ground, G).map((drawing, index) => (
        <OnDrawing key={index} G={G} me={me} drawing={drawing} move={move} />
      ))}
      {rooms
        .slice(0, 1)
        .flatMap(({ thing: room, move: placing, after }) =>
          drawingsOf(room, ground, G).map((drawing, index) => (
            <OnDrawing key={index} G={after} me={me} drawing={drawing} move={placing} />
          )),
        )}
      <BarPreview steps={stepsOfMoves(speaker, moves, rooms)} />
    </>
  );
}
