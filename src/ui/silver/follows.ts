import { inPlay } from '../../content';
import type { Thing } from '../../rules/explaining/words';
import type { State } from '../../rules/model';
import { minesIn } from '../../rules/silver/known';

/** The Mine spaces of a town, the one that pays most first. */
export const bestMinesIn = (state: State, town: string): string[] =>
  inPlay(minesIn(town), state.players.length)
    .toSorted((a, b) => b.gold - a.gold)
    .map(({ id }) => id);

/** What could follow a walk below at once. */
export const SILVER_FOLLOW_ROWS = {
  things: (after: State, town: string): Thing[] =>
    bestMinesIn(after, town).map(space => ({ is: 'mineSpace', space })),
  words: { mineSpace: 'explain.and.mine' },
} as const;
