import { useId, useMemo, useState } from 'react';
import { turnOutlooks, type TurnOutlook } from '../../../rules/cardinal/outlook';
import { cardAt } from '../../../rules/cardinal/decrees';
import type { GameEvent } from '../../../rules/events';
import { ActionIcon } from '../../pictures/Icon';
import { DiePicture } from '../../pictures/Die';
import { nameOf } from '../../text/words';
import { theGame, useTable } from '../TableContext';
import { useTableText } from '../words';
import { linesOf } from './lines';
import { StepLines } from './StepLines';
import './cardinalOutlook.css';

/** What he would do if his turn began now, for each difference of his dice, with every reason. */
export function CardinalOutlook() {
  const G = useTable(theGame);
  const text = useTableText();
  const { say } = text;
  const group = useId();
  const outlooks = useMemo(() => turnOutlooks(G), [G]);
  const [chosen, choose] = useState(0);
  const shown = outlooks[chosen] ?? outlooks[0];
  if (!shown) return <p className="cardinal-none">{say('solo.outlook.none')}</p>;
  const lines = shown.steps.flatMap(events => linesOf(text, events, say('solo.name')));
  return (
    <section className="cardinal-turn cardinal-outlook" aria-label={say('solo.outlook')}>
      <fieldset>
        <legend>{say('solo.outlook.dice')}</legend>
        {outlooks.map((outlook, at) => (
          <label key={at} className="outlook-choice">
            <input type="radio" name={group} checked={outlook === shown} onChange={() => choose(at)} />
            <b>{outlook.differences.join(', ')}</b>
            <span>
              {nameOf(text, 'decree', cardAt(G, at).id)}
              <small>{say('solo.outlook.throws', { n: outlook.throws })}</small>
            </span>
            <Taken outlook={outlook} />
          </label>
        ))}
      </fieldset>
      <StepLines
        lines={lines.map(line => ({ ...line, state: line.failed ? 'failed' : 'done' }))}
        next={[say(shown.byLot ? 'solo.outlook.lot' : 'solo.outlook.then')]}
      />
    </section>
  );
}

const find = <What extends GameEvent['what']>({ steps }: TurnOutlook, what: What) =>
  steps.flat().find((event): event is Extract<GameEvent, { what: What }> => event.what === what);

/** The die and what he does with it. */
function Taken({ outlook }: { outlook: TurnOutlook }) {
  const die = find(outlook, 'die');
  const act = find(outlook, 'act');
  return (
    <span className="outlook-taken">
      {die && <DiePicture colour={die.die.colour} value={die.die.value} size={26} />}
      {act && <ActionIcon action={act.action} points={act.points} size={28} />}
    </span>
  );
}
