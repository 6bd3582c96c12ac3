import { Fragment } from 'react';
import type { CharacterTile, ContractTile, CrestTile, HelperTile } from '../../../content';
import { ActionSign, Figure, Sign } from '../Sign';
import { wordsPaid, priceInWords, wordsOf } from '../words';
import { Arranged } from './Arranged';
import { helperClass, TILE_OUTLINES } from './outlines';

/** The faces of the four families, on a grid of 64, drawn from what the tiles do. */

function Shade({ of }: { of: keyof typeof TILE_OUTLINES }) {
  return <path d={TILE_OUTLINES[of]} transform="translate(0 2.5)" fill="#0b2545" opacity={0.2} />;
}

function Sheet({ of, fill }: { of: keyof typeof TILE_OUTLINES; fill: string }) {
  return <path d={TILE_OUTLINES[of]} fill={fill} stroke="var(--ink)" strokeWidth={1.5} />;
}

/** A ticket with two bites. */
export function HelperFace({ tile }: { tile: HelperTile }) {
  return (
    <g className={helperClass(tile.effects)}>
      <Shade of="helper" />
      <Sheet of="helper" fill="var(--white)" />
      <path
        d={TILE_OUTLINES.helper}
        transform="translate(3.2 3.2) scale(.9)"
        fill="var(--tint)"
        stroke="var(--edge, var(--act))"
        strokeWidth={4.6}
      />
      {tile.price ? <Sold tile={tile} /> : <Arranged words={wordsOf(tile.effects)} x={8} y={8} side={48} />}
    </g>
  );
}

/** The price at the upper left, a triangle, the gift at the lower right; two gifts side by side. */
function Sold({ tile: { price = {}, effects } }: { tile: HelperTile }) {
  const [cost] = wordsPaid(price);
  const gifts = wordsOf(effects);
  return (
    <>
      {cost?.draw({ x: 9, y: 8, size: 23 })}
      <path d="M33 26.5h8l-4 6z" fill="var(--ink)" transform="rotate(-45 37 29)" />
      {gifts.map(({ key, draw }, index) => (
        <Fragment key={key}>
          {draw(gifts.length === 1 ? { x: 25, y: 27, size: 29 } : { x: 8 + index * 25, y: 33, size: 23 })}
        </Fragment>
      ))}
    </>
  );
}

/** A sheet with a torn lower edge: the price above the line, the gift below. */
export function ContractFace({ tile }: { tile: ContractTile }) {
  const cost = priceInWords(tile.cost);
  const [gift, more] = wordsOf(tile.reward);
  return (
    <g className="act-contract">
      <Shade of="contract" />
      <Sheet of="contract" fill="var(--white)" />
      <path d="M6 3.2h52a1.8 1.8 0 0 1 1.8 1.8v25H4.2V5A1.8 1.8 0 0 1 6 3.2z" fill="var(--tint)" />
      <path d="M4.2 30h55.6" stroke="var(--act)" strokeWidth={2.6} />
      <path d="M28 30.5h8l-4 4.4z" fill="var(--act)" />
      <path
        d={TILE_OUTLINES.contract}
        transform="translate(1.9 1.9) scale(.94)"
        fill="none"
        stroke="var(--act)"
        strokeWidth={2.4}
      />
      {cost.map(({ name, count }, index) => {
        const alone = cost.length === 1;
        return (
          <g key={name}>
            <Sign name={name} x={alone ? 14 : 7 + index * 27} y={alone ? 4 : 5} size={alone ? 25 : 23} />
            <Figure x={alone ? 46 : 27 + index * 27} y={alone ? 25 : 27} size={alone ? 23 : 17} halo>
              {count}
            </Figure>
          </g>
        );
      })}
      {gift?.draw(more ? { x: 6, y: 32, size: 26 } : { x: 18.5, y: 31.5, size: 28 })}
      {more?.draw({ x: 35, y: 33, size: 23 })}
    </g>
  );
}

/** A banner on a gilt rod. */
export function CrestFace({ tile }: { tile: CrestTile }) {
  return (
    <>
      <Shade of="crest" />
      <use href={`#crest-${tile.crest}`} x={0} y={0} width={64} height={64} />
    </>
  );
}

/** An arched window: who, what placing it gives, and the Action it strengthens. Small ones show no bust. */
export function CharacterFace({ tile, small }: { tile: CharacterTile; small: boolean }) {
  const [first, second] = wordsOf(tile.effects);
  const spots = small
    ? {
        one: { x: 15, y: 10, size: 33, alone: true },
        two: [
          { x: 10, y: 17, size: 22 },
          { x: 32, y: 12, size: 22 },
        ] as const,
      }
    : {
        one: { x: 26, y: 5.5, size: 30, alone: true },
        two: [
          { x: 15, y: 6, size: 22 },
          { x: 37, y: 14, size: 23 },
        ] as const,
      };
  return (
    <>
      <g className={`act-${tile.character}`}>
        <Shade of="character" />
        <Sheet of="character" fill="var(--tint)" />
        <path
          d={TILE_OUTLINES.character}
          transform={small ? 'translate(3 3) scale(.906)' : 'translate(2.6 2.6) scale(.92)'}
          fill="none"
          stroke="var(--act)"
          strokeWidth={small ? 4.5 : 3.6}
        />
      </g>
      {!small && <use href={`#bust-${tile.character}`} x={3.5} y={24} width={36} height={36.5} />}
      {second ? (
        <>
          {first?.draw(spots.two[0])}
          {second.draw(spots.two[1])}
        </>
      ) : (
        first?.draw(spots.one)
      )}
      {small ? (
        <ActionSign action={tile.character} x={39} y={39} size={23} />
      ) : (
        <ActionSign action={tile.character} x={41} y={40} size={20} />
      )}
    </>
  );
}
