import { Link } from 'wouter';
import { useText } from '../text';
import type { Way } from './ways';
import './wayCard.css';

/** A way to play: the whole card is one link. What is still to come says so and cannot be chosen. */
export function WayCard({ way: { id, href, Scene }, first }: { way: Way; first: boolean }) {
  const { say } = useText();
  const words = {
    solo: { name: say('home.solo'), text: say('home.solo.text'), go: say('home.solo.go') },
    local: { name: say('home.local'), text: say('home.local.text'), go: say('home.local.go') },
    online: { name: say('home.online'), text: say('home.online.text', { tables: 0 }), go: '' },
    replay: { name: say('home.replay'), text: say('home.replay.text'), go: '' },
    rules: { name: say('home.rules'), text: say('home.rules.text'), go: say('home.rules.go') },
  }[id];
  const inside = (
    <>
      <span className="way-picture">
        <Scene />
      </span>
      <span className="way-words">
        <span className="way-name">{words.name}</span>
        <span className="way-text">{words.text}</span>
      </span>
      <span className="way-go">
        {href === undefined ? say('home.soon') : <span className="way-go-words">{words.go}</span>}
      </span>
    </>
  );
  return (
    <li className={`way way-${id}${href === undefined ? ' way-coming' : ''}${first ? ' way-first' : ''}`}>
      {href === undefined ? (
        <div className="way-card">{inside}</div>
      ) : (
        <Link href={href} className="way-card">
          {inside}
        </Link>
      )}
    </li>
  );
}
