import type { PlaceProps } from '../pictures/Place';

/** A place of a picture that can be chosen now: by mouse, touch or keyboard. */
export const choosable = (label: string, act: () => void, distance?: number): PlaceProps => ({
  glow: 'possible',
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  onClick: act,
  onKeyDown: event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  },
  ...(distance !== undefined && { distance }),
});
