/** The marks of the players, and of the Cardinal: whose a piece is, without its colour. */
export const MARK_DRAWINGS = {
  disc: ['glyph - M2.5 12a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1 -19 0z'],
  square: [
    'glyph - M5 3.5h14a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5z',
  ],
  triangle: ['glyph - M12 2.5L22.5 21h-21z'],
  lozenge: ['glyph - M12 .8L23 12 12 23.2 1 12z'],
  cross: ['glyph - M9 2h6v7h7v6h-7v7H9v-7H2V9h7z'],
} as const;
