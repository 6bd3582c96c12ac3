import { useId } from 'react';
import { freeBots, isFreeBot, USUAL_BOT } from '../../table/bots';
import { botNote, botTitle } from '../parts/botWords';
import { Segments } from '../parts/Segments';
import { Icon } from '../pictures/Icon';
import { CharacterPicture } from '../pictures/People';
import { useText } from '../text';
import { ColourChoice } from './ColourChoice';
import { withColour, withKind, withPlace, type GameDraft, type ChairKind } from './draft';
import { ProblemNote } from './ProblemNote';
import './placeCard.css';

interface PlaceCardProps {
  readonly draft: GameDraft;
  readonly index: number;
  readonly problem: string | undefined;
  /** At a table of the house only the first place is one's own; people come to the others by themselves. */
  readonly online?: boolean;
  readonly onChange: (draft: GameDraft) => void;
}

/** A place at the table: who sits there, the name, the colour with its mark. */
export function PlaceCard({ draft, index, problem, online = false, onChange }: PlaceCardProps) {
  const text = useText();
  const { say } = text;
  const id = useId();
  const place = draft.places[index];
  if (!place) return null;
  const { kind, name, colour } = place;
  const solo = draft.mode === 'solo';
  const open = solo || kind !== 'closed';
  const own = solo || !online || index === 0;
  const n = index + 1;
  const suggested = (bot: boolean, number: number): string =>
    say(bot ? 'newGame.botName' : 'newGame.player', { n: number });
  const change = (next: ChairKind): void => {
    const changed = withKind(draft, index, next);
    // a name that was only proposed follows the kind of its place
    const proposed = [suggested(true, n), suggested(false, n)].includes(name);
    onChange(proposed ? withPlace(changed, index, { name: suggested(isFreeBot(next), n) }) : changed);
  };
  return (
    <div
      role="group"
      aria-label={say('newGame.seat', { n })}
      className={`place-card ${open ? `of-${colour}` : 'place-closed'}`}
    >
      <span className="place-number" aria-hidden="true">
        {n}
      </span>
      <span className="place-face">
        {!open && <Icon name="lock" size={30} />}
        {open &&
          (isFreeBot(kind) && !solo ? (
            <Icon name="bot" size={42} />
          ) : (
            <CharacterPicture character="merchant" size={52} />
          ))}
      </span>
      <div className="place-fields">
        {!solo && (!online || index > 0) && (
          <Segments
            small
            label={say('newGame.seat', { n })}
            options={[
              { value: 'person', label: say(online ? 'newGame.free' : 'newGame.person') },
              { value: 'bot', label: say('newGame.bot') },
              { value: 'closed', label: say('newGame.closed') },
            ]}
            value={isFreeBot(kind) ? 'bot' : kind}
            onChange={next => change(next === 'bot' ? USUAL_BOT : next)}
          />
        )}
        {online && index > 0 && kind === 'person' && (
          <span className="place-note">{say('newGame.freeSeat')}</span>
        )}
        {open && own && (
          <div className="place-row">
            <input
              className="field"
              aria-label={`${say('newGame.name')}, ${say('newGame.seat', { n })}`}
              placeholder={say('newGame.nameHint')}
              value={name}
              autoComplete="off"
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? undefined : id}
              onChange={event => onChange(withPlace(draft, index, { name: event.target.value }))}
            />
            <ColourChoice
              draft={draft}
              index={index}
              onChange={chosen => onChange(withColour(draft, index, chosen))}
            />
          </div>
        )}
        {open && !solo && isFreeBot(kind) && (
          <div className="place-row">
            <Segments
              small
              label={say('newGame.bot')}
              options={freeBots().map(bot => ({ value: bot, label: botTitle(text, bot) }))}
              value={kind}
              onChange={bot => onChange(withKind(draft, index, bot))}
            />
            <span className="place-note">{botNote(text, kind)}</span>
          </div>
        )}
        <ProblemNote id={id} text={problem} />
      </div>
    </div>
  );
}
