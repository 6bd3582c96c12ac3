import type { ReactNode } from 'react';
import type { PendingOf, State, WaitingOf } from '../../../rules/model';
import { piecesBy } from '../../../rules/pieces';
import { offeredTile } from '../../../rules/wheelTile';
import { rowsFor } from '../../boxes/rows';
import { AdvanceCard, ExchangeCard } from '../prompts/actions';
import { BuildingCard, ColourCard, JokerCard, OfferedTileCard, ReceiveCard } from '../prompts/choices';
import { GoodsCard } from '../prompts/GoodsCard';
import { MapCard } from '../prompts/MapCard';
import { asks, at, BY_ITSELF, type WaitingRow, type WaitingRows } from './row';

const ACTION: WaitingRow<PendingOf<'act'> | PendingOf<'dieAction'>> = {
  headline: (text, { action }) =>
    action === 'joker'
      ? asks('declare')(text)
      : { title: text.say(`action.${action}`), hint: text.say(`actionHelp.${action}`) },
  tab: ({ action }, can, state) => {
    if (piecesBy(state, action).length > 0) return 'map';
    if (action === 'king' || action === 'joker') return 'wheel';
    return can('takeContract') || can('takeCharacter') ? 'offers' : 'board';
  },
  card: ({ action }) => {
    if (action === 'joker') return <JokerCard />;
    if (action === 'contract') return <ExchangeCard />;
    return action === 'king' ? <AdvanceCard /> : null;
  },
};

function tileCard(state: State, king: boolean): ReactNode {
  const tile = offeredTile(state);
  return tile === undefined ? null : <OfferedTileCard tile={tile} king={king} />;
}

const ON_MAP: Pick<
  WaitingRow<PendingOf<'place'> | PendingOf<'relocate'> | PendingOf<'move'>>,
  'tab' | 'card'
> = {
  tab: at('map'),
  card: (effect, _, title) => <MapCard effect={effect} title={title} />,
};

/** All that waits: its line, its tab, its card. */
export const WAITING = rowsFor<WaitingRows>({
  gain: BY_ITSELF,
  score: BY_ITSELF,
  king: BY_ITSELF,
  addPoints: BY_ITSELF,
  discard: BY_ITSELF,
  complete: BY_ITSELF,
  cardinal: BY_ITSELF,
  act: ACTION,
  dieAction: ACTION,
  takeDie: { headline: asks('takeDie'), tab: at('wheel'), card: undefined },
  wheelTile: {
    headline: ({ say, tileFull }, _, state) => {
      const tile = offeredTile(state);
      return { title: say('prompt.wheelTile'), hint: tile === undefined ? '' : tileFull(tile) };
    },
    tab: at('wheel'),
    card: (_, state) => tileCard(state, false),
  },
  kingTile: {
    headline: asks('kingTile'),
    tab: at('wheel'),
    card: (_, state) => tileCard(state, true),
  },
  gainAny: {
    headline: ({ say }, { count }) => ({
      title: say('prompt.gainAny', { n: count }),
      hint: say('prompt.gainAny.hint'),
    }),
    tab: at('board'),
    card: ({ count }, { agenda }) => <GoodsCard key={agenda.length} count={count} />,
  },
  changeColour: { headline: asks('changeColour'), tab: at('board'), card: () => <ColourCard /> },
  buildingBonuses: { headline: asks('buildingBonuses'), tab: at('board'), card: () => <BuildingCard /> },
  receive: { headline: asks('receive'), tab: at('board'), card: () => <ReceiveCard /> },
  move: {
    ...ON_MAP,
    headline: ({ say }, { piece, steps }) => ({
      title: say('prompt.move', { piece: say(`myPiece.${piece}`), n: steps }),
      hint: '',
    }),
  },
  relocate: {
    ...ON_MAP,
    headline: ({ say }, { piece }) => ({
      title: say('prompt.relocate', { piece: say(`myPiece.${piece}`) }),
      hint: say('prompt.relocate.hint'),
    }),
  },
  place: {
    ...ON_MAP,
    headline: ({ say }, { what, where }) => ({
      title: say(`prompt.place.${what}.${where}`),
      hint: say('prompt.place.choose'),
    }),
  },
} satisfies WaitingRows<WaitingOf<'base' | 'cardinal'>>);
