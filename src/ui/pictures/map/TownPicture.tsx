import { Picture, type Labelled } from '../Picture';
import { Vignette } from './Vignette';

interface TownPictureProps extends Labelled {
  readonly town: string;
  /** Its width in pixels. */
  readonly size?: number | undefined;
}

/** A town beside text: in choosers, cards and lists. */
export function TownPicture({ town, size = 64, ...rest }: TownPictureProps) {
  return (
    <Picture viewBox="-42 -52 84 76" width={size} height={(size * 76) / 84} {...rest}>
      <Vignette town={town} />
    </Picture>
  );
}
