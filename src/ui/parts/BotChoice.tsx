import { useState } from 'react';
import { freeBots, USUAL_BOT, type FreeBot } from '../../table/bots';
import { useText } from '../text';
import { botNote, botTitle } from './botWords';
import { Button } from './Button';
import './field.css';
import './botChoice.css';

interface BotChoiceProps {
  readonly words: string;
  /** For screen readers, where the words alone don't say for whom. */
  readonly label?: string;
  readonly loud?: boolean;
  readonly disabled: boolean;
  readonly onChoose: (bot: FreeBot) => void;
}

/** A button that gives a seat to a bot, and which one. */
export function BotChoice({ words, label, loud = false, disabled, onChoose }: BotChoiceProps) {
  const text = useText();
  const [bot, setBot] = useState<FreeBot>(USUAL_BOT);
  return (
    <span className="bot-choice">
      <Button
        size="small"
        icon="bot"
        disabled={disabled}
        {...(loud && { tone: 'go' })}
        {...(label !== undefined && { 'aria-label': label })}
        onClick={() => onChoose(bot)}
      >
        {words}
      </Button>
      <select
        className="field"
        aria-label={text.say('newGame.bot.which')}
        title={botNote(text, bot)}
        disabled={disabled}
        value={bot}
        onChange={event => setBot(event.target.value as FreeBot)}
      >
        {freeBots().map(each => (
          <option key={each} value={each}>
            {botTitle(text, each)}
          </option>
        ))}
      </select>
    </span>
  );
}
