import { challengeOf } from '../../../content';
import { shows } from '../../explain/shows';
import { nameOf } from '../../text/words';
import { Ribbon } from '../../parts/Ribbon';
import { RuleLink } from '../RuleLink';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';

/** The level and its Challenges, in words with their rules. */
export function Challenges() {
  const { G } = useWholeTable();
  const text = useTableText();
  const { cardinal: option } = G.options;
  const level = option && 'level' in option ? nameOf(text, 'levelName', option.level) : undefined;
  return (
    <section className="opponent challenges-panel of-cardinal" aria-label={text.say('solo.challenges')}>
      <header>
        <Ribbon tone="cardinal" level={3}>
          {level ?? text.say('solo.challenges')}
        </Ribbon>
      </header>
      <ul>
        {(G.cardinal?.challenges ?? []).map(id => (
          <li key={id} {...shows({ is: 'challenge', challenge: id })}>
            <header>
              <b className="display">{nameOf(text, 'challenge', id)}</b>
              <RuleLink rule={challengeOf(id).rule} />
            </header>
            <span className="challenge-text">{nameOf(text, 'challengeText', id)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
