import { mapOf, isTown } from '../../../content';
import { dieOutlook } from '../../../rules/explaining/dieOutlook';
import type { Walk } from '../../../rules/explaining/reach';
import type { Die, Seat, State } from '../../../rules/model';
import { placeAt } from '../../pictures/map/places';
import { PointsSign } from '../../pictures/Sign';
import { reachWith } from '../reach';
import { Layer } from './Layer';

/** Where I could go with a die as it lies: planned, so never in the sun. */
export function ReachPreview({ G, me, die }: { readonly G: State; readonly me: Seat; readonly die: Die }) {
  const [lies] = dieOutlook(G, me, die);
  const walks = lies ? reachWith(G, me, lies.action, lies.points) : [];
  const shown = walks.filter(({ to }) => mapOf(to).main);
  return (
    <>
      <Layer under>
        {shown.map(walk => (
          <Ground key={`${walk.piece} ${walk.to}`} walk={walk} most={lies?.points ?? 0} />
        ))}
      </Layer>
      <Layer>
        {shown.map(({ piece, to, points }) => {
          const { x, y } = placeAt(to);
          return (
            <PointsSign
              key={`${piece} ${to}`}
              points={points}
              x={x + (isTown(to) ? 22 : -12)}
              y={y - 13}
              size={25}
            />
          );
        })}
      </Layer>
    </>
  );
}

/** Solid where points are left, dashed where the last one goes. */
function Ground({ walk: { to, points }, most }: { readonly walk: Walk; readonly most: number }) {
  const { x, y } = placeAt(to);
  const town = isTown(to);
  return (
    <ellipse
      cx={x}
      cy={town ? y + 5 : y}
      rx={town ? 46 : 16}
      ry={town ? 24 : 16}
      fill="#ddf4f6"
      stroke="var(--ink)"
      strokeWidth={1.6}
      strokeDasharray={points < most ? undefined : '5 4'}
    />
  );
}
