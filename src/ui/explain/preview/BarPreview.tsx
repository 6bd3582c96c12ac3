import { useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Walk } from '../../../rules/explaining/reach';
import { playerOf, type Seat, type State } from '../../../rules/model';
import { pointsNow } from '../../../rules/points';
import { Button } from '../../parts/Button';
import { Sign } from '../../pictures/Sign';
import { PieceIcon } from '../../pictures/Piece';
import { PointsIcon } from '../../pictures/Icon';
import { Picture } from '../../pictures/Picture';
import type { Owner } from '../../pictures/owners';
import { moveDeedOf, walkDeed } from '../../play/deeds';
import { useTable } from '../../play/TableContext';
import { useTableText } from '../../play/words';
import { followsOf, type Follow } from './follows';
import { GroundContext } from './Layer';

interface BarPreviewProps {
  readonly G: State;
  readonly me: Seat;
  readonly walk: Walk;
}

/** What the points would be spent on, and the buttons that do it. */
export function BarPreview({ G, me, walk }: BarPreviewProps) {
  const text = useTableText();
  const make = useTable(view => view.make);
  const marked = useTable(view => view.mark !== undefined);
  const now = pointsNow(G);
  const { colour } = playerOf(G, me);
  const follows = buildingFirst(followsOf(walk, me));
  const going = walkDeed(text, walk.piece, walk.to, walk.path.length);
  return (
    <>
      {now && walk.points > 0 && (
        <InBar at=".bar-points">
          <span className="points-then">
            <Spent left={now.points} spent={walk.points} owner={colour} />
            {text.say('explain.left', { from: now.points, to: now.points - walk.points })}
          </span>
        </InBar>
      )}
      <InBar at=".bar-go">
        {!marked && (
          <Button tone="go" className="go-there" aria-label={going} onClick={() => make(...walk.moves)}>
            <PieceIcon kind={walk.piece} owner={colour} size={24} />
            {text.place(walk.to)}
            {walk.points > 0 && <PointsIcon points={walk.points} size={24} />}
          </Button>
        )}
        {follows.map(({ move, thing, points }) => (
          <Button
            key={thing.is}
            tone="go"
            className="go-there"
            aria-label={text.parts([going, moveDeedOf({ text, G: walk.after, me }, move)])}
            onClick={() => make(...walk.moves, move)}
          >
            {text.say(`explain.and.${thing.is === 'pillarSpace' ? 'pillar' : 'house'}`)}
            {points > 0 && <PointsIcon points={points} size={24} />}
          </Button>
        ))}
      </InBar>
    </>
  );
}

/** The best House, or the Pillar. */
const buildingFirst = (follows: readonly Follow[]): Follow[] =>
  follows.filter(({ thing }) => thing.is === 'houseSpace' || thing.is === 'pillarSpace').slice(0, 1);

function InBar({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const place = useContext(GroundContext).querySelector(`.table > .bar ${at}`);
  return place && createPortal(children, place);
}

const MOST = 6;

/** A hexagon per point, with my dot on those that are spent. */
function Spent({
  left,
  spent,
  owner,
}: {
  readonly left: number;
  readonly spent: number;
  readonly owner: Owner;
}) {
  if (left > MOST) return null;
  return (
    <Picture viewBox={`0 0 ${left * 25} 24`} width={left * 25} height={24} className={`of-${owner}`}>
      {Array.from({ length: left }, (_, index) => (
        <g key={index}>
          <Sign name="points-sun" x={index * 25} />
          {index < spent && <circle cx={index * 25 + 12} cy={12} r={4.5} fill="var(--own)" />}
        </g>
      ))}
    </Picture>
  );
}
