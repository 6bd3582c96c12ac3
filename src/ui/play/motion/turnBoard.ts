const MILLISECONDS = 300;

/** The board in front is somebody else's now: it is turned over the table like a card. */
export function turnBoard(ground: Element): void {
  const timing = { duration: MILLISECONDS, easing: 'ease-out' } as const;
  ground
    .querySelector('.part-board')
    ?.animate({ opacity: [0.2, 1], transform: ['translateX(40px)', 'translateX(0)'] }, timing);
}
