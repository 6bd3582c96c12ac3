import type { ReactNode } from 'react';
import { useText } from '../text';
import type { PodiumHouse } from './boxFinal';
import { GabledHouse } from './GabledHouse';
import { PodiumStreet, PODIUM_STREET } from './Street';
import type { Standing } from './standings';

const HOUSE = { width: 98, step: 110, least: 170, most: 292 };
/** Where the places stand, from left to right: the winner beside the second. */
const PLACES: readonly number[] = [2, 1, 3, 4];

interface PodiumProps {
  readonly standings: readonly Standing[];
  /** What lies so deep below the street. */
  readonly depth?: number;
  readonly below?: (houses: readonly PodiumHouse[]) => ReactNode;
}

/** The players as houses of one street: the higher the more points. */
export function Podium({ standings, depth = 0, below }: PodiumProps) {
  const { say } = useText();
  const best = Math.max(1, ...standings.map(({ score }) => score));
  const inStreet = PLACES.flatMap(place => standings[place - 1] ?? []);
  const left = (PODIUM_STREET.width - inStreet.length * HOUSE.step + HOUSE.step - HOUSE.width) / 2;
  const houses = inStreet.map((standing, index) => ({
    ...{ standing, seat: standing.seat, owner: standing.owner },
    ...{ x: left + index * HOUSE.step, width: HOUSE.width },
  }));
  const heightOf = (score: number): number =>
    HOUSE.least + (HOUSE.most - HOUSE.least) * Math.max(0, score / best) ** 3;
  const words = standings.map(({ place, name, score }) => `${place}. ${name} ${score}`).join(', ');
  return (
    <svg
      className="podium"
      viewBox={`0 0 ${PODIUM_STREET.width} ${PODIUM_STREET.height + depth}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={`${say('scores.total')}: ${words}`}
    >
      <PodiumStreet />
      {below?.(houses)}
      {houses.map(({ standing, x, width }) => (
        <GabledHouse
          key={standing.seat}
          standing={standing}
          x={x}
          width={width}
          height={heightOf(standing.score)}
        />
      ))}
    </svg>
  );
}
