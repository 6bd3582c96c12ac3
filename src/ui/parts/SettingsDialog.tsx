import type { ReactNode } from 'react';
import { changeSettings, DEFAULTS, useSettings, type Settings } from '../session/settings';
import { useText } from '../text';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Segments } from './Segments';
import { Switch } from './Switch';
import { LanguageChoice } from './LanguageChoice';
import './settings.css';

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** What a person likes; every change holds at once and is kept. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { say } = useText();
  const settings = useSettings();
  const flag = (name: Flag) => ({
    checked: settings[name],
    onChange: (checked: boolean) => changeSettings({ [name]: checked }),
  });
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
        <Choice name={say('settings.theme')}>
          <Segments
            small
            label={say('settings.theme')}
            options={[
              { value: 'system', label: say('settings.theme.system') },
              { value: 'day', label: say('settings.theme.day') },
              { value: 'night', label: say('settings.theme.night') },
            ]}
            value={settings.theme}
            onChange={theme => changeSettings({ theme })}
          />
        </Choice>
        <Choice name={say('settings.motion')}>
          <Segments
            small
            label={say('settings.motion')}
            options={[
              { value: 'system', label: say('settings.motion.system') },
              { value: 'full', label: say('settings.motion.on') },
              { value: 'none', label: say('settings.motion.off') },
            ]}
            value={settings.motion}
            onChange={motion => changeSettings({ motion })}
          />
        </Choice>
        <Choice name={say('solo.pace')}>
          <Segments
            small
            label={say('solo.pace')}
            options={[
              { value: 'steps', label: say('solo.pace.step') },
              { value: 'flowing', label: say('solo.pace.flow') },
              { value: 'atOnce', label: say('solo.pace.once') },
            ]}
            value={settings.pace}
            onChange={pace => changeSettings({ pace })}
          />
        </Choice>
        <Switch label={say('settings.contrast')} {...flag('contrast')} />
        <Switch label={say('settings.patterns')} note={say('settings.patterns.text')} {...flag('patterns')} />
        <Switch label={say('settings.sound')} {...flag('sound')} />
        <Switch label={say('settings.passing')} {...flag('passing')} />
        <Switch label={say('settings.coach')} {...flag('coach')} />
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
