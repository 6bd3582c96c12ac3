import type { ReactNode } from 'react';
import { EndBar } from '../parts/EndBar';
import { TokenIcon } from '../pictures/Piece';
import { plain, plainly, useText } from '../text';
import { challengeCount, takenPlaces, type Draft } from './draft';

const MINUTES = { solo: 40, perPlayer: 25 };

/** The game in a line, and the buttons. */
export function Summary({ draft, children }: { draft: Draft; children: ReactNode }) {
  const { say, list } = useText();
  const players = takenPlaces(draft).flatMap(index => draft.places[index] ?? []);
  const names = plain(list(players.map(({ name }) => plainly(name))));
  const solo = draft.mode === 'solo';
  return (
    <EndBar
      picture={
        <>
          {players.map(({ colour }) => (
            <TokenIcon key={colour} owner={colour} size={38} />
          ))}
          {solo && <TokenIcon owner="cardinal" size={38} />}
        </>
      }
      title={solo ? say('newGame.versusCardinal', { name: names }) : say('newGame.versus', { names })}
      note={
        solo
          ? say('newGame.factsSolo', { challenges: challengeCount(draft), minutes: MINUTES.solo })
          : say('newGame.facts', { seats: players.length, minutes: players.length * MINUTES.perPlayer })
      }
    >
      {children}
    </EndBar>
  );
}
