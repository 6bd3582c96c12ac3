import { chaptersOf } from '../chapters';
import { useTable } from '../TableContext';
import { newOf, recapOf, type TurnRecap } from './turnsSince';

/** What the others did since my last turn. */
export interface Since {
  readonly turns: readonly TurnRecap[];
  /** Where it can be watched; nowhere on pages of others. */
  readonly replay: string | undefined;
  /** How long the game had been when I came to my turn. */
  readonly chapters: number;
}

/** At the beginning of my turn, until my first move. */
export function useSince(): Since | undefined {
  const id = useTable(view => view.id);
  const log = useTable(view => view.log);
  const me = useTable(view => view.me);
  const mine = useTable(view => view.mine);
  const chapters = chaptersOf(log);
  if (!mine || chapters.at(-1)?.seat === me) return undefined;
  const turns = recapOf(chapters, me);
  if (turns.length === 0) return undefined;
  const before = chapters.length - newOf(chapters, me).length;
  return { turns, chapters: chapters.length, replay: id && `/replay/${id}?at=${before}` };
}
