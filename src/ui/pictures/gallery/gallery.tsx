import { createRoot } from 'react-dom/client';
import { Sprite } from '../Sprite';
import { DiceSheet, IconSheet, PeopleSheet, PieceSheet } from './SignSheets';
import { BoardSheet, WheelSheets } from './BoardSheets';
import { MapSheets } from './MapSheets';
import { SoloSheet } from './SoloSheet';
import { CardSheet, TileSheet } from './TileSheets';

const place = document.getElementById('gallery');
if (!place) throw new Error('The page has no #gallery to draw in.');

document.documentElement.dataset['theme'] = location.search === '?night' ? 'night' : 'day';

createRoot(place).render(
  <>
    <Sprite />
    <main className="gallery">
      <IconSheet />
      <DiceSheet />
      <DiceSheet grey />
      <PeopleSheet />
      <PieceSheet />
      <TileSheet />
      <CardSheet />
      <WheelSheets />
      <BoardSheet />
      <SoloSheet />
      <MapSheets />
    </main>
  </>,
);
