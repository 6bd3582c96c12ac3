import { useEffect, useMemo } from 'react';
import { mayMove } from '../session/motion';
import { useSettings, type Settings } from '../session/settings';
import { useSystemWants } from '../session/system';
import { useText } from '../text';

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

/** The marks of this moment. */
export function useRootMarks(): Record<string, string | undefined> {
  const settings = useSettings();
  const contrast = useSystemWants('contrast');
  const stillness = useSystemWants('stillness');
  return useMemo(() => rootMarks(settings, { contrast, stillness }), [settings, contrast, stillness]);
}

/** Lays the settings on the root of a page of ours, where every style sheet sees them, and its language. */
export function useAppliedSettings(): void {
  const marks = useRootMarks();
  const { language } = useText();
  useEffect(() => {
    const { dataset } = document.documentElement;
    for (const [name, value] of Object.entries(marks)) {
      if (value === undefined) Reflect.deleteProperty(dataset, name);
      else dataset[name] = value;
    }
  }, [marks]);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
