import { useState, type ReactNode } from 'react';
import { useText } from '../../text';
import './company.css';

/** One of the things that lie beside the table where people meet. */
export interface CompanyTab {
  readonly name: string;
  readonly shows: ReactNode;
  /** How much was said there, where words come by themselves. */
  readonly said?: number;
}

/** What lies beside the table where people meet, one of it in front: the log at first. */
export function CompanyTabs({ tabs }: { tabs: readonly CompanyTab[] }) {
  const { say } = useText();
  const [shown, setShown] = useState(0);
  const [read, setRead] = useState(() => tabs.map(({ said = 0 }) => said));
  const show = (tab: number): void => {
    setRead(tabs.map(({ said = 0 }, at) => (at === shown || at === tab ? said : (read[at] ?? 0))));
    setShown(tab);
  };
  return (
    <section className="company" aria-label={say('company.label')}>
      <div className="company-tabs">
        {tabs.map(({ name, said = 0 }, at) => {
          const fresh = at === shown ? 0 : Math.max(0, said - (read[at] ?? 0));
          return (
            <button
              key={name}
              type="button"
              className="company-tab"
              aria-pressed={at === shown}
              onClick={() => show(at)}
            >
              {name}
              {fresh > 0 && (
                <span className="company-new" aria-label={say('chat.new', { n: fresh })}>
                  {fresh}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div className="company-shown">{tabs[shown]?.shows}</div>
    </section>
  );
}
