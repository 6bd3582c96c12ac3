import type { Piece, WordsOf } from '../../content';
import { rowsFor } from '../boxes/rows';
import { MARK_OF, type Owner } from './owners';
import { Picture, type Labelled } from './Picture';
import { Figure, Sign, type SignSpot } from './Sign';

export type PieceKind = 'house' | 'pillar' | Piece;

/** The outline of each piece: as a white edge it keeps the piece readable on any ground. */
export const PIECE_OUTLINES = rowsFor<Readonly<Record<PieceKind, string>>>({
  house: 'M12 2.2L22 10v11.6H2V10z',
  pillar: 'M3.4 2h17.2v3.8l-3 1.8v9.6l3 1.8v3H3.4v-3l3-1.8V7.6l-3-1.8z',
  merchant:
    'M3 13V9.4C3 5.4 6.5 3 11 3s8 2.4 8 6.4v3.2h1.4l2-2-3 3.6v3.4a3.7 3.7 0 1 1-7.4 1.6H10a3.7 3.7 0 1 1-7.2-1z',
  architect: 'M12 1.5a3.7 3.7 0 0 1 3.3 5.5l6 14.6h-3.5L15.5 16h-7l-2.3 5.6H2.7L8.7 7A3.7 3.7 0 0 1 12 1.5z',
} satisfies Record<'house' | 'pillar' | WordsOf<'base', 'piece'>, string>);

/** Where the mark stands on houses and pillars, in parts of the side. */
const MARK_SPOTS = {
  house: { x: 0.27, y: 0.43, size: 0.46 },
  pillar: { x: 0.295, y: 0.3, size: 0.41 },
} as const;

interface PieceProps extends SignSpot {
  readonly kind: PieceKind;
  readonly owner: Owner;
  readonly edged?: boolean;
}

/** A wooden piece in its owner's colour, with the owner's mark; `edged` gives it a white edge. */
export function PieceSign({ kind, owner, x = 0, y = 0, size = 24, edged = false }: PieceProps) {
  return (
    <g className={`of-${owner}`}>
      <path
        d={PIECE_OUTLINES[kind]}
        transform={`translate(${x} ${y}) scale(${size / 24})`}
        fill="none"
        stroke={edged ? '#fff' : 'var(--rim)'}
        strokeWidth={edged ? 5.4 : 3.6}
        strokeLinejoin="round"
      />
      <Sign name={kind} x={x} y={y} size={size} />
      <PieceMark kind={kind} owner={owner} x={x} y={y} size={size} />
    </g>
  );
}

/** White on houses and pillars; on a disc at the upper right of wagon and compass. */
function PieceMark({ kind, owner, x, y, size }: Required<SignSpot> & { kind: PieceKind; owner: Owner }) {
  if (kind === 'house' || kind === 'pillar') {
    const spot = MARK_SPOTS[kind];
    return <OwnerMark owner={owner} x={x + size * spot.x} y={y + size * spot.y} size={size * spot.size} />;
  }
  return (
    <>
      <circle
        cx={x + size * 0.9}
        cy={y + size * 0.17}
        r={size * 0.235}
        fill="var(--dark)"
        stroke="#fff"
        strokeWidth={size * 0.05}
      />
      <OwnerMark owner={owner} x={x + size * 0.765} y={y + size * 0.035} size={size * 0.27} />
    </>
  );
}

function OwnerMark({ owner, x, y, size }: Required<SignSpot> & { owner: Owner }) {
  return (
    <g style={{ color: '#fff' }}>
      <Sign name={MARK_OF[owner]} x={x} y={y} size={size} />
    </g>
  );
}

interface TokenProps extends SignSpot {
  readonly owner: Owner;
  /** Instead of the mark. */
  readonly text?: string | undefined;
}

/** A player's disc: a marker on the King track, a place in the turn order, Bonus Points at an Action. */
export function TokenSign({ owner, text, x = 0, y = 0, size = 24 }: TokenProps) {
  const centre = { cx: x + size / 2, cy: y + size / 2 };
  return (
    <g className={`of-${owner}`}>
      <circle {...centre} r={size / 2 - 0.2} fill="var(--rim)" />
      <circle {...centre} r={size / 2 - 0.8} fill="var(--own)" stroke="var(--ink)" strokeWidth={1.5} />
      <circle {...centre} r={size / 2 - 2.6} fill="none" stroke="#fff" strokeOpacity={0.55} />
      {text === undefined ? (
        <OwnerMark owner={owner} x={x + size * 0.28} y={y + size * 0.28} size={size * 0.44} />
      ) : (
        <Figure x={x + size / 2} y={y + size * 0.7} size={size * 0.55} tone="white">
          {text}
        </Figure>
      )}
    </g>
  );
}

interface Sized extends Labelled {
  readonly owner: Owner;
  readonly size?: number | undefined;
}

/** A piece beside text. */
export function PieceIcon({ kind, owner, size = 24, ...rest }: Sized & { kind: PieceKind }) {
  return (
    <Picture viewBox="0 0 24 24" width={size} height={size} {...rest}>
      <PieceSign kind={kind} owner={owner} />
    </Picture>
  );
}

/** A player's disc beside text. */
export function TokenIcon({ owner, text, size = 24, ...rest }: Sized & { text?: string }) {
  return (
    <Picture viewBox="0 0 24 24" width={size} height={size} {...rest}>
      <TokenSign owner={owner} text={text} />
    </Picture>
  );
}
