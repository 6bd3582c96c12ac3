import type { ReactNode } from 'react';
import { Panel } from '../parts/Panel';
import { SettingSwitch } from '../parts/SettingChoice';
import { Switch } from '../parts/Switch';
import { DiePicture } from '../pictures/Die';
import { Icon } from '../pictures/Icon';
import { useText } from '../text';
import { takenPlaces, type GameDraft } from './draft';
import { OptionChoice } from './OptionChoice';
import { ProblemNote } from './ProblemNote';
import { ReadingsOption } from './ReadingsOption';
import { WheelPreview } from './WheelPreview';
import './optionsPanel.css';

/** Whether the table stands in the lobby of the house. */
export interface Listing {
  readonly listed: boolean;
  readonly onList: (listed: boolean) => void;
}

interface OptionsPanelProps {
  readonly draft: GameDraft;
  readonly problem: string | undefined;
  /** Absent for a game at this device. */
  readonly listing: Listing | undefined;
  readonly onChange: (draft: GameDraft) => void;
  /** What boxes let choose. */
  readonly children?: ReactNode;
}

/** What the table agrees on, and what this device shows. */
export function OptionsPanel({ draft, problem, listing, onChange, children }: OptionsPanelProps) {
  const { say } = useText();
  const shuffled = draft.actionTiles === 'shuffled';
  const solo = draft.mode === 'solo';
  return (
    <Panel title={say('newGame.options')} tone="special" className="options-panel">
      {children}
      <OptionChoice
        className="option-wheel"
        picture={<WheelPreview shuffled={shuffled} />}
        name={say('newGame.wheel')}
        options={[
          { value: 'standard', label: say('newGame.wheel.standard') },
          { value: 'shuffled', label: say('newGame.wheel.shuffled') },
        ]}
        value={draft.actionTiles}
        onChange={actionTiles => onChange({ ...draft, actionTiles })}
      >
        <p>
          {say('newGame.wheel.text')} <span className="rule-number">R2.4</span>
        </p>
      </OptionChoice>
      {!solo && (
        <div className="option option-first">
          <span className="switch-picture">
            <DiePicture colour="yellow" value={1} size={38} />
          </span>
          <div className="option-words">
            <label htmlFor="first-player" className="option-name">
              {say('newGame.first')}
            </label>
            <p>{say('newGame.first.text')}</p>
          </div>
          <select
            id="first-player"
            className="field option-select"
            value={draft.first}
            onChange={({ target: { value } }) =>
              onChange({ ...draft, first: value === 'random' ? 'random' : Number(value) })
            }
          >
            <option value="random">{say('newGame.first.random')}</option>
            {takenPlaces(draft).map(index => (
              <option key={index} value={index}>
                {draft.places[index]?.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {listing && (
        <div className="option">
          <Switch
            picture={<Icon name="people" size={36} />}
            label={say('newGame.listed')}
            note={say('newGame.listed.text')}
            checked={listing.listed}
            onChange={listing.onList}
          />
        </div>
      )}
      <div className="option">
        <SettingSwitch
          name="coach"
          picture={<Icon name="eye" size={36} />}
          label={say('newGame.coach')}
          note={say('newGame.coach.text')}
        />
      </div>
      {!solo && !listing && (
        <div className="option">
          <SettingSwitch
            name="passing"
            picture={<Icon name="people" size={36} />}
            label={say('newGame.passing')}
            note={say('newGame.passing.text')}
          />
        </div>
      )}
      <ReadingsOption draft={draft} />
      <ProblemNote text={problem} />
    </Panel>
  );
}
