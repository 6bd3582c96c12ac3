import { mapOf } from '../../../content';
import { playerOf } from '../../../rules/model';
import { mineMap, mineSpace, tabletBetween } from '../../../rules/silver/known';
import { silverOf } from '../../../rules/silver/miner';
import type { WalkPreviewProps } from '../../explain/preview/boxPreviews';
import { useGround, Layer } from '../../explain/preview/Layer';
import type { Owner } from '../../pictures/owners';
import { PieceSign } from '../../pictures/Piece';
import { layoutOf, STEP, type MapLayout } from './layout';
import { MineSign } from './MineSign';

/** The way of a Prospector in the sun, the tablets that it crosses framed; at its end he stands pale, and a Mine that could follow. */
export function WalkBelow({ G, me, walk, follows }: WalkPreviewProps) {
  const map = mineMap(mapOf(walk.to).id);
  const ground = `.preview-below-${map.level}`;
  const sheet = useGround().querySelector<SVGGElement>(`.table ${ground}`)?.ownerSVGElement;
  if (!sheet) return null;
  const { width, height } = sheet.viewBox.baseVal;
  const layout = layoutOf(map, G.players.length, { width, height });
  const { colour } = playerOf(G, me);
  const places = [walk.from, ...walk.path];
  const end = layout.at(walk.to);
  const mine = follows.find(({ thing }) => thing.is === 'mineSpace')?.thing;
  return (
    <>
      <Layer under ground={ground}>
        {walk.moves[0].type === 'step' && <Way places={places} layout={layout} owner={colour} />}
      </Layer>
      <Layer ground={ground}>
        {crossedBy(places, silverOf(G).crossed, layout).map(({ tablet, at, width: wide }) => (
          <rect
            key={tablet.id}
            x={at.x - wide / 2 - 2}
            y={at.y - 14}
            width={wide + 4}
            height={28}
            rx={9}
            fill="none"
            stroke="var(--sun)"
            strokeWidth={4.5}
          />
        ))}
        <g opacity={0.6}>
          <PieceSign kind="prospector" owner={colour} x={end.x - 42} y={end.y - 24} size={29} edged />
        </g>
        {mine?.is === 'mineSpace' && <MineThere space={mine.space} layout={layout} owner={colour} />}
      </Layer>
    </>
  );
}

const crossedBy = (places: readonly string[], before: readonly string[], { tablets }: MapLayout) =>
  places.slice(1).flatMap((to, index) => {
    const id = tabletBetween(places[index] ?? to, to)?.id;
    return tablets.filter(({ tablet }) => tablet.id === id && !before.includes(tablet.id));
  });

interface WayProps {
  readonly places: readonly string[];
  readonly layout: MapLayout;
  readonly owner: Owner;
}

function Way({ places, layout, owner }: WayProps) {
  const path = places.map((place, index) => {
    const { x, y } = layout.at(place);
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" className={`of-${owner}`}>
      <path d={path.join('')} stroke="var(--ink)" strokeWidth={13} />
      <path d={path.join('')} stroke="var(--sun)" strokeWidth={9.5} />
      <path d={path.join('')} stroke="var(--own)" strokeWidth={4} strokeDasharray="1 9" />
    </g>
  );
}

/** At two thirds, on sun, in its space. */
function MineThere({ space, layout, owner }: { space: string; layout: MapLayout; owner: Owner }) {
  const town = layout.towns.find(each => each.town.id === mineSpace(space)?.town);
  const index = town?.mines.findIndex(({ id }) => id === space) ?? -1;
  if (!town || index < 0) return null;
  const { x, y } = { x: town.plate.x + 3 + index * STEP, y: town.plate.y + 4 };
  return (
    <>
      <rect x={x - 1} y={y} width={23} height={23} rx={5} fill="var(--sun)" stroke="var(--ink)" />
      <MineSign owner={owner} x={x + 3} y={y + 4} size={15} />
    </>
  );
}
