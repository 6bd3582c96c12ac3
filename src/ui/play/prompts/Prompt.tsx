import { COLOURS, tileOf, type Colour } from '../../../content';
import { top } from '../../../rules/agenda';
import type { Pending } from '../../../rules/model';
import { offeredTile } from '../../../rules/wheelTile';
import { useWholeTable, type Picked } from '../TableContext';
import { AdvanceCard, BuyCard, ExchangeCard } from './actions';
import { BuildingCard, ColourCard, JokerCard, ReceiveCard, TileCard } from './choices';
import { DieCard } from './DieCard';
import { GoodsCard } from './GoodsCard';
import { MapCard } from './MapCard';
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

function WaitingCard({ effect }: { effect: Pending }) {
  const { G } = useWholeTable();
  switch (effect.do) {
    case 'changeColour':
      return <ColourCard />;
    case 'wheelTile':
    case 'kingTile': {
      const tile = offeredTile(G);
      return tile === undefined ? null : <TileCard tile={tile} king={effect.do === 'kingTile'} />;
    }
    case 'gainAny':
      return <GoodsCard key={G.agenda.length} count={effect.count} />;
    case 'buildingBonuses':
      return <BuildingCard />;
    case 'receive':
      return <ReceiveCard />;
    case 'place':
    case 'relocate':
    case 'move':
      return <MapCard effect={effect} />;
    case 'act':
    case 'dieAction':
      return <ActionCard action={effect.action} />;
    default:
      return null;
  }
}

function ActionCard({ action }: { action: Extract<Pending, { do: 'act' }>['action'] }) {
  if (action === 'joker') return <JokerCard />;
  if (action === 'contract') return <ExchangeCard />;
  return action === 'king' ? <AdvanceCard /> : null;
}
