import { useMemo } from 'react';
import { wheelActions } from '../../../content';
import { dieActionOf } from '../../../rules/points';
import { bonusPoints } from '../../../rules/powers';
import { playerOf, type Seat } from '../../../rules/model';
import { ranking } from '../../../rules/track';
import { actionOfTile } from '../../../rules/wheelTile';
import { regionKeyOf } from '../../keys/keyList';
import { TokenIcon } from '../../pictures/Piece';
import type { DieTurns } from '../../pictures/wheel/TurnArrows';
import { Wheel, type ActionBonus } from '../../pictures/wheel/Wheel';
import { shows, type ShownThing } from '../../explain/shows';
import { laidBy, WHEEL_LAYERS } from '../boards';
import { usePlaceProps, type Choices } from '../choosable';
import { deedAt, moveDeedOf } from '../deeds';
import { diceChoices, waysToTake } from '../diceChoices';
import { theGame, useTable, useWholeTable, type TableView } from '../TableContext';
import { wheelNames } from '../placeNames';
import { movesOf } from '../tasks';
import { useKept } from '../useKept';
import { useTableText, type TableText } from '../words';
import './wheel.css';

/** The wheel with the dice that can be taken, the turn order of this round and of the next. */
export function WheelPanel() {
  const table = useWholeTable();
  const text = useTableText();
  const { G } = table;
  const names = useMemo(
    () => Object.fromEntries(wheelActions().map(action => [action, text.say(`action.${action}`)])),
    [text],
  );
  const bonuses = useKept(bonusesOf(table));
  const turns = useKept(turnsOf(table));
  const placeProps = usePlaceProps(
    {
      ...diceChoices(table, text),
      ...actionPlaces(table, text),
      ...tilePlace(table, text),
    },
    wheelNames(text, G),
  );
  const layers = useMemo(
    () => laidBy(G, WHEEL_LAYERS).map(({ name, Board }) => <Board key={name} placeProps={placeProps} />),
    [G, placeProps],
  );
  return (
    <section className="wheel-panel" {...regionKeyOf('wheel')} aria-label={text.say('wheel.title')}>
      <h2 className="out-of-sight">{text.say('wheel.title')}</h2>
      <Order
        thing={seat => ({ is: 'turnOrder', seat })}
        label={text.say('wheel.order')}
        whole={text.say('wheel.orderWhole')}
        seats={G.order}
      />
      <Order
        thing={seat => ({ is: 'nextOrder', seat })}
        label={text.say('wheel.next')}
        whole={text.say('wheel.nextWhole')}
        seats={ranking(G)}
      />
      <Wheel
        actions={G.wheel.actions}
        offset={G.wheel.offset}
        dice={G.wheel.dice}
        tiles={G.wheel.tiles}
        current={dieActionOf(G)?.action}
        bonuses={bonuses}
        turns={turns}
        names={names}
        placeProps={placeProps}
        size="100%"
        label={text.say('wheel.title')}
      >
        {layers}
      </Wheel>
    </section>
  );
}

/** The Bonus markers of everybody's completed Buildings. */
const bonusesOf = ({ G }: TableView): ActionBonus[] =>
  G.players.flatMap(({ colour }, seat) =>
    G.wheel.actions.flatMap(action => {
      if (action === 'joker') return [];
      const points = bonusPoints(G, seat, action);
      return points > 0 ? [{ action, owner: colour, points }] : [];
    }),
  );

/** Where turning leads from the chosen die. */
const turnsOf = ({ legal, picked }: TableView): DieTurns | undefined => {
  const die = movesOf(legal, 'takeDie').find(
    ({ colour, value }) => picked?.kind === 'die' && picked.colour === colour && picked.value === value,
  );
  return die && { from: die.value, to: [...new Set(waysToTake(legal, die).map(({ to }) => to))] };
};

/** The Actions for which the Joker can stand. */
const actionPlaces = ({ G, me, legal }: TableView, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'declare').map(move => {
      const label = deedAt(text, text.say('wheel.title'), moveDeedOf({ text, G, me }, move));
      return [`action.${move.action}`, { label, does: { make: [move] } }];
    }),
  );

/** The Bonus tile beside the die. */
function tilePlace({ G, legal }: TableView, text: TableText): Choices {
  const [move] = movesOf(legal, 'takeTile');
  const action = actionOfTile(G);
  const tile = action && G.wheel.tiles[action];
  if (!move || tile === undefined) return {};
  const label = deedAt(
    text,
    text.say('wheel.title'),
    text.say('does.takeHere', { tile: text.tileFull(tile) }),
  );
  return { [`tile.${action}`]: { label, does: { make: [move] } } };
}

interface OrderProps {
  thing: (seat: Seat) => ShownThing;
  label: string;
  /** Without what stands beside it. */
  whole: string;
  seats: readonly Seat[];
}

function Order({ thing, label, whole, seats }: OrderProps) {
  const G = useTable(theGame);
  return (
    <div className="turn-order">
      <ol aria-label={whole}>
        {seats.map(seat => (
          <li key={seat} {...shows(thing(seat))}>
            <TokenIcon owner={playerOf(G, seat).colour} size={22} label={playerOf(G, seat).name} />
          </li>
        ))}
      </ol>
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
