import type { Colour } from '../../../content';
import type { MoveOf, State } from '../../../rules/model';
import { bonusPoints } from '../../../rules/powers';
import { actionAt, pointsOfValue } from '../../../rules/wheel';
import { changeCost } from '../../../rules/moves/dice';
import { ActionIcon, Icon, PointsIcon } from '../../pictures/Icon';
import { DiePicture, resourceOf } from '../../pictures/Die';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { Button } from '../../parts/Button';
import { useText } from '../words';
import { useWholeTable } from '../TableContext';
import { movesOf } from '../tasks';
import { Card } from './Card';

/** The chosen die: what it brings as it lies, or turned for gold. */
export function DieCard({ colour, value }: { colour: Colour; value: number }) {
  const { legal, make, pick } = useWholeTable();
  const { say } = useText();
  const ways = movesOf(legal, 'takeDie')
    .filter(move => move.colour === colour && move.value === value)
    .toSorted((a, b) => changeCost(value, a.to) - changeCost(value, b.to));
  return (
    <Card title={say(`die.${colour}`)}>
      <ul className="choices">
        {ways.map(way => (
          <li key={way.to}>
            <button type="button" className="choice possible" onClick={() => make(way)}>
              <DieWay way={way} />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => pick(undefined)}>
        {say('prompt.takeDie.other')}
      </Button>
    </Card>
  );
}

const pointsFor = (G: State, seat: number, value: number): number => {
  const action = actionAt(G, value);
  return pointsOfValue(value) + (action === 'joker' ? 0 : bonusPoints(G, seat, action));
};

/** Value, price, Resources, Action with points, Bonus tile. */
function DieWay({ way: { colour, value, to } }: { way: MoveOf<'takeDie'> }) {
  const { G, me } = useWholeTable();
  const { say } = useText();
  const action = actionAt(G, to);
  const tile = G.wheel.tiles[action];
  const gold = changeCost(value, to);
  return (
    <>
      <DiePicture colour={colour} value={to} size={34} badge={false} />
      {gold > 0 && (
        <Icon name="gold" count={`−${gold}`} size={24} label={say('prompt.takeDie.turn', { gold })} />
      )}
      <Icon name={G.facts.colour ?? resourceOf(colour)} count={to} size={26} />
      <ActionIcon action={action} size={30} label={say(`action.${action}`)} />
      <PointsIcon points={pointsFor(G, me, to)} tone="sun" size={26} />
      {tile !== undefined && <TilePicture tile={tile} size={34} />}
    </>
  );
}
