/** The wooden pieces, in the colours `own` and `dark` of whoever owns them. */
export const PIECE_DRAWINGS = {
  house: ['own ink M12 2.2L22 10v11.6H2V10z', 'dark ink M12 2.2L22 10H2z'],
  'house-space': ['empty empty-line M12 2.2L22 10v11.6H2V10z'],
  pillar: [
    'own ink M3.4 2h17.2v3.8l-3 1.8v9.6l3 1.8v3H3.4v-3l3-1.8V7.6l-3-1.8z',
    '- dark M9.7 8.2v8.4M14.3 8.2v8.4',
    '- #FFFFFF99/1.2 M3.8 4h16.4',
  ],
  'pillar-space': ['empty empty-line M3.4 2h17.2v3.8l-3 1.8v9.6l3 1.8v3H3.4v-3l3-1.8V7.6l-3-1.8z'],
  merchant: [
    'white ink M3 13.2V9.4C3 5.4 6.5 3 11 3s8 2.4 8 6.4v3.8z',
    '- own/1.7 M8 3.9v9M14 3.9v9',
    '- ink M1.8 12.6h18.6l2-2',
    'own ink M2.4 12.6h17v4.2h-17z',
    'own ink M2.9 18.2a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 1 1 -7.4 0z',
    'own ink M11.7 18.2a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 1 1 -7.4 0z',
    'white - M5.4 18.2a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1 -2.4 0zM14.2 18.2a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1 -2.4 0z',
  ],
  architect: [
    '- ink/3.6 M6.7 14.3c3.3 2.7 7.3 2.7 10.6 0',
    '- white/1.4 M6.7 14.3c3.3 2.7 7.3 2.7 10.6 0',
    '- ink/5 M12 5L4.6 21.6M12 5l7.4 16.6',
    '- own/2.5 M12 5L4.6 21.6M12 5l7.4 16.6',
    'own ink M8.3 5.2a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 1 1 -7.4 0z',
    'white - M10.7 5.2a1.3 1.3 0 1 1 2.6 0 1.3 1.3 0 1 1 -2.6 0z',
  ],
} as const;
