import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { QuickGame } from '../newGame/quick';
import { changeSettings } from '../session/settings';
import { useText } from '../text';

/** Starts a game with one click and goes to its table. The engine of the game comes when it is wanted. */
export function useQuickStart(): (game: QuickGame) => void {
  const text = useText();
  const [, navigate] = useLocation();
  // a second click while the engine is on its way is no second game
  const starting = useRef(false);
  return game => {
    if (starting.current) return;
    starting.current = true;
    if (game === 'first') changeSettings({ coach: true });
    void import('../newGame/start')
      .then(async ({ startQuickly }) => navigate(`/play/${await startQuickly(game, text)}`))
      .finally(() => {
        starting.current = false;
      });
  };
}
