import { useEffect, useRef } from 'react';
import { playerOf, type Seat, type State } from '../../rules/model';
import { Button } from '../parts/Button';
import { TokenIcon } from '../pictures/Piece';
import { useTableText } from './words';
import './pass.css';

/** Between the turns of two people at one device: the table is covered until the next one is there. */
export function PassScreen({ G, seat, onGo }: { G: State; seat: Seat; onGo: () => void }) {
  const { say } = useTableText();
  const screen = useRef<HTMLDivElement>(null);
  // the one thing to do here
  useEffect(() => screen.current?.querySelector('button')?.focus(), []);
  const { name, colour } = playerOf(G, seat);
  return (
    <div ref={screen} className={`pass-screen of-${colour}`}>
      <TokenIcon owner={colour} size={96} />
      <h1>{say('pass.title', { name })}</h1>
      <p>{say('pass.text')}</p>
      <Button tone="go" size="large" onClick={onGo}>
        {say('pass.go', { name })}
      </Button>
    </div>
  );
}
