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

/** The dice of a section; from five on one die per colour with its number. A die is a place `die.colour.value`. */
export function WheelDice({ slot, value, colours, placeProps }: WheelDiceProps) {
  const heaps = heapsOf(colours);
  const seats = seatsFor(heaps.length);
  return heaps.map(({ colour, count }, index) => {
    const seat = seats[index];
    if (seat === undefined) return undefined;
    const { radius, turn, size } = seat;
    const [x, y] = onWheel(radius, middleOf(slot) + turn);
    const props = placeProps(`die.${colour}.${value}`);
    return (
      <Place key={`${colour} ${index}`} props={props}>
        <DieSign
          colour={colour}
          value={value}
          x={x - size * 0.47}
          y={y - size * 0.47}
          size={size}
          possible={props?.glow !== undefined}
        />
        {count > 1 && (
          <Figure x={x + size * 0.1} y={y - size * 0.3} size={13} halo>
            ×{count}
          </Figure>
        )}
      </Place>
    );
  });
}

function heapsOf(colours: readonly Colour[]): readonly Heap[] {
  if (colours.length <= CROWD) return colours.map(colour => ({ colour, count: 1 }));
  return COLOURS.map(colour => ({ colour, count: colours.filter(other => other === colour).length })).filter(
    ({ count }) => count > 0,
  );
}
