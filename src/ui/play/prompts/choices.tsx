import { tileOf } from '../../../content';
import { bonusPoints } from '../../../rules/powers';
import { pointsNow } from '../../../rules/points';
import { EffectIcons } from '../../pictures/EffectIcons';
import { ActionIcon, Icon, PointsIcon } from '../../pictures/Icon';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { Button } from '../../parts/Button';
import { useText } from '../words';
import { useWholeTable } from '../TableContext';
import { movesOf } from '../tasks';
import { Card } from './Card';

/** Small questions with a button per answer. */

export function ColourCard() {
  const { legal, make } = useWholeTable();
  const { say } = useText();
  return (
    <Card title={say('prompt.changeColour')} hint={say('prompt.changeColour.hint')}>
      <div className="row">
        {movesOf(legal, 'chooseColour').map(move => (
          <button key={move.resource} type="button" className="choice possible" onClick={() => make(move)}>
            <Icon name={move.resource} size={32} label={say(`resource.${move.resource}`)} />
          </button>
        ))}
      </div>
    </Card>
  );
}

/** The Bonus tile of the wheel or of the King track, to be taken; the bar leaves it, as it declines everything. */
export function TileCard({ tile, king }: { tile: string; king: boolean }) {
  const { why, make } = useWholeTable();
  const { say, refusal, tileTitle } = useText();
  const take = { type: 'takeTile' } as const;
  const refused = why(take);
  const title = king ? say('prompt.kingTile') : say('prompt.wheelTile');
  return (
    <Card title={title} hint={king ? say('prompt.kingTile.hint') : tileTitle(tile)}>
      <div className="row-tile">
        <TilePicture tile={tile} size={52} />
        <Button
          tone={refused ? 'plain' : 'go'}
          size="small"
          aria-disabled={refused !== undefined}
          onClick={refused ? undefined : () => make(take)}
        >
          {say('prompt.wheelTile.take')}
        </Button>
      </div>
      {refused && <p className="refusal">{refusal(refused)}</p>}
    </Card>
  );
}

/** For which Action the Joker stands, with the points it would have. */
export function JokerCard() {
  const { G, me, legal, make } = useWholeTable();
  const { say } = useText();
  const now = pointsNow(G);
  return (
    <Card title={say('prompt.declare')} hint={say('prompt.declare.hint')}>
      <ul className="choices">
        {movesOf(legal, 'declare').map(move => (
          <li key={move.action}>
            <button type="button" className="choice possible" onClick={() => make(move)}>
              <ActionIcon action={move.action} size={30} />
              <span>{say(`action.${move.action}`)}</span>
              <PointsIcon
                points={(now?.points ?? 0) + (now?.do === 'dieAction' ? bonusPoints(G, me, move.action) : 0)}
                tone="sun"
                size={26}
              />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Which Building, then which of its Characters: each gives its bonus once more. */
export function BuildingCard() {
  const { G, me, legal, make } = useWholeTable();
  const { say } = useText();
  return (
    <Card title={say('prompt.buildingBonuses')} hint={say('prompt.buildingBonuses.hint')}>
      <ul className="choices">
        {movesOf(legal, 'chooseBuilding').map(move => (
          <li key={move.building}>
            <button type="button" className="choice possible" onClick={() => make(move)}>
              {(G.players[me]?.buildings[move.building]?.rooms ?? []).map(
                tile => tile && <TilePicture key={tile} tile={tile} size={40} />,
              )}
              <span className="out-of-sight">{say('board.building', { n: move.building + 1 })}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ReceiveCard() {
  const { legal, make } = useWholeTable();
  const { say, tileTitle } = useText();
  return (
    <Card title={say('prompt.receive')} hint={say('prompt.receive.hint')}>
      <div className="row">
        {movesOf(legal, 'receive').map(move => {
          const tile = tileOf(move.tile);
          return (
            <button key={move.tile} type="button" className="choice possible" onClick={() => make(move)}>
              {tile.kind === 'character' && <EffectIcons effects={tile.effects} size={34} />}
              <span className="out-of-sight">{tileTitle(move.tile)}</span>
            </button>
          );
        })}
      </div>
    </Card>
  );
}
