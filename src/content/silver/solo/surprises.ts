import type { Surprise } from './words';

/** The King's Surprise cards; their Actions have the printed points and no more. */
export const SURPRISES: readonly Surprise[] = [
  { id: 'surprise-1', effects: [{ do: 'takeCrest' }, { do: 'score', points: 5 }] },
  {
    id: 'surprise-2',
    effects: [
      { do: 'act', action: 'character', points: 2 },
      { do: 'act', action: 'king', points: 2 },
      { do: 'score', points: 8 },
    ],
  },
  {
    id: 'surprise-3',
    effects: [
      { do: 'act', action: 'character', points: 3 },
      { do: 'act', action: 'king', points: 1 },
      { do: 'score', points: 6 },
    ],
  },
  {
    id: 'surprise-4',
    effects: [
      { do: 'act', action: 'king', points: 4 },
      { do: 'gainRequired', count: 3 },
      { do: 'score', points: 4 },
    ],
  },
  {
    id: 'surprise-5',
    effects: [
      { do: 'sendProspector', level: 3, else: 6 },
      { do: 'act', action: 'prospector', points: 2 },
    ],
  },
  {
    id: 'surprise-6',
    effects: [{ do: 'fairHouse' }, { do: 'act', action: 'architect', points: 2 }, { do: 'score', points: 6 }],
  },
  {
    id: 'surprise-7',
    effects: [
      { do: 'cheapestPillar' },
      { do: 'act', action: 'merchant', points: 2 },
      { do: 'score', points: 4 },
    ],
  },
  {
    id: 'surprise-8',
    effects: [
      { do: 'act', action: 'contract', points: 3 },
      { do: 'act', action: 'king', points: 2 },
      { do: 'score', points: 4 },
    ],
  },
  {
    id: 'surprise-9',
    effects: [
      { do: 'gain', goods: { gold: 5 } },
      { do: 'act', action: 'contract', points: 2 },
      { do: 'score', points: 5 },
    ],
  },
  {
    id: 'surprise-10',
    effects: [
      { do: 'gainSilver', count: 2 },
      { do: 'scoreMines', points: 3 },
    ],
  },
  {
    id: 'surprise-11',
    effects: [
      { do: 'act', action: 'contract', points: 2 },
      { do: 'gainRequired', count: 2 },
      { do: 'score', points: 6 },
    ],
  },
  {
    id: 'surprise-12',
    effects: [
      { do: 'act', action: 'king', points: 2 },
      { do: 'gainRequired', count: 4 },
      { do: 'score', points: 6 },
    ],
  },
];
