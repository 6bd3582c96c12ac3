import { ACTIONS, COLOURS, WHEEL_ACTIONS, type WheelAction } from '../../../content';
import { dieActionOf } from '../../../rules/completion';
import { bonusPoints } from '../../../rules/powers';
import { playerOf, type Seat } from '../../../rules/model';
import { ranking } from '../../../rules/track';
import { actionAt, pointsOfValue } from '../../../rules/wheel';
import { TokenIcon } from '../../pictures/Piece';
import type { PlaceProps } from '../../pictures/Place';
import { Wheel, type ActionBonus } from '../../pictures/wheel/Wheel';
import { choosable } from '../choosable';
import { useTable, type TableView } from '../TableContext';
import { movesOf } from '../tasks';
import { useText, type TableText } from '../words';
import './wheel.css';

/** The wheel with the dice that can be taken, the turn order of this round and of the next. */
export function WheelPanel() {
  const table = useTable();
  const text = useText();
  const { G } = table;
  const names = Object.fromEntries(WHEEL_ACTIONS.map(action => [action, text.say(`action.${action}`)]));
  return (
    <section className="wheel-panel" aria-label={text.say('wheel.title')}>
      <Order label={text.say('wheel.order')} seats={G.order} />
      <Order label={text.say('wheel.next')} seats={ranking(G)} />
      <Wheel
        actions={G.wheel.actions}
        offset={G.wheel.offset}
        dice={G.wheel.dice}
        tiles={G.wheel.tiles}
        current={dieActionOf(G)?.action}
        bonuses={bonusesOf(table)}
        names={names as Record<WheelAction, string>}
        placeProps={id => diePlace(id, table, text)}
        size="100%"
      />
    </section>
  );
}

/** The Bonus markers of everybody's completed Buildings. */
const bonusesOf = ({ G }: TableView): ActionBonus[] =>
  G.players.flatMap(({ colour }, seat) =>
    ACTIONS.flatMap(action => {
      const points = bonusPoints(G, seat, action);
      return points > 0 ? [{ action, owner: colour, points }] : [];
    }),
  );

/** A die that can be taken, as it lies or turned; choosing it opens its card. */
function diePlace(
  id: string,
  { G, legal, pick, picked }: TableView,
  text: TableText,
): PlaceProps | undefined {
  const [kind, colourName, valueText] = id.split('.');
  const colour = COLOURS.find(each => each === colourName);
  const value = Number(valueText);
  if (kind !== 'die' || !colour) return undefined;
  if (!movesOf(legal, 'takeDie').some(move => move.colour === colour && move.value === value))
    return undefined;
  const action = text.say(`action.${actionAt(G, value)}`);
  const label = text.say('wheel.die', {
    die: text.say(`die.${colour}`),
    value,
    action,
    points: pointsOfValue(value),
  });
  const chosen = picked?.kind === 'die' && picked.colour === colour && picked.value === value;
  return {
    ...choosable(label, () => pick({ kind: 'die', colour, value })),
    ...(chosen && { glow: 'chosen' as const }),
  };
}

function Order({ label, seats }: { label: string; seats: readonly Seat[] }) {
  const { G } = useTable();
  return (
    <div className="turn-order">
      <ol aria-label={label}>
        {seats.map(seat => (
          <li key={seat}>
            <TokenIcon owner={playerOf(G, seat).colour} size={22} label={playerOf(G, seat).name} />
          </li>
        ))}
      </ol>
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
