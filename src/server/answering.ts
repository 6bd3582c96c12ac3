import type { Socket } from 'socket.io';
import type { NotDone, ToHouse, ToScreen } from '../table/online/wire';
import type { Allow } from './limits';
import { Problem } from './problem';

/**
 * What comes in over a line may be anything, as often as it likes, and anything may go wrong with it: each packet is
 * counted, and gets an answer that says no more than what is to be known.
 */

export type ScreenSocket = Socket<ToHouse, ToScreen>;

interface AnsweringHouse {
  readonly allow: Allow;
  readonly onError: (error: unknown) => void;
  readonly onRefused: (why: string) => void;
}

type Answers = Record<keyof ToHouse, (args: unknown[]) => Promise<unknown>>;

export function newAnswering({ allow, onError, onRefused }: AnsweringHouse) {
  const refused = (why: string): NotDone => {
    onRefused(why);
    return { problem: why };
  };

  const answer = async <T>(address: string, run: () => Promise<T>): Promise<T | NotDone> => {
    if (!(await allow('packets', address))) return refused('tooFast');
    try {
      return await run();
    } catch (error) {
      if (error instanceof Problem) return refused(error.why);
      onError(error);
      return refused('trouble');
    }
  };

  /** Hears nothing but these; what they are given is looked at where it is used. */
  const listen = (line: ScreenSocket, address: string, answers: Answers): void => {
    const untyped = line as unknown as { on(event: string, listener: (...args: unknown[]) => void): void };
    for (const [event, run] of Object.entries(answers))
      untyped.on(event, (...args) => {
        const reply = args.at(-1);
        void answer(address, () => run(args)).then(said => {
          if (typeof reply === 'function') (reply as (said: unknown) => void)(said);
        }, onError);
      });
  };

  return { refused, listen };
}
