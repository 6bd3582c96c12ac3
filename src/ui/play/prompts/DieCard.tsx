import type { Colour } from '../../../content';
import { dieOutlook, type DieWay } from '../../../rules/explaining/dieOutlook';
import { ActionIcon, Icon, PointsIcon } from '../../pictures/Icon';
import { DiePicture } from '../../pictures/Die';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { Button } from '../../parts/Button';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { deedAt, moveDeedOf } from '../deeds';
import { GoodsIcons } from '../bar/Price';
import { Card } from './Card';
import { ChoiceButton } from './ChoiceButton';

/** The chosen die: what it brings as it lies, or turned for gold. */
export function DieCard({ colour, value }: { colour: Colour; value: number }) {
  const { G, me, why, make, pick } = useWholeTable();
  const text = useTableText();
  const die = text.say(`die.${colour}`);
  const ways = dieOutlook(G, me, { colour, value }).filter(({ move }) => !why(move));
  return (
    <Card title={die}>
      <ul className="choices">
        {ways.map(way => (
          <li key={`${way.move.to} ${way.action}`}>
            <ChoiceButton deed={moveDeedOf({ text, G, me }, way.move)} onClick={() => make(way.move)}>
              <DieGives way={way} />
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
function DieGives({ way: { move, price, goods, action, points, tile } }: { way: DieWay }) {
  const { gold = 0 } = price;
  return (
    <>
      <DiePicture colour={move.colour} value={move.to} size={34} badge={false} />
      {gold > 0 && <Icon name="gold" count={`−${gold}`} size={24} />}
      <GoodsIcons goods={goods} size={26} />
      <ActionIcon action={action} size={30} />
      <PointsIcon points={points} tone="sun" size={26} />
      {tile !== undefined && <TilePicture tile={tile} size={34} />}
    </>
  );
}
