import { useEffect } from 'react';
import { mayMove } from '../session/motion';
import { useSettings, type Settings } from '../session/settings';
import { useSystemWants } from '../session/system';

/** What the system may wish of what the style sheets read. */
interface Wishes {
  readonly contrast: boolean;
  readonly stillness: boolean;
}

/** What the style sheets read on the root; without a theme they follow the system. */
export function rootMarks(settings: Settings, system: Wishes): Record<string, string | undefined> {
  const { theme, contrast, patterns } = settings;
  return {
    theme: theme === 'system' ? undefined : theme,
    contrast: contrast || system.contrast ? 'more' : undefined,
    motion: mayMove(settings, system.stillness) ? undefined : 'none',
    dice: patterns ? 'patterns' : undefined,
  };
}

/** Lays the settings on the root, where every style sheet sees them. */
export function useAppliedSettings(): void {
  const settings = useSettings();
  const contrast = useSystemWants('contrast');
  const stillness = useSystemWants('stillness');
  useEffect(() => {
    const { dataset } = document.documentElement;
    for (const [name, value] of Object.entries(rootMarks(settings, { contrast, stillness }))) {
      if (value === undefined) Reflect.deleteProperty(dataset, name);
      else dataset[name] = value;
    }
  }, [settings, contrast, stillness]);
}
