import { MARK_OF, type Owner } from '../../pictures/owners';
import { Figure, Sign, type SignSpot } from '../../pictures/Sign';

interface MineSignProps extends SignSpot {
  readonly owner: Owner | undefined;
  /** What a free space pays. */
  readonly gold?: number;
}

/** A Mine with its owner's mark, or the space for one. */
export function MineSign({ owner, gold = 0, x = 0, y = 0, size = 24 }: MineSignProps) {
  if (owner)
    return (
      <g className={`of-${owner}`}>
        <Sign name="mine" x={x} y={y} size={size} />
        <g style={{ color: '#fff' }}>
          <Sign name={MARK_OF[owner]} x={x + size * 0.29} y={y + size * 0.5} size={size * 0.42} />
        </g>
      </g>
    );
  return (
    <>
      <Sign name="mine-space" x={x} y={y} size={size} />
      {gold > 0 && (
        <>
          <Sign name="gold" x={x + size * 0.2} y={y + size * 0.2} size={size * 0.6} />
          <Figure x={x + size * 0.82} y={y + size} size={size * 0.6} halo>
            {gold}
          </Figure>
        </>
      )}
    </>
  );
}
