import type { GameEvent } from '../../../rules/events';

const MILLISECONDS = 390;
const NOTCH = '-60deg';
const TUMBLE = '-2turn';

/** The inner wheel turns on by a notch, and new dice tumble onto it. */
export function moveWheel(ground: Element, events: readonly GameEvent[]): void {
  const happens = (what: GameEvent['what']): boolean => events.some(event => event.what === what);
  const timing = { duration: MILLISECONDS, easing: 'ease-out' };
  if (happens('rotate')) ground.querySelector('.wheel-inner')?.animate({ rotate: [NOTCH, '0deg'] }, timing);
  if (happens('roll'))
    for (const die of ground.querySelectorAll('.wheel-dice > g'))
      die.animate({ rotate: [TUMBLE, '0deg'], scale: [0.2, 1], opacity: [0, 1] }, timing);
}
