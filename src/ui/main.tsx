import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { ErrorBoundary } from './app/ErrorBoundary';
import { fetchFirst } from './app/pages';
import { startOffline } from './app/updates';
import { receiveSeatLinks } from './online/seatLink';
import { startText } from './text';

const app = document.getElementById('app');
if (!app) throw new Error('The page has no #app to draw in.');
const root = createRoot(app);
receiveSeatLinks();

void Promise.all([startText(), fetchFirst(location.pathname)]).then(() =>
  root.render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  ),
);
startOffline();
