import type { ReactNode } from 'react';
import { Button } from '../parts/Button';
import { CharacterPicture } from '../pictures/People';
import { useText } from '../text';
import { useQuickStart } from './useQuickStart';

/** The way in for newcomers: a game that starts at once, with the coach. */
export function FirstTime({ children }: { readonly children: ReactNode }) {
  const { say } = useText();
  const start = useQuickStart();
  return (
    <section className="panel first-time" aria-labelledby="first">
      <span className="first-picture">
        <CharacterPicture character="merchant" size={96} />
      </span>
      <div>
        <h2 id="first" className="first-title">
          {say('home.first')}
        </h2>
        <p>{say('home.first.text')}</p>
        <Button tone="go" size="large" onClick={() => start('first')}>
          {say('home.first.go')}
        </Button>
        {children}
      </div>
    </section>
  );
}
