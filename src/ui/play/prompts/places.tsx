import { BUILDINGS, houseSpaceOf, townOfSpace, type Price } from '../../../content';
import type { Move } from '../../../rules/model';
import { termsOf } from '../../../rules/moves';
import { Button } from '../../parts/Button';
import { EffectIcons } from '../../pictures/EffectIcons';
import { Icon, PointsIcon } from '../../pictures/Icon';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { useTableText } from '../words';
import { GoodsIcons } from '../bar/Price';
import { useWholeTable } from '../TableContext';
import { movesOf, sensibleFirst } from '../tasks';
import { moveDeedOf, distinct } from '../deeds';
import { placeOfTile, tileMoves } from '../streetMoves';
import { Card } from './Card';
import { ChoiceButton } from './ChoiceButton';

/** Where a chosen thing goes, or what pays it. */

function Back() {
  const { pick } = useWholeTable();
  const { say } = useTableText();
  return (
    <Button size="small" onClick={() => pick(undefined)}>
      {say('bar.cancel')}
    </Button>
  );
}

/** In which Resource the identical part of a Contract is paid: the sensible proposal first. */
export function PaymentCard({ tile }: { tile: string }) {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  const { say } = text;
  const ways = sensibleFirst(
    G,
    me,
    movesOf(legal, 'fulfil').filter(move => move.tile === tile),
  );
  const priceFor = (move: Move): Price => termsOf(G, me, move).price ?? {};
  return (
    <Card title={say('prompt.identical')}>
      <ul className="choices">
        {ways.map(move => (
          <li key={move.identical}>
            <ChoiceButton
              deed={say('does.pay', { goods: text.goods(priceFor(move)) })}
              onClick={() => make(move)}
            >
              <GoodsIcons goods={priceFor(move)} size={28} />
            </ChoiceButton>
          </li>
        ))}
      </ul>
      <Back />
    </Card>
  );
}

/** Where a Crest or a Character may go; one that cannot go anywhere says why. */
export function PlacesCard({ tile }: { tile: string }) {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  const { say, tileTitle } = text;
  const rooms = movesOf(legal, 'placeCharacter').filter(move => move.tile === tile);
  const crests = movesOf(legal, 'placeCrest').filter(move => move.tile === tile);
  return (
    <Card title={tileTitle(tile)}>
      <div className="row">
        <TilePicture tile={tile} size={72} />
        <ul className="choices">
          {rooms.map(move => (
            <li key={`${move.building} ${move.floor}`}>
              <ChoiceButton deed={moveDeedOf({ text, G, me }, move)} onClick={() => make(move)}>
                <span>{say('board.room', { building: move.building + 1, floor: move.floor })}</span>
                <PointsIcon points={termsOf(G, me, move).points ?? 0} size={24} />
              </ChoiceButton>
            </li>
          ))}
          {crests.map(move => (
            <li key={move.building}>
              <ChoiceButton deed={moveDeedOf({ text, G, me }, move)} onClick={() => make(move)}>
                <GoodsIcons goods={termsOf(G, me, move).price ?? {}} size={26} />
                <Icon name="then" size={14} />
                <EffectIcons effects={BUILDINGS[move.building]?.crest.bonus ?? []} size={26} />
              </ChoiceButton>
            </li>
          ))}
        </ul>
      </div>
      <Back />
    </Card>
  );
}

/** Several free House spaces in one town. */
export function HousePlaceCard({ town }: { town: string }) {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  const { say, town: townName } = text;
  const spaces = movesOf(legal, 'buildHouse').filter(move => townOfSpace(move.space) === town);
  const deeds = distinct(
    text,
    spaces.map(move => moveDeedOf({ text, G, me }, move)),
  );
  return (
    <Card title={say('prompt.houseSpace', { town: townName(town) })}>
      <div className="row">
        {spaces.map((move, index) => (
          <ChoiceButton key={move.space} deed={deeds[index] ?? ''} onClick={() => make(move)}>
            <Icon name="house-space" size={30} />
            <EffectIcons effects={houseSpaceOf(move.space).bonus} size={28} />
          </ChoiceButton>
        ))}
      </div>
      <Back />
    </Card>
  );
}

/** Several tiles may go to one place of the street. */
export function StreetCard({ place }: { place: string }) {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  const moves = tileMoves(legal).filter(move => placeOfTile(move) === place);
  const deeds = distinct(
    text,
    moves.map(move => moveDeedOf({ text, G, me }, move)),
  );
  return (
    <Card title={text.say('prompt.whichTile')}>
      <div className="row">
        {moves.map((move, index) => (
          <ChoiceButton key={move.tile} deed={deeds[index] ?? ''} onClick={() => make(move)}>
            <TilePicture tile={move.tile} size={52} />
          </ChoiceButton>
        ))}
      </div>
      <Back />
    </Card>
  );
}
