import type { ReactNode } from 'react';
import { EndBar } from '../parts/EndBar';
import { TokenIcon } from '../pictures/Piece';
import { differences } from '../readings/words';
import { plain, plainly, useText, type Text } from '../text';
import { setupOf } from '../boxes/setups';
import { boxTitles } from '../boxes/words';
import { challengeCount, takenPlaces, type GameDraft } from './draft';

const MINUTES = { solo: 40, perPlayer: 25 };

/** About how long it takes: the base game, and what each box adds. */
export function minutesOf(draft: GameDraft): number {
  const sum = (of: keyof typeof MINUTES): number =>
    Object.keys(draft.boxes).reduce((all, name) => all + (setupOf(name)?.minutes[of] ?? 0), MINUTES[of]);
  return draft.mode === 'solo' ? sum('solo') : takenPlaces(draft).length * sum('perPlayer');
}

interface SummaryProps {
  readonly draft: GameDraft;
  readonly online: boolean;
  readonly children: ReactNode;
}

/** Who is known to play at a table of the house, and how many are still to come. */
function comers({ say, list }: Text, draft: GameDraft): string {
  const [own, ...others] = takenPlaces(draft).flatMap(index => draft.places[index] ?? []);
  const known = [own, ...others.filter(({ kind }) => kind !== 'person')].flatMap(place => place ?? []);
  const names = plain(list(known.map(({ name }) => plainly(name))));
  return say('lobby.seats', { names, free: others.length + 1 - known.length });
}

/** The game in a line, and the buttons. */
export function DraftSummary({ draft, online, children }: SummaryProps) {
  const text = useText();
  const { say, list } = text;
  const players = takenPlaces(draft).flatMap(index => draft.places[index] ?? []);
  const names = plain(list(players.map(({ name }) => plainly(name))));
  const solo = draft.mode === 'solo';
  const minutes = minutesOf(draft);
  const n = differences(text, draft.readings).length;
  const box = boxTitles(text, Object.keys(draft.boxes)).join(', ') || say('newGame.baseGame');
  const versus = solo ? say('newGame.versusCardinal', { name: names }) : say('newGame.versus', { names });
  const title = online && !solo ? comers(text, draft) : versus;
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
      title={title}
      note={
        <>
          {solo
            ? say('newGame.factsSolo', { box, challenges: challengeCount(draft), minutes })
            : say('newGame.facts', {
                box,
                seats: players.length,
                minutes,
              })}
          {n > 0 && ` · ${say('readings.differ', { n })}`}
        </>
      }
    >
      {children}
    </EndBar>
  );
}
