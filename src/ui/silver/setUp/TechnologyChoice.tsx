import { FIRST_GAME } from '../../../content/silver/board';
import { TECHNOLOGIES, TECHNOLOGIES_IN_PLAY } from '../../../content/silver/technologies';
import type { Technology } from '../../../content/silver/words';
import type { SilverOptions } from '../../../rules/silver/options';
import { Panel } from '../../parts/Panel';
import { Segments } from '../../parts/Segments';
import { useText } from '../../text';
import { technologyName } from '../../text/silver/words';
import { TECHNOLOGY_ICONS } from '../technologies/icons';
import { Icon } from '../../pictures/Icon';

type Chosen = SilverOptions['technologies'];

interface TechnologyChoiceProps {
  readonly technologies: Chosen;
  readonly onChange: (technologies: Chosen) => void;
}

/** Three of nine: drawn, or chosen; one more takes the place of the first. */
export function TechnologyChoice({ technologies, onChange }: TechnologyChoiceProps) {
  const text = useText();
  const { say } = text;
  const chosen = technologies === 'random' ? [] : technologies;
  const add = (technology: Technology): void => {
    const own = chosen.length === 0 ? FIRST_GAME.technologies : chosen;
    if (!own.includes(technology)) onChange([...own, technology].slice(-TECHNOLOGIES_IN_PLAY));
    else if (chosen.length === 0) onChange(own);
  };
  return (
    <Panel
      title={say('setUp.technologies')}
      tone="architect"
      className="silver-technologies"
      note={technologies === 'random' ? say('setUp.drawn') : say('setUp.technologies.replace')}
      aside={
        <Segments
          small
          label={say('setUp.technologies')}
          options={[
            { value: 'random', label: say('setUp.threeDrawn') },
            { value: 'own', label: say('newGame.setUp.own') },
          ]}
          value={technologies === 'random' ? 'random' : 'own'}
          onChange={value => onChange(value === 'random' ? 'random' : FIRST_GAME.technologies)}
        />
      }
    >
      <ul className="technology-choices">
        {TECHNOLOGIES.map(technology => (
          <li key={technology}>
            <label className="technology-choice">
              <input type="checkbox" checked={chosen.includes(technology)} onChange={() => add(technology)} />
              <Icon name={TECHNOLOGY_ICONS[technology]} size={30} />
              <b className="option-name">{technologyName(text, technology)}</b>
              {FIRST_GAME.technologies.includes(technology) && (
                <small className="first-game">{say('setUp.first')}</small>
              )}
              <ol>
                {([1, 2, 3] as const).map(tier => (
                  <li key={tier}>{say(`tier.${technology}${tier}`)}</li>
                ))}
              </ol>
            </label>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
