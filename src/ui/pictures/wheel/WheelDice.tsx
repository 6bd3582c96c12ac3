import { Fragment } from 'react';
import { COLOURS, type Colour } from '../../../content';
import { DieSign } from '../Die';
import { Place, type PlacePropsOf } from '../Place';
import { Figure } from '../Sign';
import { middleOf, onWheel, seatsFor } from './geometry';

interface WheelDiceProps {
  readonly slot: number;
  readonly value: number;
  /** The colours of the dice that lie there. */
  readonly colours: readonly Colour[];
  readonly placeProps: PlacePropsOf;
}

interface Heap {
  readonly colour: Colour;
  readonly count: number;
}

const CROWD = 4;

/**
 * The dice of a section; from five on one die per colour with its number. Dice that are alike are one place
 * `die.colour.value`: whichever is taken, it is the same.
 */
export function WheelDice({ slot, value, colours, placeProps }: WheelDiceProps) {
  const heaps = heapsOf(colours);
  const crowded = colours.length > CROWD;
  const seats = seatsFor(crowded ? heaps.length : colours.length);
  let seated = 0;
  return heaps.map(({ colour, count }) => {
    const drawn = crowded ? 1 : count;
    const own = seats.slice(seated, seated + drawn);
    seated += drawn;
    const props = placeProps(`die.${colour}.${value}`);
    const dice = own.map(({ radius, turn, size }) => ({ at: onWheel(radius, middleOf(slot) + turn), size }));
    return (
      <Place key={colour} props={props} middle={dice[0]?.at} thing={{ is: 'die', colour, value }}>
        {drawn > 1 && <Between points={dice.map(({ at }) => at.join())} />}
        {dice.map(({ at: [x, y], size }, index) => (
          <Fragment key={index}>
            <DieSign
              colour={colour}
              value={value}
              x={x - size * 0.47}
              y={y - size * 0.47}
              size={size}
              possible={props?.glow !== undefined}
            />
            {crowded && count > 1 && (
              <Figure x={x + size * 0.1} y={y - size * 0.3} size={13} halo>
                ×{count}
              </Figure>
            )}
          </Fragment>
        ))}
      </Place>
    );
  });
}

/** What lies between dice that are one place belongs to it: whoever points at its middle points at them. */
const Between = ({ points }: { readonly points: readonly string[] }) => (
  <polygon points={points.join(' ')} fill="transparent" stroke="transparent" strokeWidth={8} />
);

const heapsOf = (colours: readonly Colour[]): readonly Heap[] =>
  COLOURS.map(colour => ({ colour, count: colours.filter(other => other === colour).length })).filter(
    ({ count }) => count > 0,
  );
