import { useState, type MouseEvent } from 'react';
import type { Move, State } from '../../../rules/model';
import { pointsToSpend } from '../../../rules/spending';
import { keyOf } from '../../keys/keyList';
import { shows } from '../../explain/shows';
import { Button } from '../../parts/Button';
import { Question } from '../../parts/Question';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { tasksNow } from '../tasks';
import { taskNames } from './taskNames';

export const END = { type: 'endTurn' } as const;

/** What can be done in every turn anyway, and is no reason to ask. */
export const CLOSING: ReadonlySet<Move['type']> = new Set(['endTurn', 'pass', 'buy']);

/** Ends the turn; asks before something is left lying, and is loud only when nothing is. */
export function EndTurn() {
  const { G, legal, why, make, me } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  // what is asked of one state of the game is asked no more of another
  const [asking, setAsking] = useState<{ of: State; above: DOMRect }>();
  const ask = ({ currentTarget }: MouseEvent): void =>
    setAsking({ of: G, above: currentTarget.getBoundingClientRect() });
  const refused = why(END);
  const left = pointsToSpend(G);
  const points = legal.some(move => !CLOSING.has(move.type)) ? left : 0;
  const tasks = tasksNow(G, me, legal);
  const isLeft = points > 0 || tasks.length > 0;
  const end = (): void => make(END);
  return (
    <>
      <Button
        tone={refused || isLeft ? 'plain' : 'primary'}
        icon={refused ? 'lock' : 'check'}
        className="end-turn"
        {...keyOf('endTurn')}
        aria-disabled={refused !== undefined}
        {...shows({ is: 'turn' })}
        onClick={refused ? undefined : isLeft ? ask : end}
      >
        {say('bar.endTurn')}
      </Button>
      {asking?.of === G && (
        <LeftLying
          above={asking.above}
          points={points}
          tasks={taskNames({ text, G, me }, tasks)}
          onEnd={end}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface LeftLyingProps {
  above: DOMRect;
  points: number;
  /** What they are called. */
  tasks: readonly string[];
  onEnd: () => void;
  onClose: () => void;
}

function LeftLying({ above, points, tasks, onEnd, onClose }: LeftLyingProps) {
  const { say } = useTableText();
  return (
    <Question
      title={say('endTurn.title')}
      above={above}
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
      {tasks.length > 0 && (
        <>
          <p>{say('endTurn.tasks', { n: tasks.length })}</p>
          <ul>
            {tasks.map(name => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Question>
  );
}
