import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Client } from 'boardgame.io/react';
import { tiletum } from '../table/game';
import { PlainTable } from './plain/PlainTable';

const SEATS = 3;

const app = document.getElementById('app');
if (!app) throw new Error('The page has no #app to draw in.');

const HotSeat = Client({ game: tiletum, board: PlainTable, numPlayers: SEATS, debug: false });

createRoot(app).render(
  <StrictMode>
    <HotSeat />
  </StrictMode>,
);
