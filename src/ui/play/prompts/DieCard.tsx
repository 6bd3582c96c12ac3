import type { Colour } from '../../../content';
import type { MoveOf } from '../../../rules/model';
import { actionAt } from '../../../rules/wheel';
import { changeCost } from '../../../rules/moves/dice';
import { ActionIcon, Icon, PointsIcon } from '../../pictures/Icon';
import { DiePicture, resourceOf } from '../../pictures/Die';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { Button } from '../../parts/Button';
import { useText } from '../words';
import { useWholeTable } from '../TableContext';
import { movesOf } from '../tasks';
import { deedAt, deedOf, pointsOfDie } from '../deeds';
import { Card } from './Card';
import { ChoiceButton } from './ChoiceButton';

/** The chosen die: what it brings as it lies, or turned for gold. */
export function DieCard({ colour, value }: { colour: Colour; value: number }) {
  const { G, me, legal, make, pick } = useWholeTable();
  const text = useText();
  const die = text.say(`die.${colour}`);
  const ways = movesOf(legal, 'takeDie')
    .filter(move => move.colour === colour && move.value === value)
    .toSorted((a, b) => changeCost(value, a.to) - changeCost(value, b.to));
  return (
    <Card title={die}>
      <ul className="choices">
        {ways.map(way => (
          <li key={way.to}>
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

/** Value, price, Resources, Action with points, Bonus tile. */
function DieWay({ way: { colour, value, to } }: { way: MoveOf<'takeDie'> }) {
  const { G, me } = useWholeTable();
  const action = actionAt(G, to);
  const tile = G.wheel.tiles[action];
  const gold = changeCost(value, to);
  return (
    <>
      <DiePicture colour={colour} value={to} size={34} badge={false} />
      {gold > 0 && <Icon name="gold" count={`−${gold}`} size={24} />}
      <Icon name={G.facts.colour ?? resourceOf(colour)} count={to} size={26} />
      <ActionIcon action={action} size={30} />
      <PointsIcon points={pointsOfDie(G, me, to)} tone="sun" size={26} />
      {tile !== undefined && <TilePicture tile={tile} size={34} />}
    </>
  );
}
