import { FIRST_GAME } from '../../../content/silver/board';
import { MINE_MAPS } from '../../../content/silver/maps';
import type { SilverOptions } from '../../../rules/silver/options';
import { Panel } from '../../parts/Panel';
import { Segments } from '../../parts/Segments';
import { useText } from '../../text';
import { levelName } from '../../text/silver/words';
import { MineMapSmall } from '../map/MineMapSmall';
import { sameAs } from './chosen';

type Sides = SilverOptions['sides'];
const CHOICES = ['A', 'B', 'random'] as const;
/** The sides of a first game, all by chance, and what is proposed to somebody who begins to choose. */
const WAYS = {
  first: FIRST_GAME.sides,
  random: ['random', 'random', 'random'],
  own: ['A', 'B', 'random'],
} as const satisfies Record<string, Sides>;
type Way = keyof typeof WAYS;

const wayOf = (sides: Sides): Way =>
  (['first', 'random'] as const).find(way => sameAs(WAYS[way], sides)) ?? 'own';

interface MapChoiceProps {
  readonly sides: Sides;
  readonly onChange: (sides: Sides) => void;
}

/** Each map: one of its sides, or whichever chance brings. */
export function MapChoice({ sides, onChange }: MapChoiceProps) {
  const text = useText();
  const { say } = text;
  return (
    <Panel
      title={say('setUp.maps')}
      tone="wood"
      className="silver-maps"
      aside={
        <Segments
          small
          label={say('setUp.maps')}
          options={[
            { value: 'first', label: say('setUp.maps.first') },
            { value: 'random', label: say('setUp.random') },
            { value: 'own', label: say('newGame.ownChoice') },
          ]}
          value={wayOf(sides)}
          onChange={way => onChange(WAYS[way])}
        />
      }
    >
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
              label: value === 'random' ? say('setUp.drawn.short') : say('setUp.side', { side: value }),
            }))}
            value={side}
            onChange={chosen => onChange(sides.with(index, chosen))}
          />
        </fieldset>
      ))}
    </Panel>
  );
}
