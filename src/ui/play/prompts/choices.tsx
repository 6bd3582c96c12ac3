import { useId } from 'react';
import { tileOf } from '../../../content';
import { pointsAs } from '../../../rules/explaining/dieOutlook';
import { EffectIcons } from '../../pictures/EffectIcons';
import { ActionIcon, Icon, PointsIcon } from '../../pictures/Icon';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { Button } from '../../parts/Button';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { movesOf } from '../tasks';
import { moveDeedOf, distinct } from '../deeds';
import { Card } from './Card';
import { ChoiceButton } from './ChoiceButton';

/** Small questions with a button per answer. */

export function ColourCard() {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  return (
    <Card title={say('prompt.changeColour')} hint={say('prompt.changeColour.hint')}>
      <div className="row">
        {movesOf(legal, 'chooseColour').map(move => (
          <ChoiceButton
            key={move.resource}
            deed={moveDeedOf({ text, G, me }, move)}
            onClick={() => make(move)}
          >
            <Icon name={move.resource} size={32} />
          </ChoiceButton>
        ))}
      </div>
    </Card>
  );
}

const TAKE = { type: 'takeTile' } as const;

/** The Bonus tile of the wheel or of the King track, to be taken; the bar leaves it, as it declines everything. */
export function OfferedTileCard({ tile, king }: { tile: string; king: boolean }) {
  const { G, me, why, make } = useWholeTable();
  const text = useTableText();
  const { say, refusal, tileTitle } = text;
  const reason = useId();
  const refused = why(TAKE);
  const title = king ? say('prompt.kingTile') : say('prompt.wheelTile');
  return (
    <Card title={title} hint={king ? say('prompt.kingTile.hint') : tileTitle(tile)}>
      <div className="row-tile">
        <TilePicture tile={tile} size={52} />
        <Button
          tone={refused ? 'plain' : 'go'}
          size="small"
          aria-label={moveDeedOf({ text, G, me }, TAKE)}
          aria-disabled={refused !== undefined}
          aria-describedby={refused && reason}
          onClick={refused ? undefined : () => make(TAKE)}
        >
          {say('prompt.wheelTile.take')}
        </Button>
      </div>
      {refused && (
        <p id={reason} className="refusal">
          {refusal(refused)}
        </p>
      )}
    </Card>
  );
}

/** For which Action the Joker stands, with the points it would have. */
export function JokerCard() {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  return (
    <Card title={say('prompt.declare')} hint={say('prompt.declare.hint')}>
      <ul className="choices">
        {movesOf(legal, 'declare').map(move => (
          <li key={move.action}>
            <ChoiceButton deed={moveDeedOf({ text, G, me }, move)} onClick={() => make(move)}>
              <ActionIcon action={move.action} size={30} />
              <span>{say(`action.${move.action}`)}</span>
              <PointsIcon points={pointsAs(G, me, move.action)} tone="sun" size={26} />
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Which Building, then which of its Characters: each gives its bonus once more. */
export function BuildingCard() {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  return (
    <Card title={say('prompt.buildingBonuses')} hint={say('prompt.buildingBonuses.hint')}>
      <ul className="choices">
        {movesOf(legal, 'chooseBuilding').map(move => (
          <li key={move.building}>
            <ChoiceButton deed={moveDeedOf({ text, G, me }, move)} onClick={() => make(move)}>
              {(G.players[me]?.buildings[move.building]?.rooms ?? []).map(
                tile => tile && <TilePicture key={tile} tile={tile} size={40} />,
              )}
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ReceiveCard() {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const moves = movesOf(legal, 'receive');
  const deeds = distinct(
    text,
    moves.map(move => moveDeedOf({ text, G, me }, move)),
  );
  return (
    <Card title={say('prompt.receive')} hint={say('prompt.receive.hint')}>
      <div className="row">
        {moves.map((move, index) => {
          const tile = tileOf(move.tile);
          return (
            <ChoiceButton key={move.tile} deed={deeds[index] ?? ''} onClick={() => make(move)}>
              {tile.kind === 'character' && <EffectIcons effects={tile.effects} size={34} />}
            </ChoiceButton>
          );
        })}
      </div>
    </Card>
  );
}
