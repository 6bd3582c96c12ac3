import { lazy, Suspense, useState } from 'react';
import { changeSettings, useSettings } from '../session/settings';
import { useSystemWants } from '../session/system';
import { keyOf } from '../keys/keyList';
import { useText } from '../text';
import { IconButton } from './Button';
import './tools.css';

const SettingsDialog = lazy(() => import('./SettingsDialog'));
const KeysDialog = lazy(() => import('./KeysDialog'));

/** Sound, day or night, keys and all other settings: at the top right of every page. */
export function Tools() {
  const { say } = useText();
  const { sound, theme } = useSettings();
  const [open, setOpen] = useState<'settings' | 'keys'>();
  const nightAtHome = useSystemWants('night');
  const night = theme === 'system' ? nightAtHome : theme === 'night';
  const close = (): void => setOpen(undefined);
  return (
    <div className="tools">
      <IconButton
        icon={sound ? 'sound' : 'mute'}
        label={say('settings.sound')}
        aria-pressed={sound}
        onClick={() => changeSettings({ sound: !sound })}
      />
      <IconButton
        icon={night ? 'night' : 'day'}
        label={say('settings.toggleNight')}
        aria-pressed={night}
        onClick={() => changeSettings({ theme: night ? 'day' : 'night' })}
      />
      <IconButton
        className="tool-keys"
        icon="help"
        label={say('menu.keys')}
        {...keyOf('help')}
        onClick={() => setOpen('keys')}
      />
      <IconButton icon="settings" label={say('menu.settings')} onClick={() => setOpen('settings')} />
      <Suspense fallback={null}>
        {open === 'settings' && <SettingsDialog onClose={close} />}
        {open === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
