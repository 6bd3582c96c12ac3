import { Link } from 'wouter';
import { useText } from '../text';
import { useQuickStart } from './useQuickStart';
import type { Lead, Way } from './ways';
import './wayCard.css';

/** A way to play: the whole card is its first lead, others stand beside it. */
export function WayCard({ way: { id, leads, Scene } }: { way: Way }) {
  const { say } = useText();
  const name = say(`home.${id}`);
  return (
    <li className={`way way-${id}`}>
      <div className="way-card">
        <span className="way-picture">
          <Scene />
        </span>
        <span className="way-words">
          <span className="way-name">{name}</span>
          <span className="way-text">
            {id === 'online' ? say('home.online.text', { tables: 0 }) : say(`home.${id}.text`)}
          </span>
        </span>
        <span className="way-go">
          {leads.map((lead, index) => (
            <LeadOn
              key={lead.says}
              lead={lead}
              className={index === 0 ? 'way-lead way-lead-first' : 'way-lead'}
              about={name}
            />
          ))}
        </span>
      </div>
    </li>
  );
}

function LeadOn({ lead, className, about }: { lead: Lead; className: string; about: string }) {
  const { say } = useText();
  const start = useQuickStart();
  const { starts, href, says } = lead;
  const shared = { className, 'aria-label': `${say(says)}: ${about}` };
  if (href !== undefined)
    return (
      <Link href={href} {...shared}>
        {say(says)}
      </Link>
    );
  return (
    <button type="button" onClick={() => start(starts)} {...shared}>
      {say(says)}
    </button>
  );
}
