import type { StepName } from '../../../rules/cardinal/model';
import type { Pending } from '../../../rules/model';

/** The fields of what stood on the agenda then, in their order. */
const FIELDS: Readonly<Partial<Record<Pending['do'], readonly string[]>>> = {
  gain: ['goods'],
  gainAny: ['count'],
  score: ['points'],
  king: ['steps'],
  act: ['action', 'points'],
  addPoints: ['points'],
  move: ['piece', 'steps'],
  relocate: ['piece'],
  place: ['what', 'where'],
  wheelTile: ['action'],
  dieAction: ['action', 'points'],
  receive: ['tiles'],
  discard: ['tile'],
  complete: ['building'],
};

/** Those of the steps of the Cardinal. */
const STEPS: Readonly<Partial<Record<StepName, readonly string[]>>> = {
  option: ['option'],
  die: ['option'],
  wheelTile: ['action'],
  action: ['value', 'named'],
  mapTile: ['piece', 'reach'],
  travel: ['piece', 'reach'],
  character: ['points', 'swapped'],
  contract: ['points', 'part', 'fulfilled'],
  king: ['points'],
  fulfil: ['left'],
};

export const fieldsOfPending = (effect: Pending): readonly string[] => [
  'do',
  ...(effect.do === 'cardinal' ? ['step', ...(STEPS[effect.step] ?? [])] : (FIELDS[effect.do] ?? [])),
];
