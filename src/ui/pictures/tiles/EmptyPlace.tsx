import { Picture, type Labelled } from '../Picture';
import type { SignSpot } from '../Sign';
import { TILE_OUTLINES } from './outlines';
import { Square } from '../Square';

export const EMPTY_PLACES = ['tile', 'contract', 'crest', 'character', 'crate'] as const;
export type EmptyPlaceKind = (typeof EMPTY_PLACES)[number];

const OUTLINE_OF: Readonly<Record<Exclude<EmptyPlaceKind, 'crate' | 'character'>, string>> = {
  tile: 'M16 8h32a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8V16a8 8 0 0 1 8-8z',
  contract: TILE_OUTLINES.contract,
  crest: TILE_OUTLINES.crest,
};

/** A place has the outline of what goes there: a window, a banner, a torn sheet, a crate. */
export function EmptySign({ kind, x = 0, y = 0, size = 64 }: SignSpot & { kind: EmptyPlaceKind }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" overflow="visible">
      <EmptyFace kind={kind} />
    </svg>
  );
}

function EmptyFace({ kind }: { kind: EmptyPlaceKind }) {
  if (kind === 'crate') return <Crate />;
  if (kind === 'character') return <Window />;
  return (
    <path
      d={OUTLINE_OF[kind]}
      fill="var(--empty)"
      stroke="var(--empty-line)"
      strokeWidth={2.4}
      strokeDasharray="5 4"
      strokeLinejoin="round"
    />
  );
}

function Window() {
  return (
    <>
      <path d={TILE_OUTLINES.character} fill="var(--face)" stroke="var(--ink)" strokeWidth={2} />
      <path d="M32 4v57M4 34h56" stroke="var(--empty-line)" strokeOpacity={0.55} strokeWidth={2.4} />
    </>
  );
}

/** An open crate: planks when it is empty. */
export function Crate({ full = false }: { full?: boolean }) {
  return (
    <>
      <Square x={1} y={1} size={62} radius={8} fill="var(--wood)" lineWidth={1.6} />
      <rect x={5} y={5} width={54} height={54} rx={5} fill="var(--wood-light)" />
      {!full && <path d="M6 18.5h52M6 32h52M6 45.5h52" stroke="var(--wood)" strokeWidth={2.4} />}
    </>
  );
}

interface EmptyPlaceProps extends Labelled {
  readonly kind: EmptyPlaceKind;
  readonly size?: number | undefined;
}

/** An empty place on a board or in an offer. */
export function EmptyPlace({ kind, size = 64, ...rest }: EmptyPlaceProps) {
  return (
    <Picture viewBox="-1 -1 66 68" width={size} height={size} {...rest}>
      <EmptySign kind={kind} />
    </Picture>
  );
}
