import { getSettings, type Settings } from './settings';
import { systemWants } from './system';

/** Whether things may move: the setting decides, or the system where it is left to it. */
export const mayMove = ({ motion }: Settings, stillness: boolean): boolean =>
  motion === 'system' ? !stillness : motion === 'full';

export const motionAllowed = (): boolean => mayMove(getSettings(), systemWants('stillness'));
