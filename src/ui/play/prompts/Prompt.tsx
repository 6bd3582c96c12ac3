// before those of single cards: they know better
import './prompts.css';
import { COLOURS, tileOf, type Colour } from '../../../content';
import { top } from '../../../rules/agenda';
import type { MoveType, Pending } from '../../../rules/model';
import { useWholeTable, type Picked } from '../TableContext';
import { cardOf } from '../waiting';
import { useTableText } from '../words';
import { BuyCard } from './actions';
import { taskOf } from '../bar/boxTasks';
import { DieCard } from './DieCard';
import { MovesCard } from './MovesCard';
import { HousePlaceCard, PaymentCard, PlacesCard, StreetCard } from './places';

/** The card for what is chosen, or for what waits: every decision has one, or is made on the table itself. */
export function Prompt() {
  const { G, mine, picked } = useWholeTable();
  if (!mine) return null;
  const effects = top(G)?.effects ?? [];
  return (
    <div className="prompts">
      {picked ? (
        <PickedCard picked={picked} />
      ) : (
        effects.map((effect, at) => <WaitingCard key={`${effect.do} ${at}`} effect={effect} />)
      )}
    </div>
  );
}

function PickedCard({ picked }: { picked: Picked }) {
  switch (picked.kind) {
    case 'die': {
      const colour = COLOURS.find((each): each is Colour => each === picked.colour);
      return colour && <DieCard colour={colour} value={picked.value} />;
    }
    case 'buy':
      return <BuyCard />;
    case 'moves':
      return <PickedMoves type={picked.type} />;
    case 'place':
      return <HousePlaceCard town={picked.place} />;
    case 'street':
      return <StreetCard place={picked.place} />;
    case 'tile':
      return tileOf(picked.tile).kind === 'contract' ? (
        <PaymentCard tile={picked.tile} />
      ) : (
        <PlacesCard tile={picked.tile} />
      );
  }
}

function PickedMoves({ type }: { type: MoveType }) {
  const { say } = useTableText();
  const task = taskOf(type);
  return (
    task && <MovesCard title={say(task.name)} types={[type]} picture={task.picture} note={task.note} closes />
  );
}

function WaitingCard({ effect }: { effect: Pending }) {
  const { G } = useWholeTable();
  return cardOf(useTableText(), effect, G);
}
