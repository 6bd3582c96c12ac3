/** The small words of the icon grammar: added to a picture, they say what is done with it. */
export const GRAMMAR_DRAWINGS = {
  /** One step of a piece. */
  step: ['sun ink/2 M5 4.5l15 7.5-15 7.5z'],
  /** Put one from the supply. */
  place: ['merchant ink M2 12a10 10 0 1 1 20 0 10 10 0 1 1 -20 0z', '- #FFFFFF/3.2 M12 6.5v11M6.5 12h11'],
  /** Anywhere on the map. */
  anywhere: ['- ink/2.4/3.4,3 M2 12h14', 'ink - M15 7l8 5-8 5z'],
  /** A Cathedral that is not in the game. */
  closed: [
    '#C9792B ink M4.5 2.5l17 15-3.5 4-17-15z',
    '#C9792B ink M19.5 2.5l3.5 4-17 15-3.5-4z',
    'ink - M4.2 5.6a.9 .9 0 1 1 1.8 0 .9 .9 0 1 1-1.8 0zM18 5.6a.9 .9 0 1 1 1.8 0 .9 .9 0 1 1-1.8 0z',
  ],
  /** Resources of another type than the die's. */
  'change-colour': [
    'iron ink M4 5h12a2.5 2.5 0 0 1 2.5 2.5v10A2.5 2.5 0 0 1 16 20H4a2.5 2.5 0 0 1-2.5-2.5v-10A2.5 2.5 0 0 1 4 5z',
    'white ink M11.5 2h9A2.5 2.5 0 0 1 23 4.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 9 13.5v-9A2.5 2.5 0 0 1 11.5 2z',
    'gold - M16 9L16 3.8A5.2 5.2 0 0 1 20.95 7.39z',
    'iron - M16 9L20.95 7.39A5.2 5.2 0 0 1 19.06 13.21z',
    'stone - M16 9L12.94 13.21A5.2 5.2 0 0 1 11.05 7.39z',
    'food - M16 9L11.05 7.39A5.2 5.2 0 0 1 16 3.8z',
    '- ink/1.2 M10.8 9a5.2 5.2 0 1 1 10.4 0 5.2 5.2 0 1 1-10.4 0z',
    'white ink/1 M13.2 9a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0z',
    '- white/3.6 M5.5 20.5c3.5 2.8 8.5 2.8 12-.4',
    '- ink/1.8 M5.5 20.5c3.5 2.8 8.5 2.8 12-.4M17.9 22.9l-.3-2.9-3 .2',
  ],
} as const;
