import type { Text } from '../text';

export function sectionName(text: Text, section: number): string {
  const key = `rules.section.${section}`;
  const message = text.has(key) ? text.messages[key] : undefined;
  return typeof message === 'string' ? message : `${section}`;
}
