import type { ReactNode } from 'react';
import { Ground } from '../parts/Ground';
import './simplePage.css';

interface SimplePageProps {
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page with one thing to say. */
export function SimplePage({ title, text, children }: SimplePageProps) {
  return (
    <>
      <Ground />
      <main className="simple-page">
        <div className="simple-card">
          <h1 className="simple-title">{title}</h1>
          <p>{text}</p>
          <div className="simple-ways">{children}</div>
        </div>
      </main>
    </>
  );
}
