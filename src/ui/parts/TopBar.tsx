import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../text';
import { LanguageChoice } from './LanguageChoice';
import { Tools } from './Tools';
import './pageBar.css';
import './topBar.css';

interface TopBarProps {
  readonly title: string;
  readonly note?: string;
  /** What belongs to this page, before the tools. */
  readonly children?: ReactNode;
}

/** The head of a page: the way home, what it is, and the tools. */
export function PageHead({ title, note, children }: TopBarProps) {
  const { say } = useText();
  return (
    <header className="page-bar">
      <Link href="/" className="top-logo" aria-label={`${say('app.name')}, ${say('menu.home')}`}>
        {say('app.name')}
      </Link>
      <div className="top-words">
        <h1 className="top-title">{title}</h1>
        {note !== undefined && <p className="top-note">{note}</p>}
      </div>
      <div className="page-bar-ways top-ways">
        {children}
        <span className="top-language">
          <LanguageChoice />
        </span>
        <Tools />
      </div>
    </header>
  );
}
