import { useId } from 'react';
import { tileOf } from '../../../content';
import { playerOf, type MoveOf, type Seat, type State } from '../../../rules/model';
import { effectsOf } from '../../../rules/tiles';
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
import { MoveButton, AnswerWords } from './ChoiceButton';

/** Small questions with a button per answer. */

export function ColourCard() {
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  return (
    <Card title={say('prompt.changeColour')} hint={say('prompt.changeColour.hint')}>
      <div className="row">
        {movesOf(legal, 'chooseColour').map(move => (
          <MoveButton key={move.resource} move={move} deed={moveDeedOf({ text, G, me }, move)}>
            <Icon name={move.resource} size={32} />
            <AnswerWords name={say(`resource.${move.resource}`)} />
          </MoveButton>
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
    <Card title={title} hint={king ? say('prompt.kingTile.hint') : undefined}>
      <div className="row-tile">
        <TilePicture tile={tile} size={52} />
        <AnswerWords name={tileTitle(tile)} gain={text.effects(effectsOf(G, tile))} />
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
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  return (
    <Card title={say('prompt.declare')} hint={say('prompt.declare.hint')}>
      <ul className="choices">
        {movesOf(legal, 'declare').map(move => (
          <li key={move.action}>
            <MoveButton move={move} deed={moveDeedOf({ text, G, me }, move)}>
              <ActionIcon action={move.action} size={30} />
              <AnswerWords name={say(`action.${move.action}`)} />
              <PointsIcon points={pointsAs(G, me, move.action)} tone="sun" size={26} />
            </MoveButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const residentsOf = (G: State, seat: Seat, { building }: MoveOf<'chooseBuilding'>): string[] =>
  (playerOf(G, seat).buildings[building]?.rooms ?? []).flatMap(tile => tile ?? []);

/** Which Building, then which of its Characters: each gives its bonus once more. */
export function BuildingCard() {
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  return (
    <Card title={say('prompt.buildingBonuses')} hint={say('prompt.buildingBonuses.hint')}>
      <ul className="choices">
        {movesOf(legal, 'chooseBuilding').map(move => (
          <li key={move.building}>
            <MoveButton move={move} deed={moveDeedOf({ text, G, me }, move)}>
              {residentsOf(G, me, move).map(tile => (
                <TilePicture key={tile} tile={tile} size={40} />
              ))}
              <AnswerWords
                name={say('board.building', { n: move.building + 1 })}
                gain={text.parts(residentsOf(G, me, move).map(tile => text.tileFull(tile)))}
              />
            </MoveButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ReceiveCard() {
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const moves = movesOf(legal, 'receive');
  const deeds = distinct(
    text,
    moves.map(move => moveDeedOf({ text, G, me }, move)),
  );
  return (
    <Card title={say('prompt.receive')} hint={say('prompt.receive.hint')}>
      <div className="row row-tiles">
        {moves.map((move, index) => {
          const tile = tileOf(move.tile);
          return (
            <MoveButton key={move.tile} move={move} deed={deeds[index] ?? ''}>
              {tile.kind === 'character' && <EffectIcons effects={tile.effects} size={34} />}
              <AnswerWords name={text.tileFull(move.tile)} />
            </MoveButton>
          );
        })}
      </div>
    </Card>
  );
}
