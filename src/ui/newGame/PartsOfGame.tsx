import { Panel } from '../parts/Panel';
import { Icon } from '../pictures/Icon';
import { choosableWith, differences } from '../readings/words';
import { useText } from '../text';
import { playedWith, takenPlaces, type GameDraft } from './draft';

interface PartsOfGameProps {
  readonly draft: GameDraft;
  readonly onBack: () => void;
}

/** The parts of a new game, the first two done; and what the marks of the third one mean. */
export function PartsOfGame({ draft, onBack }: PartsOfGameProps) {
  const text = useText();
  const { say } = text;
  const kinds = takenPlaces(draft).map(index => draft.places[index]?.kind);
  const people = kinds.filter(kind => kind === 'person').length;
  const n = differences(text, draft.readings).length;
  const done = [
    {
      name: say('newGame.seats'),
      note: say('readings.people', { people, bots: kinds.length - people }),
    },
    {
      name: say('newGame.options'),
      note: say('readings.agreed', { wheel: say(`newGame.wheel.${draft.actionTiles}`).toLowerCase() }),
    },
  ];
  return (
    <Panel title={say('newGame.title')} tone="plum" className="game-parts">
      <ol className="game-parts-list">
        {done.map(({ name, note }) => (
          <li key={name}>
            <button type="button" className="row-card game-part" onClick={onBack}>
              <Icon name="check" size={20} />
              <span>
                <span className="game-part-name">{name}</span> <span className="game-part-note">{note}</span>
              </span>
            </button>
          </li>
        ))}
        <li className="row-card game-part game-part-now" aria-current="step">
          <Icon name="book" size={20} />
          <span>
            <span className="game-part-name">{say('readings.part')}</span>{' '}
            <span className="game-part-note">
              {say('readings.count', { n, of: choosableWith(playedWith(draft)).length })}
            </span>
          </span>
        </li>
      </ol>
      <dl className="readings-legend">
        <div>
          <dt className="chip-printed">{say('readings.asPrinted')}</dt>{' '}
          <dd>{say('readings.asPrinted.text')}</dd>
        </div>
        <div>
          <dt className="chip-usual">{say('readings.usual')}</dt> <dd>{say('readings.usual.text')}</dd>
        </div>
        <div>
          <dt>
            <Icon name="warning" size={16} label={say('readings.sign')} />
          </dt>{' '}
          <dd>{say('readings.differs.text')}</dd>
        </div>
      </dl>
      <p className="readings-open">
        <Icon name="book" size={20} />
        {say('readings.open')}
      </p>
    </Panel>
  );
}
