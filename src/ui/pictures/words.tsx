import type { ReactNode } from 'react';
import type { ContractCost, Effect, EffectName, Goods, Piece, Price } from '../../content';
import { RESOURCES } from '../../content';
import { rowsFor } from '../boxes/rows';
import type { IconName } from './icons';
import { signed } from './numbers';
import { ActionSign, Figure, PointsSign, Shield, Sign } from './Sign';

/** Where a word stands: a square. `alone` when nothing stands beside it. */
export interface WordSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly alone?: boolean | undefined;
}

/** A word of the icon grammar: one effect, or one Resource of a gain. */
export interface Word {
  readonly key: string;
  readonly draw: (spot: WordSpot) => ReactNode;
}

/** What the effects say, in pictures. */
export const wordsOf = (effects: readonly Effect[]): readonly Word[] => effects.flatMap(wordsOfOne);

/** A price in goods, or what a Contract demands. */
export function priceInWords({
  iron,
  wool,
  identical,
}: ContractCost): readonly { name: IconName; count: number }[] {
  return [
    ...(identical === undefined ? [] : [{ name: 'identical' as const, count: identical }]),
    ...(iron === undefined ? [] : [{ name: 'iron' as const, count: iron }]),
    ...(wool === undefined ? [] : [{ name: 'wool' as const, count: wool }]),
  ];
}

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
/** Pictures for some effects: of a box, for its own. */
export type EffectPictures<Name extends Effect['do'] = Effect['do']> = {
  readonly [K in Name]: (effect: EffectOf<K>) => readonly Word[];
};

export const word = (key: string, draw: Word['draw']): Word => ({ key, draw });

/** So many of a good. */
export const goodsWord = (name: IconName, count: number): Word =>
  word(name, spot => <Counted name={name} count={count} spot={spot} />);

/** What is paid, in every currency of its price. */
export const wordsPaid = (price: Price): readonly Word[] =>
  Object.entries(price).map(([currency, count]) => goodsWord(currency as IconName, count));

export const EFFECT_PICTURES = rowsFor<EffectPictures>({
  gain: ({ goods }) => goodsWords(goods),
  gainAny: ({ count }) => [goodsWord('any', count)],
  score: ({ points }) => [
    word('score', ({ x, y, size }) => <Shield points={points} x={x} y={y} size={size} />),
  ],
  king: ({ steps }) => [word('king', spot => <KingSteps steps={steps} spot={spot} />)],
  act: effect => [word(effect.action, spot => <ActionWord effect={effect} spot={spot} />)],
  addPoints: ({ points }) => [word('add', spot => <AddedPoints points={points} spot={spot} />)],
  changeColour: () => [
    word('colour', ({ x, y, size }) => <Sign name="change-colour" x={x} y={y} size={size} />),
  ],
  buildingBonuses: () => [
    word('building', ({ x, y, size }) => <Sign name="building" x={x} y={y} size={size} />),
  ],
  move: ({ piece, steps }) => [
    word(`move-${piece}`, spot => <Steps piece={piece} steps={steps} spot={spot} />),
  ],
  relocate: ({ piece }) => [word(`to-${piece}`, spot => <Relocation piece={piece} spot={spot} />)],
  place: effect => [word(effect.what, spot => <Placement effect={effect} spot={spot} />)],
} satisfies EffectPictures<EffectName<'base'>>);

const wordsOfOne = <K extends Effect['do']>(effect: EffectOf<K>): readonly Word[] =>
  (EFFECT_PICTURES[effect.do] as (effect: EffectOf<K>) => readonly Word[])(effect);

const goodsWords = (goods: Goods): readonly Word[] =>
  RESOURCES.flatMap(resource => {
    const count = goods[resource] ?? 0;
    return count === 0 ? [] : [goodsWord(resource, count)];
  });

/** An icon with its number at the lower right. One is not written, but for a good that stands alone. */
function Counted({
  name,
  count,
  spot: { x, y, size, alone },
}: {
  name: IconName;
  count: number;
  spot: WordSpot;
}) {
  const ring = name === 'any' || name === 'identical';
  const written = count > 1 || (alone === true && !ring);
  return (
    <>
      <Sign name={name} x={x} y={y} size={size} />
      {written && (
        <Figure
          x={x + size * (ring ? 0.92 : 0.86)}
          y={y + size * (ring ? 1.02 : 0.98)}
          size={size * 0.57}
          halo
        >
          {count}
        </Figure>
      )}
    </>
  );
}

function KingSteps({ steps, spot: { x, y, size } }: { steps: number; spot: WordSpot }) {
  return (
    <>
      <Sign name="crown" x={x} y={y} size={size} />
      <Figure x={x + size * 0.82} y={y + size} size={size * 0.5} halo>
        {signed(steps)}
      </Figure>
    </>
  );
}

function AddedPoints({ points, spot: { x, y, size } }: { points: number; spot: WordSpot }) {
  return <PointsSign points={signed(points)} x={x} y={y} size={size} tone="sun" />;
}

type ActEffect = Extract<Effect, { do: 'act' }>;

function ActionWord({
  effect: { action, points },
  spot: { x, y, size, alone },
}: {
  effect: ActEffect;
  spot: WordSpot;
}) {
  const shift = size * (alone ? 0.1 : 0.04);
  const number = size * (alone ? 0.66 : 0.62);
  return (
    <>
      <ActionSign action={action} x={x - shift} y={y - shift} size={size * (alone ? 0.84 : 0.8)} />
      <PointsSign points={points} x={x + size * 0.455} y={y + size * 0.435} size={number} scale={0.79} />
    </>
  );
}

function PieceWord({ piece, spot: { x, y, size } }: { piece: Piece; spot: WordSpot }) {
  return (
    <Sign name={piece} x={x + size * 0.06} y={y - size * 0.06} size={size * 0.78} className={`of-${piece}`} />
  );
}

/** A yellow arrowhead for every step. */
function Steps({ piece, steps, spot }: { piece: Piece; steps: number; spot: WordSpot }) {
  const { x, y, size } = spot;
  const first = 0.3 - (steps - 1) * 0.12;
  return (
    <>
      <PieceWord piece={piece} spot={spot} />
      {Array.from({ length: steps }, (_, index) => (
        <Sign
          key={index}
          name="step"
          x={x + size * (first + index * 0.3 - 0.05)}
          y={y + size * 0.7}
          size={size * 0.33}
        />
      ))}
    </>
  );
}

function Relocation({ piece, spot }: { piece: Piece; spot: WordSpot }) {
  const { x, y, size } = spot;
  return (
    <>
      <PieceWord piece={piece} spot={spot} />
      <Sign name="anywhere" x={x + size * 0.08} y={y + size * 0.46} size={size * 0.88} />
    </>
  );
}

type PlaceEffect = Extract<Effect, { do: 'place' }>;

/** One from the supply, with a green plus; a dashed line when it may stand anywhere. */
function Placement({
  effect: { what, where },
  spot: { x, y, size },
}: {
  effect: PlaceEffect;
  spot: WordSpot;
}) {
  return (
    <>
      <Sign name={what} x={x + size * 0.04} y={y} size={size * 0.84} className="of-nobody" />
      <Sign name="place" x={x + size * 0.55} y={y + size * 0.51} size={size * 0.5} />
      {where === 'anywhere' && (
        <path
          d={`M${x + size * 0.02} ${y + size * 0.95}h${size * 0.5}`}
          stroke="var(--ink)"
          strokeWidth={size * 0.07}
          strokeDasharray={`${size * 0.1} ${size * 0.065}`}
        />
      )}
    </>
  );
}
