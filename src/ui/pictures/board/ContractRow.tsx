import { CONTRACT_SPACES } from '../../../content';
import type { Owner } from '../owners';
import { Picture, type Labelled } from '../Picture';
import { PieceSign } from '../Piece';
import { Place, type PlacePropsOf } from '../Place';
import { Shield } from '../Sign';
import { PlacedTile } from './PlacedTile';

const STEP = 53.4;

interface ContractRowProps extends Labelled {
  readonly owner: Owner;
  /** The fulfilled Contracts, from the left. */
  readonly contracts: readonly string[];
  readonly placeProps?: PlacePropsOf | undefined;
  readonly width?: number | string | undefined;
}

const NOTHING: PlacePropsOf = () => undefined;

/** The spaces of the fulfilled Contracts with the Pillars that wait there. Places: `contract.0` and so on. */
export function ContractRow({
  owner,
  contracts,
  placeProps = NOTHING,
  width = 320,
  label,
}: ContractRowProps) {
  return (
    <Picture viewBox="0 2 320 66" width={width} height="auto" label={label} group={placeProps !== NOTHING}>
      {CONTRACT_SPACES.map(({ points, pillar }, index) => {
        const x = index * STEP;
        const tile = contracts[index];
        const props = placeProps(`contract.${index}`);
        return (
          <Place key={points} props={props} thing={{ is: 'contractSpace', owner, space: index }}>
            {tile === undefined ? (
              <Space
                x={x}
                points={points}
                owner={pillar ? owner : undefined}
                glows={props?.glow !== undefined}
              />
            ) : (
              <PlacedTile tile={tile} x={x + 1} y={14} size={49} />
            )}
          </Place>
        );
      })}
    </Picture>
  );
}

interface SpaceProps {
  readonly x: number;
  readonly points: number;
  /** Whose Pillar waits there. */
  readonly owner: Owner | undefined;
  readonly glows: boolean;
}

/** A torn sheet that waits for its Contract. */
function Space({ x, points, owner, glows }: SpaceProps) {
  return (
    <>
      {glows && (
        <rect
          x={x - 0.5}
          y={10.5}
          width={51}
          height={55}
          rx={8}
          fill="none"
          stroke="var(--sun)"
          strokeWidth={4}
        />
      )}
      <path
        d={`M${x + 2} 18a4 4 0 0 1 4-4h38a4 4 0 0 1 4 4v42c-4 4-7 4-11.5 0-4 4-7.5 4-11.5 0-4 4-7.5 4-11.5 0-3 4-6 4-11.5 0z`}
        fill={glows ? 'var(--sun-light)' : 'var(--white)'}
        stroke="var(--ink)"
        strokeWidth={1.3}
      />
      <Shield points={points} x={x + 24} y={33} size={24} />
      {owner !== undefined && <PieceSign kind="pillar" owner={owner} x={x + 3} y={21} size={27} />}
    </>
  );
}
