import { BUILDINGS, houseSpaceOf, tileOf } from '../../../content';
import { townOfSpace } from '../../../rules/board';
import { Button } from '../../parts/Button';
import { EffectIcons } from '../../pictures/EffectIcons';
import { Icon, PointsIcon } from '../../pictures/Icon';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { useText } from '../words';
import { GoodsIcons } from '../bar/Price';
import { useWholeTable } from '../TableContext';
import { movesOf, sensibleFirst } from '../tasks';
import { Card } from './Card';

/** Where a chosen thing goes, or what pays it. */

function Back() {
  const { pick } = useWholeTable();
  const { say } = useText();
  return (
    <Button size="small" onClick={() => pick(undefined)}>
      {say('bar.cancel')}
    </Button>
  );
}

/** In which Resource the identical part of a Contract is paid: the sensible proposal first. */
export function PaymentCard({ tile }: { tile: string }) {
  const { G, me, legal, make } = useWholeTable();
  const { say } = useText();
  const contract = tileOf(tile);
  const ways = sensibleFirst(
    G,
    me,
    movesOf(legal, 'fulfil').filter(move => move.tile === tile),
  );
  if (contract.kind !== 'contract') return null;
  const { identical = 0, ...fixed } = contract.cost;
  return (
    <Card title={say('prompt.identical')}>
      <ul className="choices">
        {ways.map(move => (
          <li key={move.identical}>
            <button type="button" className="choice possible" onClick={() => make(move)}>
              {move.identical && <Icon name={move.identical} count={identical} size={28} />}
              <GoodsIcons goods={fixed} size={28} />
            </button>
          </li>
        ))}
      </ul>
      <Back />
    </Card>
  );
}

/** Where a Crest or a Character may go; one that cannot go anywhere says why. */
export function PlacesCard({ tile }: { tile: string }) {
  const { legal, make } = useWholeTable();
  const { say, tileTitle } = useText();
  const rooms = movesOf(legal, 'placeCharacter').filter(move => move.tile === tile);
  const crests = movesOf(legal, 'placeCrest').filter(move => move.tile === tile);
  return (
    <Card title={tileTitle(tile)}>
      <div className="row">
        <TilePicture tile={tile} size={72} />
        <ul className="choices">
          {rooms.map(move => (
            <li key={`${move.building} ${move.floor}`}>
              <button type="button" className="choice possible" onClick={() => make(move)}>
                <span>{say('board.room', { building: move.building + 1, floor: move.floor })}</span>
                <PointsIcon points={move.floor} size={24} />
              </button>
            </li>
          ))}
          {crests.map(move => (
            <li key={move.building}>
              <button type="button" className="choice possible" onClick={() => make(move)}>
                <Icon name="food" count={BUILDINGS[move.building]?.crest.food ?? 0} size={26} />
                <Icon name="then" size={14} />
                <EffectIcons effects={BUILDINGS[move.building]?.crest.bonus ?? []} size={26} />
              </button>
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
  const { legal, make } = useWholeTable();
  const { say, town: townName } = useText();
  const spaces = movesOf(legal, 'buildHouse').filter(move => townOfSpace(move.space) === town);
  return (
    <Card title={say('prompt.houseSpace', { town: townName(town) })}>
      <div className="row">
        {spaces.map(move => (
          <button key={move.space} type="button" className="choice possible" onClick={() => make(move)}>
            <Icon name="house-space" size={30} />
            <EffectIcons effects={houseSpaceOf(move.space).bonus} size={28} />
          </button>
        ))}
      </div>
      <Back />
    </Card>
  );
}
