import { useState } from 'react';
import { waiting } from '../../../rules/agenda';
import type { State } from '../../../rules/model';
import { shows } from '../../explain/shows';
import { Button } from '../../parts/Button';
import { Question } from '../../parts/Question';
import { moveDeedOf } from '../deeds';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { CLOSING, END } from './EndTurn';

const PASS = { type: 'pass' } as const;

const isTileWaiting = (G: State): boolean =>
  (waiting(G, 'wheelTile') ?? waiting(G, 'kingTile')) !== undefined;

/** Leaves a gift that waits: never where the turn is ended out of habit, and it asks while the gift can be had. */
export function Decline() {
  const { G, legal, why, make, me } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const [asking, setAsking] = useState<{ of: State; above: DOMRect }>();
  if (!why(END) || why(PASS)) return null;
  const deed = moveDeedOf({ text, G, me }, PASS);
  const words = say(isTileWaiting(G) ? 'bar.leaveTile' : 'bar.decline');
  const decline = (): void => make(PASS);
  const canHave = legal.some(({ type }) => !CLOSING.has(type));
  const close = (): void => setAsking(undefined);
  return (
    <>
      <Button
        className="decline"
        aria-label={deed}
        {...shows({ is: 'waiting', index: 0 })}
        onClick={({ currentTarget }) =>
          canHave ? setAsking({ of: G, above: currentTarget.getBoundingClientRect() }) : decline()
        }
      >
        {words}
      </Button>
      {asking?.of === G && (
        <Question
          title={say('decline.title')}
          above={asking.above}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{say('endTurn.no')}</Button>
              <Button tone="primary" onClick={decline}>
                {say('decline.yes')}
              </Button>
            </>
          }
        >
          <p>{deed}</p>
        </Question>
      )}
    </>
  );
}
