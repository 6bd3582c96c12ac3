import { changeSettings, useSettings, type Settings } from '../session/settings';
import { useText, type PlainKey } from '../text';
import { Segments } from './Segments';
import { Switch, type SwitchProps } from './Switch';

/** Settings as controls: a change holds at once and is kept. */

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];
type Choice = Exclude<keyof Settings, Flag>;

type Words = { readonly [K in Choice]: { says: PlainKey; choices: Readonly<Record<Settings[K], PlainKey>> } };

const WORDS: Words = {
  theme: {
    says: 'settings.theme',
    choices: { system: 'settings.theme.system', day: 'settings.theme.day', night: 'settings.theme.night' },
  },
  motion: {
    says: 'settings.motion',
    choices: { system: 'settings.motion.system', full: 'settings.motion.on', none: 'settings.motion.off' },
  },
  pace: {
    says: 'solo.pace',
    choices: { steps: 'solo.pace.step', flowing: 'solo.pace.flow', atOnce: 'solo.pace.once' },
  },
};

export const nameOfChoice = (name: Choice): PlainKey => WORDS[name].says;

/** One of a few. */
export function SettingChoice({ name }: { name: Choice }) {
  const { say } = useText();
  const value: string = useSettings()[name];
  const { says, choices } = WORDS[name];
  return (
    <Segments
      small
      label={say(says)}
      options={Object.entries(choices).map(([choice, words]) => ({ value: choice, label: say(words) }))}
      value={value}
      onChange={chosen => changeSettings({ [name]: chosen })}
    />
  );
}

/** On or off. */
export function SettingSwitch({
  name,
  ...words
}: { name: Flag } & Pick<SwitchProps, 'label' | 'note' | 'picture'>) {
  const checked = useSettings()[name];
  return <Switch {...words} checked={checked} onChange={on => changeSettings({ [name]: on })} />;
}
