import { useState } from 'react';
import { RESOURCES, type Resource } from '../../../content';
import { KING_TRACK } from '../../../content';
import { playerOf } from '../../../rules/model';
import { readingOf } from '../../../rules/readings';
import { positionOf } from '../../../rules/track';
import { Icon, PointsIcon, ShieldIcon } from '../../pictures/Icon';
import { Button } from '../../parts/Button';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { movesOf } from '../tasks';
import { moveDeedOf } from '../deeds';
import { Card } from './Card';
import { ChoiceButton, MoveButton, AnswerWords } from './ChoiceButton';

/** What an Action offers that is not a thing on the table: exchanging, moving up the King track. */

const EXCHANGE_HINTS = {
  turn: 'prompt.exchange.hint',
  action: 'prompt.exchange.hint.action',
} as const;

export function ExchangeCard() {
  const { legal, G, me } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const [give, setGive] = useState<Resource>();
  const ways = movesOf(legal, 'exchange');
  const often = readingOf(G, 'firstExchange');
  if (ways.length === 0) return null;
  const gives = RESOURCES.filter(resource => ways.some(way => way.give === resource));
  const chosen = give !== undefined && gives.includes(give) ? give : undefined;
  return (
    <Card title={say('prompt.exchange')} hint={G.facts.exchanged ? undefined : say(EXCHANGE_HINTS[often])}>
      <h3 aria-hidden="true">{say('prompt.pay')}</h3>
      <div className="row" role="group" aria-label={say('prompt.pay')}>
        {gives.map(resource => (
          <ChoiceButton
            key={resource}
            first
            deed={text.parts([
              say('does.pay', { goods: text.goods({ [resource]: 1 }) }),
              say('does.having', { n: playerOf(G, me).goods[resource] }),
            ])}
            aria-pressed={resource === chosen}
            onClick={() => setGive(resource)}
          >
            <Icon name={resource} size={28} count="−1" />
            <AnswerWords
              name={say(`resource.${resource}`)}
              gain={say('does.having', { n: playerOf(G, me).goods[resource] })}
            />
          </ChoiceButton>
        ))}
      </div>
      {chosen && (
        <>
          <h3 aria-hidden="true">{say('prompt.get')}</h3>
          <div className="row" role="group" aria-label={say('prompt.get')}>
            {ways
              .filter(way => way.give === chosen)
              .map(way => (
                <MoveButton key={way.get} move={way} deed={moveDeedOf({ text, G, me }, way)}>
                  <Icon name={way.get} size={28} count="+1" />
                  <AnswerWords name={say(`resource.${way.get}`)} />
                </MoveButton>
              ))}
          </div>
        </>
      )}
    </Card>
  );
}

export function AdvanceCard() {
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const from = positionOf(G, me);
  const steps = movesOf(legal, 'advance').toSorted((a, b) => b.steps - a.steps);
  if (steps.length === 0) return null;
  return (
    <Card title={say('actionHelp.king')}>
      <ul className="choices">
        {steps.map(move => (
          <li key={move.steps}>
            <MoveButton move={move} deed={moveDeedOf({ text, G, me }, move)}>
              <PointsIcon points={move.steps} size={26} />
              <span>{say('move.up', { n: move.steps })}</span>
              <ShieldIcon points={KING_TRACK[from + move.steps]?.points ?? 0} size={26} />
            </MoveButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Two gold for one of the other goods. */
export function BuyCard() {
  const { legal, pick, G, me } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  return (
    <Card title={say('does.buySome')}>
      <div className="row">
        {movesOf(legal, 'buy').map(move => (
          <MoveButton
            key={move.resource}
            move={move}
            deed={text.parts([
              moveDeedOf({ text, G, me }, move),
              say('does.having', { n: playerOf(G, me).goods[move.resource] }),
            ])}
          >
            <Icon name={move.resource} size={30} count="+1" />
            <AnswerWords name={say(`resource.${move.resource}`)} />
          </MoveButton>
        ))}
      </div>
      <Button size="small" onClick={() => pick(undefined)}>
        {say('bar.cancel')}
      </Button>
    </Card>
  );
}
