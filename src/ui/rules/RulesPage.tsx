import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../pictures/Icon';
import { TopBar } from '../parts/TopBar';
import { useText } from '../text';
import { Contents } from './Contents';
import { bySection, findRules } from './find';
import { loadRules, type RuleEntry } from './load';
import { Reconstructions } from './Reconstructions';
import { RuleSection } from './RuleSection';
import './rules.css';

/** All rules in the words of this project, numbered, to be searched; `/rules/R6.23` opens at that rule. */
export default function RulesPage({ id }: { id: string | undefined }) {
  const { say, language } = useText();
  const [rules, setRules] = useState<readonly RuleEntry[]>([]);
  const [wanted, setWanted] = useState('');
  const found = useMemo(() => findRules(rules, wanted), [rules, wanted]);
  const sections = useMemo(() => bySection(found), [found]);

  useEffect(() => {
    let stale = false;
    void loadRules(language).then(loaded => {
      if (!stale) setRules(loaded);
    });
    return () => {
      stale = true;
    };
  }, [language]);

  useEffect(() => {
    const target = id === undefined ? null : document.getElementById(id);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [id, rules]);

  return (
    <div className="rules-page">
      <TopBar title={say('home.rules')} note={say('home.rules.text')} />
      <div className="rules-columns">
        <nav className="rules-side panel" aria-label={say('rules.contents')}>
          <label className="rules-search">
            <Icon name="search" size={20} />
            <input
              type="search"
              className="field"
              placeholder={say('rules.search')}
              aria-label={say('rules.search')}
              value={wanted}
              onChange={event => setWanted(event.target.value)}
            />
          </label>
          <p className="rules-found" role="status">
            {wanted.trim() !== '' && say('rules.found', { n: found.length })}
          </p>
          <Contents sections={sections} />
        </nav>
        <main className="rules-text panel">
          {sections.map(([section, own]) => (
            <RuleSection key={section} section={section} rules={own} opened={id} />
          ))}
          {rules.length > 0 && found.length === 0 && <p>{say('rules.none')}</p>}
          {wanted.trim() === '' && <Reconstructions />}
        </main>
      </div>
    </div>
  );
}
