import { useLocation } from 'wouter';
import { LinkButton } from '../parts/Button';
import { Icon } from '../pictures/Icon';
import { choosableWith, differences } from '../readings/words';
import { useText } from '../text';
import { playedWith, type GameDraft } from './draft';

/** How many readings differ, and the way to them. */
export function ReadingsOption({ draft }: { draft: GameDraft }) {
  const text = useText();
  const { say } = text;
  const [path] = useLocation();
  const n = differences(text, draft.readings).length;
  return (
    <div className="option option-readings">
      <Icon name="book" size={36} />
      <div className="option-words">
        <h3 className="option-name">{say('readings.title')}</h3>
        <p className={n > 0 ? 'readings-differ' : undefined}>
          {n > 0 && <Icon name="warning" size={16} />}
          {say('readings.count', { n, of: choosableWith(playedWith(draft)).length })}
        </p>
      </div>
      <LinkButton
        href={`${path}?readings`}
        size="small"
        label={`${say('readings.read')}: ${say('readings.title')}`}
      >
        {say('readings.read')}
      </LinkButton>
    </div>
  );
}
