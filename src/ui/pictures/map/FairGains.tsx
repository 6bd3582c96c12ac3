import { memo, useMemo } from 'react';
import { signed } from '../numbers';
import type { Owner } from '../owners';
import { TokenSign } from '../Piece';
import { Figure } from '../Sign';
import { GAIN, gainPlaces } from './gainPlaces';
import { placeAt, type Point } from './places';

/** What a Fair has paid those who take part, so far. */
export interface FairOnShow {
  readonly town: string;
  /** How many take part: room is kept for those who are still to be counted. */
  readonly takers: number;
  readonly gains: readonly Gain[];
}

export interface Gain {
  readonly owner: Owner;
  readonly points: number;
}

/** The red ring around the town whose Fair is being scored. */
export function FairRing({ town }: { town: string }) {
  const { x, y } = placeAt(town);
  const line = { cx: x, cy: y + 5, rx: 59, ry: 34, fill: 'none' };
  return (
    <g className="fair-ring">
      <ellipse {...line} stroke="var(--name-halo)" strokeWidth={8} />
      <ellipse {...line} stroke="var(--fair-now)" strokeWidth={4} />
    </g>
  );
}

/** Beside that town, a card per player. Read out they are below the map, with their sums. */
export const FairGains = memo(function FairGains({
  town,
  takers,
  gains,
  players,
}: FairOnShow & { readonly players: number }) {
  const places = useMemo(() => gainPlaces(town, takers, players), [town, takers, players]);
  return (
    <g className="fair-gains" pointerEvents="none" aria-hidden="true">
      {places.slice(0, gains.length).map((place, at) => {
        const gain = gains[at];
        return gain && <GainCard key={gain.owner} {...gain} {...place} />;
      })}
    </g>
  );
});

function GainCard({ owner, points, x, y }: Gain & Point) {
  const { width, height } = GAIN;
  const box = { x, width, height, rx: 9 };
  return (
    <g className="fair-gain">
      <rect {...box} y={y + 2.5} fill="#0b2545" opacity={0.25} />
      <rect {...box} y={y} fill="var(--plate)" stroke="var(--ink)" strokeWidth={1.3} />
      <TokenSign owner={owner} x={x + 4} y={y + 4} size={24} />
      <Figure x={x + 55} y={y + 23.5} size={21} tone={points === 0 ? 'second' : 'points'}>
        {signed(points)}
      </Figure>
    </g>
  );
}
