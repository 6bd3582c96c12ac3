import type { ReactNode } from 'react';
import type { Pending, PendingOf, State } from '../../../rules/model';
import { offeredTile } from '../../../rules/wheelTile';
import { rowsFor } from '../../boxes/rows';
import { AdvanceCard, ExchangeCard } from './actions';
import { BuildingCard, ColourCard, JokerCard, ReceiveCard, OfferedTileCard } from './choices';
import { GoodsCard } from './GoodsCard';
import { MapCard } from './MapCard';

/** The card for an effect that waits; what has none is decided on the table itself. */

export type WaitingCards<Name extends Pending['do'] = Pending['do']> = {
  readonly [K in Name]?: (state: State, effect: PendingOf<K>) => ReactNode;
};

function actionCard(_state: State, { action }: PendingOf<'act'> | PendingOf<'dieAction'>): ReactNode {
  if (action === 'joker') return <JokerCard />;
  if (action === 'contract') return <ExchangeCard />;
  return action === 'king' ? <AdvanceCard /> : null;
}

function tileCard(state: State, effect: PendingOf<'wheelTile'> | PendingOf<'kingTile'>): ReactNode {
  const tile = offeredTile(state);
  return tile === undefined ? null : <OfferedTileCard tile={tile} king={effect.do === 'kingTile'} />;
}

const mapCard = (
  _state: State,
  effect: PendingOf<'place'> | PendingOf<'relocate'> | PendingOf<'move'>,
): ReactNode => <MapCard effect={effect} />;

export const WAITING_CARDS = rowsFor<WaitingCards>({
  changeColour: () => <ColourCard />,
  wheelTile: tileCard,
  kingTile: tileCard,
  gainAny: ({ agenda }, { count }) => <GoodsCard key={agenda.length} count={count} />,
  buildingBonuses: () => <BuildingCard />,
  receive: () => <ReceiveCard />,
  place: mapCard,
  relocate: mapCard,
  move: mapCard,
  act: actionCard,
  dieAction: actionCard,
});

export const cardFor = <K extends Pending['do']>(state: State, effect: PendingOf<K>): ReactNode =>
  WAITING_CARDS[effect.do]?.(state, effect) ?? null;
