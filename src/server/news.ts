import { hasFields, isText } from '../given';
import type { Seat } from '../rules/model';
import type { ChatLine, StoredLine } from '../table/online/wire';

/** What happens at the matches, for whoever wants to hear it in this process. */

/** The nth line of a match. */
export type NewsLine = StoredLine & { readonly n: number };

/** What is told of a match, to whoever sits at it. */
export type News =
  | NewsLine
  | { readonly chat: ChatLine }
  | { readonly changed: true }
  /** What was done at this very process, the start or an act, has brought the turn to another seat. */
  | { readonly waits: Seat };

export type Listener = (id: string, news: News) => void;

/** What the processes at one database tell each other. */
export type MatchNews = News & { readonly match: string };

const namesMatch = hasFields({ match: isText });
export const isMatchNews = (value: unknown): value is MatchNews => namesMatch(value);

export class Hearers {
  private readonly listeners = new Set<Listener>();

  constructor(private readonly onError: (error: unknown, id: string) => void) {}

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(id: string, news: News): void {
    for (const listener of [...this.listeners])
      try {
        listener(id, news);
      } catch (error) {
        // it is stored, and the others are to hear of it
        this.onError(error, id);
      }
  }
}
