import type { Challenge } from './cardinalCards';

/**
 * The Challenge cards: when what happens for the Cardinal. "Any Resource" is always the one it requires most.
 */
export const CHALLENGES: readonly Challenge[] = [
  {
    id: 'very-special-friends',
    name: 'Very Special Friends',
    rule: 'R21.1',
    hooks: [
      { on: 'takeTile', of: 'miscellaneous', do: { do: 'gain', goods: { gold: 5 } }, rule: 'R21.1' },
      { on: 'takeTile', of: 'contract', do: { do: 'keepContract' }, rule: 'R21.2' },
    ],
  },
  {
    id: 'resourceful-clergy',
    name: 'Resourceful Clergy',
    rule: 'R21.3',
    hooks: [{ on: 'takeTile', of: 'goods', do: { do: 'gainPrinted' }, rule: 'R21.3' }],
  },
  {
    id: 'whispers-in-the-kings-ear',
    name: 'Whispers in the King’s Ear',
    rule: 'R21.4a',
    hooks: [{ on: 'takeTile', of: 'action', do: { do: 'advance', steps: 1 }, rule: 'R21.4a' }],
  },
  {
    id: 'ecclesiastical-income',
    name: 'Ecclesiastical Income',
    rule: 'R21.4b',
    hooks: [{ on: 'takeTile', of: 'action', do: { do: 'scoreDeeds' }, rule: 'R21.4b' }],
  },
  {
    id: 'visitors-to-the-curia',
    name: 'Visitors to the Curia',
    rule: 'R21.5',
    hooks: [
      { on: 'placeCharacter', do: { do: 'gainPrinted' }, rule: 'R21.5' },
      { on: 'placeCharacter', do: { do: 'scoreDeeds' }, rule: 'R21.6' },
    ],
  },
  {
    id: 'deep-coffers',
    name: 'Deep Coffers',
    rule: 'R21.7',
    hooks: [{ on: 'takeDie', do: { do: 'gainOfDie', count: 1 }, rule: 'R21.7' }],
  },
  { id: 'favor-at-the-court', name: 'Favor at the Court', rule: 'R21.8', hooks: [], kingAtLeast: 5 },
  {
    id: 'ready-for-action',
    name: 'Ready for Action',
    rule: 'R21.9',
    hooks: [{ on: 'setup', do: { do: 'takeBoxedCrest' }, rule: 'R21.10' }],
    markers: [3, 2, 2, 1, 1],
  },
];
