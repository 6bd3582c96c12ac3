import { readOptions } from '../../rules/setup/options';
import { startSession } from '../session/session';
import { proposalOf, seatsOf, type Draft } from './draft';

/** Starts a game and saves it; gives its id. The page of the table goes on with it. */
export function startGame(draft: Draft): string {
  const session = startSession(readOptions(proposalOf(draft)), seatsOf(draft));
  session.close();
  return session.id;
}
