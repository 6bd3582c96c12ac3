import { useText } from '../text';
import { GabledHouse } from './GabledHouse';
import { PodiumStreet, PODIUM_STREET } from './Street';
import type { Standing } from './standings';

const HOUSE = { width: 98, step: 110, least: 170, most: 292 };
/** Where the places stand, from left to right: the winner beside the second. */
const PLACES: readonly number[] = [2, 1, 3, 4];

/** The players as houses of one street: the higher the more points. */
export function Podium({ standings }: { standings: readonly Standing[] }) {
  const { say } = useText();
  const best = Math.max(1, ...standings.map(({ score }) => score));
  const inStreet = PLACES.flatMap(place => standings[place - 1] ?? []);
  const left = (PODIUM_STREET.width - inStreet.length * HOUSE.step + HOUSE.step - HOUSE.width) / 2;
  const heightOf = (score: number): number =>
    HOUSE.least + (HOUSE.most - HOUSE.least) * Math.max(0, score / best) ** 3;
  const words = standings.map(({ place, name, score }) => `${place}. ${name} ${score}`).join(', ');
  return (
    <svg
      className="podium"
      viewBox={`0 0 ${PODIUM_STREET.width} ${PODIUM_STREET.height}`}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={`${say('scores.total')}: ${words}`}
    >
      <PodiumStreet />
      {inStreet.map((standing, index) => (
        <GabledHouse
          key={standing.seat}
          standing={standing}
          x={left + index * HOUSE.step}
          width={HOUSE.width}
          height={heightOf(standing.score)}
        />
      ))}
    </svg>
  );
}
