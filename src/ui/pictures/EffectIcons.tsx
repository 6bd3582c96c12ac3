import { Fragment } from 'react';
import type { Effect } from '../../content';
import { Picture, type Labelled } from './Picture';
import { wordsOf } from './words';

interface EffectIconsProps extends Labelled {
  readonly effects: readonly Effect[];
  /** The height in pixels. */
  readonly size?: number | undefined;
}

const STEP = 29;

/** What effects do, in one line of icons: for log lines, task buttons and the cards of tiles. */
export function EffectIcons({ effects, size = 24, ...rest }: EffectIconsProps) {
  const words = wordsOf(effects);
  const width = Math.max(1, words.length) * STEP;
  return (
    <Picture viewBox={`-1 -2 ${width} 28`} width={(width * size) / 28} height={size} {...rest}>
      {words.map(({ key, draw }, index) => (
        <Fragment key={key}>
          {draw({ x: index * STEP + 1, y: 0, size: 24, alone: words.length === 1 })}
        </Fragment>
      ))}
    </Picture>
  );
}
