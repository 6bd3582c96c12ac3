import type { ReactNode } from 'react';
import { Ground } from '../parts/Ground';
import { PageHead } from '../parts/TopBar';
import './numbers.css';

interface NumbersPageProps {
  readonly title: string;
  readonly note?: string | undefined;
  /** The buttons above the charts. */
  readonly ways: ReactNode;
  readonly children: ReactNode;
}

/** A page full of charts. */
export function NumbersPage({ title, note, ways, children }: NumbersPageProps) {
  return (
    <>
      <Ground />
      <div className="numbers">
        <PageHead title={title} {...(note !== undefined && { note })} />
        <nav className="numbers-ways">{ways}</nav>
        <main>{children}</main>
      </div>
    </>
  );
}
