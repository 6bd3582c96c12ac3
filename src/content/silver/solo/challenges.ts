import type { Challenge } from '../../cardinalCards';

/** The four Challenges that join. What replaces what for Cathedrals is said in `INTERCHANGE`. */
export const SILVER_CHALLENGES: readonly Challenge[] = [
  {
    id: 'prospectors-guild',
    name: 'Prospector’s Guild',
    rule: 'S15.9',
    hooks: [
      {
        on: 'movementIcon',
        do: { do: 'prospect', points: 1, for: ['mine', 'pillar', 'house'] },
        rule: 'S15.9',
      },
    ],
  },
  {
    id: 'snowballs-chance',
    name: 'Snowball’s Chance',
    rule: 'S15.10',
    hooks: [{ on: 'sixTaken', do: { do: 'gainSilver', count: 1 }, rule: 'S15.10' }],
  },
  { id: 'all-that-glitters', name: 'All That Glitters', rule: 'S15.11', hooks: [] },
  {
    id: 'news-of-travellers',
    name: 'News of Travellers',
    rule: 'S15.12',
    hooks: [{ on: 'tabletCovered', do: { do: 'resolveTablet' }, rule: 'S15.12' }],
  },
];
