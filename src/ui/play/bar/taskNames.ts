import { distinct, moveDeedOf, type Speaker } from '../deeds';
import type { Task } from '../tasks';

/** What each of some Tasks does, whichever way is chosen then; no two are called alike. */
export const taskNames = (speaker: Speaker, tasks: readonly Task[]): string[] =>
  distinct(
    speaker.text,
    tasks.map(task => nameOf(speaker, task)),
  );

function nameOf(speaker: Speaker, task: Task): string {
  const { text } = speaker;
  switch (task.kind) {
    case 'fulfil':
      return text.say('does.fulfil', { tile: text.tileFull(task.tile) });
    case 'crest':
      return text.say('does.place', { tile: text.tileFull(task.tile) });
    default:
      return moveDeedOf(speaker, task.move);
  }
}
