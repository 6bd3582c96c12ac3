import { isText } from '../../given';
import { useId } from 'react';
import { CARDINAL_LEVELS, CHALLENGES } from '../../content';
import { Panel } from '../parts/Panel';
import { Icon } from '../pictures/Icon';
import { CardinalPicture } from '../pictures/People';
import { useText } from '../text';
import { challengesFor, OWN_LEVEL, type GameDraft } from './draft';
import { ProblemNote } from './ProblemNote';
import '../parts/rowCard.css';
import '../parts/tickBox.css';
import './cardinalPanel.css';

interface CardinalPanelProps {
  readonly draft: GameDraft;
  readonly problem: string | undefined;
  readonly onChange: (draft: GameDraft) => void;
}

/** How strong the Cardinal is: a level, or Challenges of one's own choice. */
export function CardinalOptions({ draft, problem, onChange }: CardinalPanelProps) {
  const { say, has, messages } = useText();
  const group = useId();
  const all = challengesFor(draft);
  const words = (key: string): string => {
    const message = has(key) ? messages[key] : undefined;
    return isText(message) ? message : '';
  };
  const levels = [
    ...CARDINAL_LEVELS.map(({ id }) => ({ id, name: words(`level.${id}`), text: words(`levelText.${id}`) })),
    {
      id: OWN_LEVEL,
      name: say('newGame.levelOwn'),
      text: say('newGame.levelOwn.text', { n: draft.challenges.length, of: all.length }),
    },
  ];
  const toggle = (id: string): void => {
    const challenges = draft.challenges.includes(id)
      ? draft.challenges.filter(other => other !== id)
      : [...draft.challenges, id];
    onChange({ ...draft, level: OWN_LEVEL, challenges });
  };
  return (
    <Panel
      title={say('newGame.cardinal')}
      tone="cardinal"
      note={say('newGame.level')}
      className="cardinal-panel"
    >
      <fieldset className="levels">
        <legend className="out-of-sight">{say('newGame.level')}</legend>
        {levels.map(({ id, name, text }) => (
          <label key={id} className="level">
            <input
              type="radio"
              name={group}
              checked={draft.level === id}
              onChange={() => onChange({ ...draft, level: id })}
            />
            <span className="level-face">
              <CardinalPicture size={46} />
            </span>
            <span className="level-name">{name}</span>
            <span className="level-text">{text}</span>
          </label>
        ))}
      </fieldset>
      <ProblemNote text={problem} />
      <fieldset className="challenges">
        <legend className="out-of-sight">{say('newGame.challenges')}</legend>
        {all.map(({ id, rule }) => (
          <label key={id} className="row-card challenge-choice">
            <input
              type="checkbox"
              className="tick-box"
              checked={draft.level === OWN_LEVEL && draft.challenges.includes(id)}
              onChange={() => toggle(id)}
            />
            <span className="challenge-words">
              <span className="challenge-name">
                {words(`challenge.${id}`)}
                {!CHALLENGES.some(each => each.id === id) && <Icon name="map" size={17} />}
              </span>
              {words(`challengeText.${id}`)} <span className="rule-number">{rule}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
