import { useState } from 'react';
import type { Colour } from '../../../content';
import { dieOutlook, movesWithTile, tileToTake, type DieWay } from '../../../rules/explaining/dieOutlook';
import { refuseTile } from '../../../rules/tiles';
import { shows } from '../../explain/shows';
import { ActionIcon, Icon, PointsIcon } from '../../pictures/Icon';
import { DiePicture } from '../../pictures/Die';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { Button } from '../../parts/Button';
import { saysAround } from '../around';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { deedAt, moveDeedOf } from '../deeds';
import { GoodsIcons } from '../bar/Price';
import { Card } from './Card';
import { ChoiceButton } from './ChoiceButton';
import './dieCard.css';

/** The chosen die: a row per way to take it, as it lies or turned for Gold; the row is the button. */
export function DieCard({ colour, value }: { colour: Colour; value: number }) {
  const { G, me, why, pick } = useWholeTable();
  const text = useTableText();
  const die = text.say(`die.${colour}`);
  const ways = dieOutlook(G, me, { colour, value }).filter(({ move }) => !why(move));
  return (
    <Card title={die} hint={text.say('prompt.takeDie.ways', { n: ways.length })}>
      <ul ref={saysAround('die')} className="die-ways">
        {ways.map(way => (
          <Way key={`${way.move.to} ${way.action}`} way={way} />
        ))}
      </ul>
      <Button
        size="small"
        aria-label={deedAt(text, text.say('prompt.takeDie.other'), text.say('does.not', { what: die }))}
        onClick={() => pick(undefined)}
      >
        {text.say('prompt.takeDie.other')}
      </Button>
    </Card>
  );
}

/** One way, and beside it whether its Bonus tile is taken in the same click. */
function Way({ way }: { way: DieWay }) {
  const { G, me, make } = useWholeTable();
  const text = useTableText();
  const [leaves, leave] = useState(false);
  const { move, action, points } = way;
  const tile = tileToTake(G, me, move);
  const takes = tile !== undefined && !leaves;
  return (
    <li>
      <ChoiceButton
        deed={moveDeedOf({ text, G, me }, move)}
        onClick={() => make(...movesWithTile(G, me, move, takes))}
      >
        <span className="die-lies">
          <DiePicture colour={move.colour} value={move.to} size={40} badge={false} />
          <small>
            {move.to === move.value
              ? text.say('prompt.takeDie.asItLies')
              : text.say('prompt.takeDie.turned', { value: move.to })}
          </small>
        </span>
        <span className="die-brings">
          <strong>
            {text.say('prompt.takeDie.action', { action: text.say(`action.${action}`), n: points })}
          </strong>
          <small className="die-help">{text.say(`actionHelp.${action}`)}</small>
          <Sum way={way} />
        </span>
        <span className="die-action">
          <ActionIcon action={action} size={36} />
          <PointsIcon points={points} tone="sun" size={24} />
        </span>
      </ChoiceButton>
      {tile !== undefined && (
        <button
          type="button"
          role="checkbox"
          className="tile-tick"
          aria-checked={takes}
          aria-label={deedAt(
            text,
            text.say('prompt.takeDie.action', { action: text.say(`action.${action}`), n: points }),
            text.say('does.takeHere', { tile: text.tileFull(tile) }),
          )}
          {...shows({ is: 'wheelTile', action })}
          onClick={() => leave(takes)}
        >
          <TilePicture tile={tile} size={36} />
          <Icon name={takes ? 'check' : 'close'} size={18} />
        </button>
      )}
    </li>
  );
}

/** What is paid and gained, and why a tile stays. */
function Sum({ way: { price, goods, tile } }: { way: DieWay }) {
  const { G, me } = useWholeTable();
  const { say, refusal } = useTableText();
  const refused = tile === undefined ? undefined : refuseTile(G, me, tile);
  return (
    <span className="die-sum">
      {(price.gold ?? 0) > 0 && (
        <span className="chip chip-paid">
          {say('prompt.takeDie.pay')} <GoodsIcons goods={price} size={20} />
        </span>
      )}
      {Object.keys(goods).length > 0 && (
        <span className="chip">
          +<GoodsIcons goods={goods} size={20} />
        </span>
      )}
      {tile === undefined && <span className="chip chip-not">{say('prompt.takeDie.noTile')}</span>}
      {refused && tile !== undefined && (
        <span className="chip chip-not">
          <TilePicture tile={tile} size={24} /> <span>{refusal(refused)}</span>
        </span>
      )}
    </span>
  );
}
