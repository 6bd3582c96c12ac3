import { useState } from 'react';
import type { Seat } from '../../rules/model';
import type { SeatView, Sitting } from '../../table/online/wire';
import { ProblemNote } from '../newGame/ProblemNote';
import { BotChoice } from '../parts/BotChoice';
import { Button } from '../parts/Button';
import { useText } from '../text';
import { houseApi } from './houseApi';
import { useOnlineTable } from './OnlineTable';
import { clockFace, seatName } from './tables';
import { useAsking } from './useAsking';
import { useNow } from './useNow';

interface AwayQuestionProps {
  readonly seat: SeatView;
  readonly index: Seat;
  readonly sitting: Sitting;
}

/** The table has waited long enough for somebody: whoever sits at it may let a bot play. */
export function AwayQuestion({ seat, index, sitting }: AwayQuestionProps) {
  const text = useText();
  const { say } = text;
  const { patience } = useOnlineTable().moment.view;
  const now = useNow();
  const [asksAgain, setAsksAgain] = useState(0);
  const { problem, busy, ask } = useAsking();
  if (now < asksAgain) return null;
  const name = seatName(text, seat, index);
  return (
    <div className="away-question" role="group" aria-label={say('company.standInOf', { name })}>
      <p>
        <b>
          {seat.gone === undefined
            ? say('line.turnOfAway', { name })
            : say('company.awayFor', { name, gone: clockFace(now - seat.gone) })}
        </b>{' '}
        <span className="seat-note">{say('company.patience', { patience: clockFace(patience) })}</span>
      </p>
      <Button size="small" tone="go" disabled={busy} onClick={() => setAsksAgain(Date.now() + patience)}>
        {say('company.wait')}
      </Button>
      <BotChoice
        loud
        words={say('company.standIn')}
        label={say('company.standInOf', { name })}
        disabled={busy}
        onChoose={standIn => ask(() => houseApi.change(sitting, index, { standIn }))}
      />
      <p className="seat-note">{say('company.returns')}</p>
      <ProblemNote text={problem} />
    </div>
  );
}
