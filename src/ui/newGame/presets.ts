import type { BoxSetup, Chosen } from '../boxes/setups';

export const OWN_CHOICE = 'own';

/** Which of the set-ups that are ready this is, if it is one. */
export const presetOf = ({ presets }: BoxSetup, chosen: Chosen): string | undefined =>
  presets.find(preset => JSON.stringify(preset.chosen) === JSON.stringify(chosen))?.id;
