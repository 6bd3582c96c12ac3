import { getSettings } from './settings';

/** Whether things may move now: the setting decides, or the system where it is left to it. */
export function motionAllowed(): boolean {
  const { motion } = getSettings();
  if (motion !== 'system') return motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
