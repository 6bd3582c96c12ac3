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
import { ChoiceButton } from './ChoiceButton';

/** What an Action offers that is not a thing on the table: exchanging, moving up the King track. */

const EXCHANGE_HINTS = {
  turn: 'prompt.exchange.hint',
  action: 'prompt.exchange.hint.action',
} as const;

export function ExchangeCard() {
  const { legal, make, G, me } = useWholeTable();
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
          </ChoiceButton>
        ))}
      </div>
      {chosen && (
        <div className="row" role="group" aria-label={say('prompt.get')}>
          {ways
            .filter(way => way.give === chosen)
            .map(way => (
              <ChoiceButton key={way.get} deed={moveDeedOf({ text, G, me }, way)} onClick={() => make(way)}>
                <Icon name={way.get} size={28} count="+1" />
              </ChoiceButton>
            ))}
        </div>
      )}
    </Card>
  );
}

export function AdvanceCard() {
  const { G, me, legal, make } = useWholeTable();
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
            <ChoiceButton deed={moveDeedOf({ text, G, me }, move)} onClick={() => make(move)}>
              <PointsIcon points={move.steps} size={26} />
              <span>{say('move.up', { n: move.steps })}</span>
              <ShieldIcon points={KING_TRACK[from + move.steps]?.points ?? 0} size={26} />
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Two gold for one of the other goods. */
export function BuyCard() {
  const { legal, make, pick, G, me } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  return (
    <Card title={say('task.buy')}>
      <div className="row">
        {movesOf(legal, 'buy').map(move => (
          <ChoiceButton
            key={move.resource}
            deed={text.parts([
              moveDeedOf({ text, G, me }, move),
              say('does.having', { n: playerOf(G, me).goods[move.resource] }),
            ])}
            onClick={() => make(move)}
          >
            <Icon name={move.resource} size={30} count="+1" />
            <small>{playerOf(G, me).goods[move.resource]}</small>
          </ChoiceButton>
        ))}
      </div>
      <Button size="small" onClick={() => pick(undefined)}>
        {say('bar.cancel')}
      </Button>
    </Card>
  );
}
