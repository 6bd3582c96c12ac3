import type { GameEvent } from '../../../rules/events';
import { READING_NAMES, type ReadingName } from '../../../rules/readings';
import { readingsOfFair } from '../words';

/** What happened by a rule that tables read in different ways: the log says so beside it. */

const isCountedBy =
  (name: ReadingName) =>
  ({ what, source }: GameEvent): boolean =>
    what === 'score' && source.kind === 'fair' && readingsOfFair(source.id ?? '').includes(name);

const MATTERS: Readonly<Record<ReadingName, (event: GameEvent) => boolean>> = {
  contractMerchantMove: ({ what, source }) => what === 'walk' && source.kind === 'contract',
  rightmostBuilding: isCountedBy('rightmostBuilding'),
  fairCrests: isCountedBy('fairCrests'),
  wheelTile: event => event.what === 'take' && event.from.startsWith('wheel:'),
  firstExchange: ({ what, source, rule }) =>
    what === 'gain' && source.kind === 'exchange' && rule === 'R6.53',
  kingAction: ({ what, rule }) => what === 'king' && rule === 'R6.60',
  addPoints: ({ what, rule }) => what === 'points' && rule === 'R8.16',
  swappedCharacters: ({ what }) => what === 'discardOffer',
  /** A Task is told by itself: nothing of it says within what it was done. */
  tasksInBonuses: () => false,
  completionTold: ({ what }) => what === 'complete',
};

/** The readings by which these events could have happened otherwise. */
export const mattersIn = (events: readonly GameEvent[]): ReadingName[] =>
  READING_NAMES.filter(name => events.some(MATTERS[name]));
