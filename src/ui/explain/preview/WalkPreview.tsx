import { isTown, mapOf, townOfSpace } from '../../../content';
import { pillarsAt } from '../../../rules/board';
import type { Approach } from '../../../rules/explaining/approach';
import type { Walk } from '../../../rules/explaining/reach';
import { playerOf, type Seat, type State } from '../../../rules/model';
import { pieceRule, piecesOf, standsOf } from '../../../rules/pieces';
import { pointsNow } from '../../../rules/points';
import { standFor } from '../../pictures/map/MapPieces';
import { PathPreview } from '../../pictures/map/Routes';
import { placeAt } from '../../pictures/map/places';
import { HOUSE_STEP, platesFor, type TownPlates } from '../../pictures/map/plates';
import type { Owner } from '../../pictures/owners';
import { PieceSign } from '../../pictures/Piece';
import { Figure, Sign } from '../../pictures/Sign';
import { laidBy } from '../../play/boards';
import type { ShownThing } from '../shows';
import { WALK_PREVIEWS } from './boxPreviews';
import { Layer } from './Layer';
import type { Follow } from './follows';

interface OfWalk {
  readonly G: State;
  readonly me: Seat;
  readonly walk: Walk;
}

/** The road in the sun; at its end the piece, pale, and what could follow there. */
export function WalkPreview({ G, me, walk, follows }: OfWalk & { readonly follows: readonly Follow[] }) {
  if (!mapOf(walk.to).main)
    return laidBy(G, WALK_PREVIEWS).map(({ name, Board }) => (
      <Board key={name} G={G} me={me} walk={walk} follows={follows} />
    ));
  const { colour } = playerOf(G, me);
  const leaps = walk.moves[0].type !== 'step';
  return (
    <>
      {!leaps && (
        <Layer under>
          <PathPreview path={[walk.from, ...walk.path]} owner={colour} />
        </Layer>
      )}
      <Layer>
        <Arrived G={G} me={me} walk={walk} />
        {follows.map(({ thing }) => (
          <BuiltThere key={JSON.stringify(thing)} G={G} owner={colour} thing={thing} />
        ))}
      </Layer>
    </>
  );
}

/** It stands beside those who are there already. */
function Arrived({ G, me, walk: { piece, to } }: OfWalk) {
  const others = G.players.flatMap(({ colour: owner }, seat) =>
    piecesOf(G).flatMap(kind =>
      standsOf(G, seat, kind).flatMap(at => (at === to ? [{ owner, piece: kind, at }] : [])),
    ),
  );
  const { colour: owner } = playerOf(G, me);
  const spot = standFor({ owner, piece, at: to }, others);
  return (
    spot && (
      <g opacity={0.6}>
        <PieceSign kind={piece} owner={owner} x={spot.x} y={spot.y} size={spot.size} edged />
      </g>
    )
  );
}

interface BuiltThereProps {
  readonly G: State;
  readonly owner: Owner;
  readonly thing: ShownThing;
}

/** A House or Pillar at two thirds, on sun, in its space. */
export function BuiltThere({ G, owner, thing }: BuiltThereProps) {
  const town =
    thing.is === 'houseSpace' ? townOfSpace(thing.space) : thing.is === 'pillarSpace' ? thing.town : '';
  const plates = platesFor(G.players.length).find(each => each.town.id === town);
  if (!plates) return null;
  if (thing.is === 'houseSpace')
    return <Placed kind="house" owner={owner} {...houseSpot(plates, thing.space)} />;
  if (thing.is !== 'pillarSpace' || !plates.cathedralPlate) return null;
  const { x, y } = plates.cathedralPlate;
  return <Placed kind="pillar" owner={owner} x={x + 1 + pillarsAt(G, town) * 17.5} y={y + 3} size={25} />;
}

function houseSpot({ housePlate, houses, tiles }: TownPlates, space: string) {
  const index = houses.findIndex(({ id }) => id === space);
  return {
    x: housePlate.x + 4 + index * HOUSE_STEP,
    y: housePlate.y + (tiles.length > 0 ? 8 : 2.5),
    size: 28,
  };
}

interface PlacedProps {
  readonly kind: 'house' | 'pillar';
  readonly owner: Owner;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Placed({ kind, owner, x, y, size }: PlacedProps) {
  const small = size * 0.72;
  const aside = (size - small) / 2;
  return (
    <>
      <rect
        {...{ x, y, width: size, height: size }}
        rx={6}
        fill="var(--sun)"
        stroke="var(--ink)"
        strokeWidth={1.2}
      />
      <g opacity={0.85}>
        <PieceSign kind={kind} owner={owner} x={x + aside} y={y + aside} size={small} />
      </g>
    </>
  );
}

/** Too far for the points that wait: how many steps it would take. */
export function FarPreview({ G, approach }: { readonly G: State; readonly approach: Approach }) {
  const to = approach.path.at(-1);
  const walks = pieceRule(G, approach.piece).action === pointsNow(G)?.action;
  if (!walks || to === undefined || !mapOf(to).main) return null;
  const { x, y } = placeAt(to);
  const r = isTown(to) ? 34 : 17;
  return (
    <Layer>
      <circle cx={x} cy={y} r={r} fill="none" stroke="var(--refusal)" strokeWidth={4} strokeDasharray="7 5" />
      <g transform={`translate(${x + r - 8} ${y - r - 4})`}>
        <rect width={46} height={26} rx={8} fill="var(--white)" stroke="var(--refusal)" strokeWidth={2} />
        <Sign name="lock" x={4} y={4} size={18} />
        <Figure x={34} y={20} size={18}>
          {approach.path.length}
        </Figure>
      </g>
    </Layer>
  );
}
