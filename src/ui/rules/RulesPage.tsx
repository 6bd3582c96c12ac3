import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { PageHead } from '../parts/TopBar';
import { Icon } from '../pictures/Icon';
import { useText } from '../text';
import { loadBooks, searchRules, type Book } from '../text/rules';
import { BookContents } from './Contents';
import { readingsIn } from '../readings/address';
import { ReadingsContext } from '../readings/context';
import { Reconstructions } from './Reconstructions';
import { RulePart } from './RulePart';
import '../parts/panel.css';
import './rules.css';

/** All rules in the words of this project, numbered, to be searched; `/rules/R6.23` opens at that rule. */
export default function RulesPage({ id }: { id: string | undefined }) {
  const { say, language } = useText();
  const [books, setBooks] = useState<readonly Book[]>();
  const [wanted, setWanted] = useState('');
  const parts = useMemo(() => (books ? searchRules(books, wanted) : []), [books, wanted]);
  const found = parts.reduce((sum, { entries }) => sum + entries.length, 0);
  const search = useSearch();
  const readings = useMemo(() => readingsIn(search), [search]);
  const searching = wanted.trim() !== '';

  useEffect(() => {
    let stale = false;
    void loadBooks(language).then(loaded => {
      if (!stale) setBooks(loaded);
    });
    return () => {
      stale = true;
    };
  }, [language]);

  useEffect(() => {
    const target = id === undefined ? null : document.getElementById(id);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [id, books]);

  return (
    <ReadingsContext value={readings}>
      <div className="rules-page">
        <PageHead title={say('home.rules')} note={say('home.rules.text')} />
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
              {searching && say('rules.found', { n: found })}
            </p>
            <BookContents parts={parts} />
          </nav>
          <main className="rules-text panel">
            {parts.map(part => (
              <RulePart key={part.part.name} found={part} opened={id} />
            ))}
            {books && found === 0 && <p>{say('rules.none')}</p>}
            {books && !searching && <Reconstructions books={books} />}
          </main>
        </div>
      </div>
    </ReadingsContext>
  );
}
