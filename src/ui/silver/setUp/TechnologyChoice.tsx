import { useState } from 'react';
import { FIRST_GAME } from '../../../content/silver/board';
import { TECHNOLOGIES, TECHNOLOGIES_IN_PLAY, TIERS } from '../../../content/silver/technologies';
import type { Technology } from '../../../content/silver/words';
import type { SilverOptions } from '../../../rules/silver/options';
import { Panel } from '../../parts/Panel';
import { Segments } from '../../parts/Segments';
import { Icon } from '../../pictures/Icon';
import { useText } from '../../text';
import { numeral } from '../../text/numeral';
import { technologyName } from '../../text/silver/words';
import { TECHNOLOGY_ICONS } from '../technologies/icons';
import { TierPicture } from '../technologies/tierPictures';
import { sameAs } from './chosen';
import { TierWords } from './TierWords';

type Chosen = SilverOptions['technologies'];
/** What is proposed to somebody who begins to choose, other than the first game. */
const PROPOSED: readonly Technology[] = ['king', 'prospector', 'resource'];

interface TechnologyChoiceProps {
  readonly technologies: Chosen;
  readonly onChange: (technologies: Chosen) => void;
}

/** Three of nine: as in a first game, drawn, or chosen; one more takes the place of the first. */
export function TechnologyChoice({ technologies, onChange }: TechnologyChoiceProps) {
  const { say } = useText();
  const [read, setRead] = useState<Technology>();
  const chosen = technologies === 'random' ? [] : technologies;
  const isFirst = sameAs(technologies, FIRST_GAME.technologies);
  const toggle = (technology: Technology): void => {
    const own = chosen.length === 0 ? FIRST_GAME.technologies : chosen;
    if (!own.includes(technology)) onChange([...own, technology].slice(-TECHNOLOGIES_IN_PLAY));
    else if (chosen.length === 0) onChange(own);
  };
  const ways = { first: FIRST_GAME.technologies, random: 'random', own: PROPOSED } as const;
  return (
    <Panel
      title={say('setUp.technologies')}
      tone="wood"
      className="silver-technologies"
      note={say('setUp.technologies.count', { n: chosen.length, of: TECHNOLOGIES.length })}
      aside={
        <Segments
          small
          label={say('setUp.technologies')}
          options={[
            { value: 'first', label: say('setUp.first') },
            { value: 'random', label: say('setUp.threeDrawn') },
            { value: 'own', label: say('newGame.ownChoice') },
          ]}
          value={technologies === 'random' ? 'random' : isFirst ? 'first' : 'own'}
          onChange={way => onChange(ways[way])}
        />
      }
    >
      <ul className="technology-choices">
        {TECHNOLOGIES.map(technology => (
          <li key={technology}>
            <TechnologyBox
              technology={technology}
              chosen={chosen.includes(technology)}
              onToggle={() => toggle(technology)}
              onRead={() => setRead(technology)}
            />
          </li>
        ))}
      </ul>
      {read && <TierWords technology={read} onClose={() => setRead(undefined)} />}
    </Panel>
  );
}

interface TechnologyBoxProps {
  readonly technology: Technology;
  readonly chosen: boolean;
  readonly onToggle: () => void;
  readonly onRead: () => void;
}

/** A Technology with its tiers in pictures; their words are a press away. */
function TechnologyBox({ technology, chosen, onToggle, onRead }: TechnologyBoxProps) {
  const text = useText();
  const { say } = text;
  const name = technologyName(text, technology);
  return (
    <div className="technology-choice">
      <label>
        <Icon name={TECHNOLOGY_ICONS[technology]} size={26} className="of-prospector" />
        <b className="option-name">{name}</b>
        {FIRST_GAME.technologies.includes(technology) && (
          <small className="first-game">{say('setUp.first').toLowerCase()}</small>
        )}
        <input type="checkbox" className="tick-box" checked={chosen} onChange={onToggle} />
      </label>
      <ol>
        {TIERS.filter(tier => tier.technology === technology).map(({ id, tier }) => (
          <li key={id}>
            <b className="tier-numeral">{numeral(tier)}</b>
            <TierPicture tier={id} />
            <span className="out-of-sight">{say(`tier.${id}`)}</span>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="in-words"
        aria-label={say('setUp.inWordsOf', { name })}
        onClick={onRead}
      >
        {say('setUp.inWords')} <Icon name="then" size={11} />
      </button>
    </div>
  );
}
