import type { Page } from 'playwright-core';

/** What of a page cannot be seen whole, as the browser measures it. */

/** Visible elements of which something is cut off by the window or by what they lie in; and a page that is too wide. */
export const outside = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(wanted => {
    const found: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
    for (const element of document.querySelectorAll(wanted)) {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const seen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!seen || element.closest('.out-of-sight')) continue;
      const cutBy = cutters(element).find(
        box => left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1,
      );
      if (element.matches('.prompt-card button') && !isOnTop(element))
        found.push(`${element.tagName}.${element.className} is covered`);
      if (cutBy)
        found.push(
          `${element.tagName}.${element.className} ${element.textContent.slice(0, 30)}: ${cutBy.name}`,
        );
    }
    return found;

    /** Whether a click in its middle would come to it. */
    function isOnTop(element: Element): boolean {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }

    /** The window, where the page does not scroll, and all that cuts off what lies in it; what scrolls on purpose ends it. */
    function cutters(element: Element) {
      const boxes: { name: string; left: number; top: number; right: number; bottom: number }[] = [];
      let scrolls = false;
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { display, overflowX, overflowY } = getComputedStyle(around);
        const open = overflowX === 'visible' && overflowY === 'visible';
        if (display === 'contents' || (open && !around.matches('.my-board, .panel'))) continue;
        const { left, top, right, bottom } = around.getBoundingClientRect();
        const down = overflowY === 'auto' || overflowY === 'scroll' || open;
        const free = (down || scrolls) && !element.closest('.prompt-card') ? Infinity : 0;
        scrolls ||= down && !open && !element.closest('.prompt-card');
        boxes.push({ name: around.className, left, right, top: top - free, bottom: bottom + free });
      }
      const long = scrolls || document.documentElement.scrollHeight > innerHeight ? Infinity : 0;
      boxes.push({ name: 'window', left: 0, right: innerWidth, top: -long, bottom: innerHeight + long });
      return boxes;
    }
  }, selector);

/** Visible boxes out of which something of theirs sticks, sideways. */
export const spilling = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    wanted =>
      [...document.querySelectorAll(wanted)]
        .filter(element => element.checkVisibility() && !element.closest('.out-of-sight'))
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(
          ({ tagName, className, clientWidth, scrollWidth }) =>
            `${tagName}.${className} has ${scrollWidth - clientWidth} too much`,
        ),
    selector,
  );

/** Points at every tile and looks at its card. */
export const tipsAmiss = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    const bar = document.querySelector('.table > .bar')?.getBoundingClientRect();
    const frame = (): Promise<unknown> => new Promise(done => requestAnimationFrame(done));
    // what tells of things is fetched as soon as somebody points
    const point = (at: Element): void => {
      for (const type of ['pointerover', 'pointermove'])
        at.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    };
    point(document.body);
    await new Promise(done => setTimeout(done, 1000));
    for (const tile of document.querySelectorAll<HTMLElement>('.tile-button')) {
      if (!tile.checkVisibility()) continue;
      tile.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      point(tile);
      for (let waited = 0; waited < 90 && !document.querySelector('.explain-card'); waited++) await frame();
      const tip = document.querySelector('.explain-card')?.getBoundingClientRect();
      const thing = tile.getBoundingClientRect();
      const name = tile.getAttribute('aria-label') ?? '';
      if (!tip) found.push(`${name} has no card`);
      else {
        const box = [tip.left, tip.top, tip.right, tip.bottom].map(Math.round).join(' ');
        if (tip.left < 0 || tip.top < 0 || tip.right > innerWidth || tip.bottom > innerHeight)
          found.push(`${name} is outside: ${box}`);
        if (bar && tip.bottom > bar.top && tip.top < bar.bottom)
          found.push(`${name} lies over the bar: ${box}`);
        const over =
          tip.left < thing.right &&
          thing.left < tip.right &&
          tip.top < thing.bottom &&
          thing.top < tip.bottom;
        if (over) found.push(`${name} covers its tile: ${box}`);
      }
      point(document.body);
      for (let waited = 0; waited < 90 && document.querySelector('.explain-card'); waited++) await frame();
    }
    return found;
  });

/** Buttons to which a finger can't scroll so that they lie free. */
export const outOfReach = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    wanted =>
      [...document.querySelectorAll(wanted)].flatMap(element => {
        element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const isFree = element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        return isFree ? [] : [`${element.tagName}.${element.className} ${element.textContent.slice(0, 30)}`];
      }),
    selector,
  );
