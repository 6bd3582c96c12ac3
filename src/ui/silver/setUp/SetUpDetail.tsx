import type { OverlayName } from '../../../content/silver/words';
import { FIRST_GAME, OVERLAYS } from '../../../content/silver/board';
import type { SilverOptions } from '../../../rules/silver/options';
import type { SetupProps } from '../../boxes/setups';
import { Panel } from '../../parts/Panel';
import { Segments } from '../../parts/Segments';
import { Icon } from '../../pictures/Icon';
import { useText } from '../../text';
import { productName } from '../../text/silver/words';
import { asChosen, optionsFrom } from './chosen';
import { MapChoice } from './MapChoice';
import { TechnologyChoice } from './TechnologyChoice';
import './setUp.css';

/** The sides of the maps, the Technologies, the overlay and the beginning of the second wheel: chosen or by chance. */
export function SetUpDetail({ chosen, onChange }: SetupProps) {
  const text = useText();
  const { say } = text;
  const options = optionsFrom(chosen);
  const change = (changed: Partial<SilverOptions>): void => onChange?.(asChosen({ ...options, ...changed }));
  const overlays: readonly (OverlayName | 'random')[] = ['pillars', 'houses', 'random'];
  return (
    <div className="silver-set-up">
      <MapChoice sides={options.sides} onChange={sides => change({ sides })} />
      <TechnologyChoice
        technologies={options.technologies}
        onChange={technologies => change({ technologies })}
      />
      <Panel title={say('setUp.rest')} tone="fair" className="silver-rest">
        <div className="silver-option">
          <Icon name="trophy" size={28} />
          <h3 className="option-name">{say('kind.overlay')}</h3>
          <Segments
            small
            label={say('kind.overlay')}
            options={overlays.map(value => ({
              value,
              label: value in OVERLAYS ? productName(text, value as OverlayName) : say('setUp.drawn'),
            }))}
            value={options.overlay}
            onChange={overlay => change({ overlay })}
          />
        </div>
        <div className="silver-option">
          <Icon name="movement" size={28} />
          <h3 className="option-name">{say('setUp.disc')}</h3>
          <Segments
            small
            label={say('setUp.disc')}
            options={[
              { value: 'first', label: say('setUp.disc.first') },
              { value: 'random', label: say('setUp.drawn') },
            ]}
            value={options.disc === 'random' ? 'random' : 'first'}
            onChange={disc => change({ disc: disc === 'random' ? 'random' : FIRST_GAME.disc })}
          />
        </div>
      </Panel>
    </div>
  );
}
