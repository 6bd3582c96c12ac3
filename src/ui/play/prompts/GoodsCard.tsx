import { useState } from 'react';
import { RESOURCES, type Goods, type Resource } from '../../../content';
import { Icon } from '../../pictures/Icon';
import { Button } from '../../parts/Button';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { Card } from './Card';
import { ChoiceButton, AnswerWords } from './ChoiceButton';

/** So many goods of free choice, the same or different ones. */
export function GoodsCard({ count }: { count: number }) {
  const { make, G, me } = useWholeTable();
  const text = useTableText();
  const [chosen, choose] = useState<Goods>({});
  const total = RESOURCES.reduce((sum, resource) => sum + (chosen[resource] ?? 0), 0);
  const add = (resource: Resource): void => {
    const next = { ...chosen, [resource]: (chosen[resource] ?? 0) + 1 };
    if (total + 1 === count) make({ type: 'chooseGoods', goods: next });
    else choose(next);
  };
  return (
    <Card title={text.say('prompt.gainAny', { n: count - total })} hint={text.say('prompt.gainAny.hint')}>
      <div className="row">
        {RESOURCES.map(resource => (
          <ChoiceButton
            key={resource}
            deed={text.parts([
              text.say('does.gain', { goods: text.goods({ [resource]: 1 }) }),
              text.say('does.having', { n: G.players[me]?.goods[resource] ?? 0 }),
            ])}
            onClick={() => add(resource)}
          >
            <Icon name={resource} size={34} count={`+${chosen[resource] ?? 1}`} />
            <AnswerWords
              name={text.say(`resource.${resource}`)}
              gain={text.say('does.having', { n: G.players[me]?.goods[resource] ?? 0 })}
            />
          </ChoiceButton>
        ))}
      </div>
      {total > 0 && (
        <Button size="small" onClick={() => choose({})}>
          {text.say('bar.cancel')}
        </Button>
      )}
    </Card>
  );
}
