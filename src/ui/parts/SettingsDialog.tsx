import type { ReactNode } from 'react';
import { changeSettings, DEFAULTS } from '../session/settings';
import { useText } from '../text';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { LanguageChoice } from './LanguageChoice';
import { SettingChoice, SettingSwitch, nameOfChoice } from './SettingChoice';
import './settings.css';

/** What a person likes; every change holds at once and is kept. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { say } = useText();
  return (
    <Dialog
      title={say('settings.title')}
      closeLabel={say('table.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => changeSettings(DEFAULTS)}>{say('settings.reset')}</Button>
          <Button tone="primary" onClick={onClose}>
            {say('settings.done')}
          </Button>
        </>
      }
    >
      <div className="settings">
        <Choice name={say('settings.language')}>
          <LanguageChoice />
        </Choice>
        {(['theme', 'motion', 'pace'] as const).map(name => (
          <Choice key={name} name={say(nameOfChoice(name))}>
            <SettingChoice name={name} />
          </Choice>
        ))}
        <SettingSwitch name="contrast" label={say('settings.contrast')} />
        <SettingSwitch
          name="patterns"
          label={say('settings.patterns')}
          note={say('settings.patterns.text')}
        />
        <SettingSwitch name="sound" label={say('settings.sound')} />
        <SettingSwitch name="passing" label={say('settings.passing')} />
        <SettingSwitch name="coach" label={say('settings.coach')} />
      </div>
    </Dialog>
  );
}

function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="setting">
      <span className="setting-name" aria-hidden="true">
        {name}
      </span>
      {children}
    </div>
  );
}
