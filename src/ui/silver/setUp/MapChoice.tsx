import { MINE_MAPS } from '../../../content/silver/maps';
import type { SilverOptions } from '../../../rules/silver/options';
import { Panel } from '../../parts/Panel';
import { Segments } from '../../parts/Segments';
import { useText } from '../../text';
import { levelName } from '../../text/silver/words';
import { MineMapSmall } from '../map/MineMapSmall';

type Sides = SilverOptions['sides'];
const CHOICES = ['A', 'B', 'random'] as const;

interface MapChoiceProps {
  readonly sides: Sides;
  readonly onChange: (sides: Sides) => void;
}

/** Each map: one of its sides, or whichever chance brings. */
export function MapChoice({ sides, onChange }: MapChoiceProps) {
  const text = useText();
  return (
    <Panel title={text.say('setUp.maps')} tone="merchant" className="silver-maps">
      {sides.map((side, index) => (
        <fieldset key={index} className="silver-map-choice">
          <legend className="option-name">{levelName(text, index + 1)}</legend>
          <div className="silver-map-sides">
            {MINE_MAPS.filter(({ level }) => level === index + 1).map(map => (
              <span
                key={map.id}
                className={side === 'random' ? 'either' : side === map.side ? 'chosen' : 'other'}
              >
                <MineMapSmall map={map} />
              </span>
            ))}
          </div>
          <Segments
            small
            label={levelName(text, index + 1)}
            options={CHOICES.map(value => ({
              value,
              label: value === 'random' ? text.say('setUp.drawn') : text.say('setUp.side', { side: value }),
            }))}
            value={side}
            onChange={chosen => onChange(sides.with(index, chosen))}
          />
        </fieldset>
      ))}
    </Panel>
  );
}
