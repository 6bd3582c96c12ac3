import { memo, useId, type ReactNode } from 'react';
import type { Action, Colour, WheelAction } from '../../../content';
import { shows } from '../../explain/shows';
import { signed } from '../numbers';
import type { Owner } from '../owners';
import { Picture, type Labelled } from '../Picture';
import { TokenSign } from '../Piece';
import type { PlacePropsOf } from '../Place';
import { ActionSlot } from './ActionSlot';
import { CENTRE, middleOf, onWheel, valueAtSlot } from './geometry';
import { Section } from './Section';
import { TurnArrows, type DieTurns } from './TurnArrows';
import { WheelDice } from './WheelDice';

export interface ActionBonus {
  readonly action: Action;
  readonly owner: Owner;
  readonly points: number;
}

export interface WheelProps extends Labelled {
  /** The Actions clockwise, the first at the top. */
  readonly actions: readonly WheelAction[];
  /** By how many slots the inner wheel is turned. */
  readonly offset: number;
  readonly dice: readonly { readonly colour: Colour; readonly value: number }[];
  /** The Bonus tile at each Action. */
  readonly tiles: Readonly<Partial<Record<WheelAction, string>>>;
  /** The Action in progress. */
  readonly current?: WheelAction | undefined;
  /** Bonus Action Points of completed Buildings. */
  readonly bonuses?: readonly ActionBonus[] | undefined;
  /** What the Actions are called, in the player's language. */
  readonly names: Readonly<Partial<Record<WheelAction, string>>>;
  /** Where turning the chosen die leads. */
  readonly turns?: DieTurns | undefined;
  readonly placeProps?: PlacePropsOf | undefined;
  readonly size?: number | string | undefined;
  /** What lies upon it. */
  readonly children?: ReactNode;
}

const NOTHING: PlacePropsOf = () => undefined;

/**
 * The Action wheel: six Actions with their Bonus tiles around the sections with the dice. Places: `action.name`,
 * `tile.action`, `die.colour.value`.
 */
export const Wheel = memo(function Wheel({
  actions,
  offset,
  dice,
  tiles,
  current,
  bonuses = [],
  names,
  turns,
  placeProps = NOTHING,
  size = 340,
  label,
  children,
}: WheelProps) {
  const id = useId();
  const slots = actions.map((action, slot) => ({ action, slot, value: valueAtSlot(slot, offset) }));
  return (
    <Picture
      viewBox="0 0 340 340"
      width={size}
      height={size}
      label={label}
      group={placeProps !== NOTHING}
      className="wheel"
    >
      <circle cx={CENTRE} cy={CENTRE + 4} r={164} fill="#0b2545" opacity={0.22} />
      <circle cx={CENTRE} cy={CENTRE} r={166} fill="var(--white)" stroke="var(--ink)" strokeWidth={1.5} />
      {slots.map(({ action, slot, value }) => (
        <ActionSlot
          key={action}
          slot={slot}
          value={value}
          action={action}
          name={names[action] ?? action}
          tile={tiles[action]}
          current={action === current}
          placeProps={placeProps}
          pathId={`${id}-${slot}`}
        />
      ))}
      <g className="wheel-inner">
        {slots.map(({ action, slot, value }) => (
          <Section key={action} slot={slot} value={value} current={action === current} />
        ))}
        <g className="wheel-dice">
          {slots.map(({ action, slot, value }) => (
            <WheelDice
              key={action}
              slot={slot}
              value={value}
              colours={dice.filter(die => die.value === value).map(({ colour }) => colour)}
              placeProps={placeProps}
            />
          ))}
        </g>
      </g>
      {children}
      {slots.map(({ action, slot }) =>
        bonuses
          .filter(bonus => bonus.action === action)
          .map(({ owner, points, action: of }, index) => {
            const [x, y] = onWheel(158, middleOf(slot) + 24 - index * 9);
            return (
              <g key={owner} {...shows({ is: 'bonusMarker', owner, action: of })}>
                <TokenSign owner={owner} text={signed(points)} x={x - 11} y={y - 11} size={22} />
              </g>
            );
          }),
      )}
      {turns && <TurnArrows turns={turns} offset={offset} />}
      <Hub />
    </Picture>
  );
});

/** The axle, with the way in which the wheel turns. */
function Hub() {
  return (
    <g fill="none" stroke="#fff" {...shows({ is: 'turningMark' })}>
      <circle cx={CENTRE} cy={CENTRE} r={11} fill="#e0301f" stroke="var(--ink)" strokeWidth={1.5} />
      <path d={`M${CENTRE - 5} ${CENTRE + 2.5}a5.5 5.5 0 1 1 3 3`} strokeWidth={2.1} strokeLinecap="round" />
      <path d={`M${CENTRE - 8} ${CENTRE + 1.5}h6.5v5z`} fill="#fff" stroke="none" />
    </g>
  );
}
