import { useState } from 'react';
import { top } from '../../../rules/agenda';
import type { Move, Pending } from '../../../rules/model';
import { pointsNow } from '../../../rules/points';
import { keyOf } from '../../keys/shortcuts';
import { Button } from '../../parts/Button';
import { Dialog } from '../../parts/Dialog';
import { useText } from '../words';
import { useWholeTable } from '../TableContext';
import { tasksNow } from '../tasks';

const END: Move = { type: 'endTurn' };
const PASS: Move = { type: 'pass' };

const isTile = (effect: Pending | undefined): boolean =>
  effect?.do === 'wheelTile' || effect?.do === 'kingTile';

/** What can be done in every turn anyway, and is no reason to ask. */
const CLOSING: ReadonlySet<Move['type']> = new Set(['endTurn', 'pass', 'buy']);

/** Ends the turn, or declines what waits on top of it; asks before something is left lying. */
export function EndTurn() {
  const { G, legal, why, make, me } = useWholeTable();
  const { say, refusal } = useText();
  const [asking, setAsking] = useState(false);
  const refused = why(END);
  if (refused && !why(PASS))
    return (
      <Button tone="primary" {...keyOf('endTurn')} onClick={() => make(PASS)}>
        {say(isTile(top(G)?.effects[0]) ? 'bar.leaveTile' : 'bar.decline')}
      </Button>
    );
  const left = pointsNow(G)?.points ?? 0;
  const points = legal.some(move => !CLOSING.has(move.type)) ? left : 0;
  const tasks = tasksNow(G, me, legal).length;
  const end = (): void => {
    // the next turn may belong to somebody at this same device
    setAsking(false);
    make(END);
  };
  return (
    <>
      <Button
        tone={refused ? 'plain' : 'primary'}
        icon={refused ? 'lock' : 'check'}
        className="end-turn"
        {...keyOf('endTurn')}
        aria-disabled={refused !== undefined}
        title={refused && refusal(refused)}
        onClick={refused ? undefined : () => (points > 0 || tasks > 0 ? setAsking(true) : end())}
      >
        {say('bar.endTurn')}
      </Button>
      {asking && <LeftLying points={points} tasks={tasks} onEnd={end} onClose={() => setAsking(false)} />}
    </>
  );
}

interface LeftLyingProps {
  points: number;
  tasks: number;
  onEnd: () => void;
  onClose: () => void;
}

function LeftLying({ points, tasks, onEnd, onClose }: LeftLyingProps) {
  const { say } = useText();
  return (
    <Dialog
      title={say('endTurn.title')}
      closeLabel={say('endTurn.no')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('endTurn.no')}</Button>
          <Button tone="primary" onClick={onEnd}>
            {say('endTurn.yes')}
          </Button>
        </>
      }
    >
      {points > 0 && <p>{say('endTurn.points', { n: points })}</p>}
      {tasks > 0 && <p>{say('endTurn.tasks', { n: tasks })}</p>}
    </Dialog>
  );
}
