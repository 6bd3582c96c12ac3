import type { ReactNode } from 'react';

interface ChallengeCardProps {
  readonly title: ReactNode;
  readonly rule: ReactNode;
  /** What it says. */
  readonly children: ReactNode;
  readonly chosen?: boolean | undefined;
}

/** A Challenge of the Cardinal: words, as its terms are too many for pictures. */
export function ChallengeCard({ title, rule, children, chosen = false }: ChallengeCardProps) {
  return (
    <article className={chosen ? 'challenge challenge-chosen' : 'challenge'}>
      <header>
        <b className="display">{title}</b>
        <em>{rule}</em>
      </header>
      <p>{children}</p>
    </article>
  );
}
