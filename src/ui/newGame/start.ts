import { readOptions } from '../../rules/setup/options';
import { startSession } from '../session/session';
import { proposalOf, seatsOf, type Draft } from './draft';

/** Starts a game and saves it; gives its id. The page of the table goes on with it. */
export const startGame = (draft: Draft): string =>
  startSession(readOptions(proposalOf(draft)), seatsOf(draft)).id;
