import type { Action, Crest } from '../../content';
import { Picture, type Labelled } from './Picture';
import { Sign } from './Sign';

interface Sized extends Labelled {
  readonly size?: number | undefined;
}

const GRID = '0 0 48 48';

/** The Character of an Action: clerk, innkeeper, master builder, trader, courtier. */
export function CharacterPicture({ character, size = 48, ...rest }: Sized & { character: Action }) {
  return (
    <Picture viewBox={GRID} width={size} height={size} {...rest}>
      <use href={`#bust-${character}`} width={48} height={48} />
    </Picture>
  );
}

/** The Cardinal in person. */
export function CardinalPicture({ size = 48, ...rest }: Sized) {
  return (
    <Picture viewBox={GRID} width={size} height={size} {...rest}>
      <Sign name="cardinal" size={48} />
    </Picture>
  );
}

/** The banner of a family. */
export function CrestPicture({ crest, size = 48, ...rest }: Sized & { crest: Crest }) {
  return (
    <Picture viewBox={GRID} width={size} height={size} {...rest}>
      <use href={`#crest-${crest}`} width={48} height={48} />
    </Picture>
  );
}

/** A Cathedral, by the id of its town; `size` is its height. */
export function CathedralPicture({ town, size = 72, ...rest }: Sized & { town: string }) {
  return (
    <Picture viewBox="-1 -2 62 75" width={(size * 62) / 75} height={size} {...rest}>
      <use href={`#cathedral-${town}`} x={-1} y={-2} width={62} height={75} />
    </Picture>
  );
}
