import type { BotKind } from '../../table/bots';
import type { Text } from '../text';

/** What the catalogues call a bot; one that they don't know is called by its kind. */
export function botTitle({ say, has }: Text, kind: BotKind): string {
  const key = `newGame.bot.${kind}`;
  return has(key) ? say(key) : kind;
}

/** How it plays, if the catalogues say so. */
export function botNote({ say, has }: Text, kind: BotKind): string {
  const key = `newGame.bot.${kind}.text`;
  return has(key) ? say(key) : '';
}
