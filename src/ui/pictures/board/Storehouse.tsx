import { STOREHOUSE_SPACES } from '../../../content';
import { Picture, type Labelled } from '../Picture';
import { Place, type PlacePropsOf } from '../Place';
import { Crate } from '../tiles/EmptyPlace';
import { TileSign } from '../tiles/TilePicture';
import { Square } from '../Square';

const STEP = 63.5;
const CRATE = 57;

interface StorehouseProps extends Labelled {
  readonly tiles: readonly string[];
  readonly placeProps?: PlacePropsOf | undefined;
  readonly width?: number | string | undefined;
}

const NOTHING: PlacePropsOf = () => undefined;

/** The Storehouse as a row of crates. Places: the ids of the tiles, `crate.3` for an empty one. */
export function Storehouse({ tiles, placeProps = NOTHING, width = 254, label }: StorehouseProps) {
  return (
    <Picture viewBox="-3 -1 254 64" width={width} height="auto" label={label} group={placeProps !== NOTHING}>
      {Array.from({ length: STOREHOUSE_SPACES }, (_, index) => {
        const tile = tiles[index];
        const props = placeProps(tile ?? `crate.${index}`);
        const x = index * STEP;
        return (
          <Place key={index} props={props}>
            <svg x={x} y={2} width={CRATE} height={CRATE} viewBox="0 0 64 64" overflow="visible">
              <Crate full={tile !== undefined} />
            </svg>
            {props?.glow !== undefined && <CrateGlow x={x} />}
            {tile !== undefined && <TileSign tile={tile} x={x + 6} y={8} size={45} />}
          </Place>
        );
      })}
    </Picture>
  );
}

function CrateGlow({ x }: { x: number }) {
  return (
    <>
      <Square x={x + 1.5} y={3.5} size={54} radius={7} line="var(--sun)" lineWidth={4.5} />
      <Square x={x - 1} y={1} size={59} radius={9} lineWidth={1.3} />
    </>
  );
}
