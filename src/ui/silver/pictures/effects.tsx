import type { ReactNode } from 'react';
import type { EffectName } from '../../../content';
import { Figure, Sign } from '../../pictures/Sign';
import {
  goodsWord,
  wordsPaid,
  word,
  wordsOf,
  type EffectPictures,
  type WordSpot,
} from '../../pictures/words';
import type { IconName } from '../../pictures/icons';

/** What the effects of this box look like. */

const PLUS = 'place';

/** One is taken or placed: a green plus. */
const placed = (name: IconName) =>
  word(name, ({ x, y, size }) => (
    <>
      <Sign name={name} x={x + size * 0.04} y={y} size={size * 0.84} className="of-prospector" />
      <Sign name={PLUS} x={x + size * 0.55} y={y + size * 0.51} size={size * 0.5} />
    </>
  ));

const beside =
  (name: IconName, mark: (spot: WordSpot) => ReactNode) =>
  (spot: WordSpot): ReactNode => (
    <>
      <Sign name={name} {...inSpot(spot)} className="of-prospector" />
      {mark(spot)}
    </>
  );

const inSpot = ({ x, y, size }: WordSpot) => ({ x, y, size: size * 0.86 });

const lock = ({ x, y, size }: WordSpot): ReactNode => (
  <Sign name="lock" x={x + size * 0.46} y={y + size * 0.42} size={size * 0.56} />
);

const figure =
  (text: string) =>
  ({ x, y, size }: WordSpot): ReactNode => (
    <Figure x={x + size * 0.84} y={y + size} size={size * 0.5} halo>
      {text}
    </Figure>
  );

/** A price, an arrowhead, and what it brings. */
const arrow = word('then', ({ x, y, size }) => (
  <path
    d={`M${x + size * 0.3} ${y + size * 0.25}l${size * 0.4} ${size * 0.25}-${size * 0.4} ${size * 0.25}z`}
    fill="var(--ink)"
  />
));

export const SILVER_EFFECT_PICTURES: EffectPictures<EffectName<'silver'>> = {
  gainSilver: ({ count }) => [goodsWord('silver', count)],
  gainIdentical: ({ count }) => [goodsWord('identical', count)],
  unlockMines: ({ count }) => [
    word('unlock', spot => (
      <>
        {beside('mine', lock)(spot)}
        {count > 1 && figure(String(count))(spot)}
      </>
    )),
  ],
  payFor: ({ price, effects }) => [...wordsPaid(price), arrow, ...wordsOf(effects)],
  cheaperTier: ({ discount }) => [word('cheaper', beside('technology', figure(`−${discount}`)))],
  placeMine: () => [placed('mine')],
  freeProspector: () => [placed('prospector')],
  recolour: ({ points }) => [word('recolour', beside('change-colour', figure(`+${points}`)))],
};
