/** For what scrolls and may hold nothing else to be reached by Tab: the arrow keys can scroll it then. */
export const SCROLLS = { tabIndex: 0 } as const;
