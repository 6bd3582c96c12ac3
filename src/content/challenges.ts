import type { Challenge } from './components';

/**
 * The Challenge cards: when what happens for the Cardinal. "Any Resource" is always the one it requires most.
 */
export const CHALLENGES: readonly Challenge[] = [
  {
    id: 'very-special-friends',
    name: 'Very Special Friends',
    hooks: [
      { on: 'takeTile', of: 'miscellaneous', do: { gains: { gold: 5 } }, rule: 'R21.1' },
      { on: 'takeTile', of: 'contract', do: { keeps: 'contract' }, rule: 'R21.2' },
    ],
  },
  {
    id: 'resourceful-clergy',
    name: 'Resourceful Clergy',
    hooks: [{ on: 'takeTile', of: 'goods', do: { gains: 'printed' }, rule: 'R21.3' }],
  },
  {
    id: 'whispers-in-the-kings-ear',
    name: 'Whispers in the King’s Ear',
    hooks: [{ on: 'takeTile', of: 'action', do: { advances: 1 }, rule: 'R21.4a' }],
  },
  {
    id: 'ecclesiastical-income',
    name: 'Ecclesiastical Income',
    hooks: [{ on: 'takeTile', of: 'action', do: { scores: 'points' }, rule: 'R21.4b' }],
  },
  {
    id: 'visitors-to-the-curia',
    name: 'Visitors to the Curia',
    hooks: [
      { on: 'placeCharacter', do: { gains: 'printed' }, rule: 'R21.5' },
      { on: 'placeCharacter', do: { scores: 'points' }, rule: 'R21.6' },
    ],
  },
  {
    id: 'deep-coffers',
    name: 'Deep Coffers',
    hooks: [{ on: 'takeDie', do: { gainsOfDie: 1 }, rule: 'R21.7' }],
  },
  { id: 'favor-at-the-court', name: 'Favor at the Court', hooks: [], kingAtLeast: 5 },
  {
    id: 'ready-for-action',
    name: 'Ready for Action',
    hooks: [{ on: 'setup', do: { takesCrest: 'boxed' }, rule: 'R21.10' }],
    markers: [3, 2, 2, 1, 1],
  },
];
