import { useEffect } from 'react';
import { useSettings, type Settings } from '../session/settings';

/** What the style sheets read on the root; an absent one leaves the choice to the system. */
export function rootMarks({
  theme,
  contrast,
  motion,
  patterns,
}: Settings): Record<string, string | undefined> {
  return {
    theme: theme === 'system' ? undefined : theme,
    contrast: contrast ? 'more' : undefined,
    motion: motion === 'system' ? undefined : motion,
    dice: patterns ? 'patterns' : undefined,
  };
}

/** Lays the settings on the root, where every style sheet sees them. */
export function useAppliedSettings(): void {
  const settings = useSettings();
  useEffect(() => {
    const { dataset } = document.documentElement;
    for (const [name, value] of Object.entries(rootMarks(settings))) {
      if (value === undefined) Reflect.deleteProperty(dataset, name);
      else dataset[name] = value;
    }
  }, [settings]);
}
