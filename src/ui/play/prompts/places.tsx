import { BUILDINGS, houseSpaceOf, townOfSpace, type Price } from '../../../content';
import type { Move } from '../../../rules/model';
import { termsOf } from '../../../rules/moves';
import { effectsOf } from '../../../rules/tiles';
import { Button } from '../../parts/Button';
import { EffectIcons } from '../../pictures/EffectIcons';
import { Icon, PointsIcon } from '../../pictures/Icon';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { useTableText } from '../words';
import { GoodsIcons } from '../bar/Price';
import { useWholeTable } from '../TableContext';
import { movesOf, sensibleFirst } from '../tasks';
import { bonusOfSpace, crestPrice, distinct, moveDeedOf } from '../deeds';
import { placeOfTile, tileMoves } from '../streetMoves';
import { Card } from './Card';
import { MoveButton, AnswerWords } from './ChoiceButton';

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
  const { G, me, legal } = useWholeTable();
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
            <MoveButton move={move} deed={say('does.pay', { goods: text.goods(priceFor(move)) })}>
              <GoodsIcons goods={priceFor(move)} size={28} />
              <AnswerWords name={text.goods(priceFor(move))} />
            </MoveButton>
          </li>
        ))}
      </ul>
      <Back />
    </Card>
  );
}

/** Where a Crest or a Character may go; one that cannot go anywhere says why. */
export function PlacesCard({ tile }: { tile: string }) {
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const { say, tileTitle } = text;
  const rooms = movesOf(legal, 'placeCharacter').filter(move => move.tile === tile);
  const crests = movesOf(legal, 'placeCrest').filter(move => move.tile === tile);
  return (
    <Card title={tileTitle(tile)} hint={text.effects(effectsOf(G, tile))}>
      <div className="row">
        <TilePicture tile={tile} size={72} />
        <ul className="choices">
          {rooms.map(move => (
            <li key={`${move.building} ${move.floor}`}>
              <MoveButton move={move} deed={moveDeedOf({ text, G, me }, move)}>
                <AnswerWords name={say('board.room', { building: move.building + 1, floor: move.floor })} />
                <PointsIcon points={termsOf(G, me, move).points ?? 0} size={24} />
              </MoveButton>
            </li>
          ))}
          {crests.map(move => (
            <li key={move.building}>
              <MoveButton move={move} deed={moveDeedOf({ text, G, me }, move)}>
                <AnswerWords
                  name={say('board.building', { n: move.building + 1 })}
                  gain={crestPrice({ text, G, me }, move)}
                />
                <GoodsIcons goods={termsOf(G, me, move).price ?? {}} size={26} />
                <Icon name="then" size={14} />
                <EffectIcons effects={BUILDINGS[move.building]?.crest.bonus ?? []} size={26} />
              </MoveButton>
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
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const { say, town: townName } = text;
  const spaces = movesOf(legal, 'buildHouse').filter(move => townOfSpace(move.space) === town);
  const deeds = distinct(
    text,
    spaces.map(move => moveDeedOf({ text, G, me }, move)),
  );
  return (
    <Card title={say('prompt.houseSpace', { town: townName(town) })}>
      <div className="row row-tiles">
        {spaces.map((move, index) => (
          <MoveButton key={move.space} move={move} deed={deeds[index] ?? ''}>
            <EffectIcons effects={houseSpaceOf(move.space).bonus} size={28} />
            <AnswerWords name={bonusOfSpace(text, move.space)} />
          </MoveButton>
        ))}
      </div>
      <Back />
    </Card>
  );
}

/** Several tiles may go to one place of the street. */
export function StreetCard({ place }: { place: string }) {
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const moves = tileMoves(legal).filter(move => placeOfTile(move) === place);
  const deeds = distinct(
    text,
    moves.map(move => moveDeedOf({ text, G, me }, move)),
  );
  return (
    <Card title={text.say('prompt.whichTile')}>
      <div className="row row-tiles">
        {moves.map((move, index) => (
          <MoveButton key={move.tile} move={move} deed={deeds[index] ?? ''}>
            <TilePicture tile={move.tile} size={52} />
            <AnswerWords name={text.tileFull(move.tile)} />
          </MoveButton>
        ))}
      </div>
      <Back />
    </Card>
  );
}
