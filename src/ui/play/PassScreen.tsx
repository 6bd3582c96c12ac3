import { playerOf, type Seat, type State } from '../../rules/model';
import { Button } from '../parts/Button';
import { TokenIcon } from '../pictures/Piece';
import { useText } from './words';
import './pass.css';

/** Between the turns of two people at one device: the table is covered until the next one is there. */
export function PassScreen({ G, seat, onGo }: { G: State; seat: Seat; onGo: () => void }) {
  const { say } = useText();
  const { name, colour } = playerOf(G, seat);
  return (
    <div className={`pass-screen of-${colour}`}>
      <TokenIcon owner={colour} size={96} />
      <h1>{say('pass.title', { name })}</h1>
      <p>{say('pass.text')}</p>
      {/* the one thing to do here */}
      <Button tone="go" size="large" onClick={onGo} autoFocus>
        {say('pass.go', { name })}
      </Button>
    </div>
  );
}
