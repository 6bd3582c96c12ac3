import { useLocation } from 'wouter';
import { useText, type Key } from '../text';
import { useTitleNote } from './titleNote';

const NAMES: readonly (readonly [start: string, name: Key])[] = [
  ['/new', 'newGame.title'],
  ['/online', 'lobby.title'],
  ['/table', 'lobby.title'],
  ['/rules', 'home.rules'],
  ['/replay', 'replays.title'],
  ['/statistics', 'stats.title'],
];

/** The name in the tab of the browser. */
export function PageTitle() {
  const { messages, say } = useText();
  const [path] = useLocation();
  const name = NAMES.find(([start]) => path.startsWith(start))?.[1];
  const note = useTitleNote();
  const title = note ?? (name === undefined ? undefined : messages[name]);
  return <title>{typeof title === 'string' ? `${title} · ${say('app.name')}` : say('app.name')}</title>;
}
