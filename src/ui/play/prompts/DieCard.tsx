import type { Colour } from '../../../content';
import type { MoveOf, State } from '../../../rules/model';
import { pointsOfDie } from '../../../rules/moves/dice';
import { priceOf } from '../../../rules/prices';
import { actionAt } from '../../../rules/wheel';
import { ActionIcon, Icon, PointsIcon } from '../../pictures/Icon';
import { DiePicture, resourceOf } from '../../pictures/Die';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { Button } from '../../parts/Button';
import { useText } from '../words';
import { useWholeTable } from '../TableContext';
import { movesOf } from '../tasks';
import { deedAt, deedOf } from '../deeds';
import { Card } from './Card';
import { ChoiceButton } from './ChoiceButton';

/** The chosen die: what it brings as it lies, or turned for gold. */
export function DieCard({ colour, value }: { colour: Colour; value: number }) {
  const { G, me, legal, make, pick } = useWholeTable();
  const text = useText();
  const die = text.say(`die.${colour}`);
  const ways = movesOf(legal, 'takeDie')
    .filter(move => move.colour === colour && move.value === value)
    .toSorted((a, b) => goldFor(G, me, a) - goldFor(G, me, b));
  return (
    <Card title={die}>
      <ul className="choices">
        {ways.map(way => (
          <li key={`${way.to} ${way.action}`}>
            <ChoiceButton deed={deedOf({ text, G, me }, way)} onClick={() => make(way)}>
              <DieWay way={way} />
            </ChoiceButton>
          </li>
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

const goldFor = (G: State, seat: number, { value, to }: MoveOf<'takeDie'>): number =>
  priceOf<'turnDie'>(G, seat, { of: 'turnDie', from: value, to }).gold ?? 0;

/** Value, price, Resources, Action with points, Bonus tile. */
function DieWay({ way }: { way: MoveOf<'takeDie'> }) {
  const { G, me } = useWholeTable();
  const { colour, to } = way;
  const action = way.action ?? actionAt(G, to);
  const tile = G.wheel.tiles[action];
  const gold = goldFor(G, me, way);
  return (
    <>
      <DiePicture colour={colour} value={to} size={34} badge={false} />
      {gold > 0 && <Icon name="gold" count={`−${gold}`} size={24} />}
      <Icon name={G.facts.colour ?? resourceOf(colour)} count={to} size={26} />
      <ActionIcon action={action} size={30} />
      <PointsIcon points={pointsOfDie(G, me, to, action)} tone="sun" size={26} />
      {tile !== undefined && <TilePicture tile={tile} size={34} />}
    </>
  );
}
