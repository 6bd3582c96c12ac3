/** All that a table may touch: a page of ours, or its own part of somebody else's, where another table may lie too. */
export const groundAround = (element: Element): Element =>
  element.closest('.tiletum') ?? element.ownerDocument.documentElement;
