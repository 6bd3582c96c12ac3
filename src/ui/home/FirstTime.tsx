import type { ReactNode } from 'react';
import { Button } from '../parts/Button';
import { CharacterPicture } from '../pictures/People';
import { changeSettings } from '../session/settings';
import { useText } from '../text';
import { useQuickStart } from './useQuickStart';

/** The way in for newcomers: a game that starts at once, with the coach. `wide`: nobody has played here yet. */
export function FirstTime({ wide, children }: { wide: boolean; children?: ReactNode }) {
  const { say } = useText();
  const start = useQuickStart();
  const begin = (): void => {
    changeSettings({ coach: true });
    start('first');
  };
  return (
    <section
      className={wide ? 'panel first-time first-time-wide' : 'panel first-time'}
      aria-labelledby="first"
    >
      <span className="first-picture">
        <CharacterPicture character="merchant" size={96} />
      </span>
      <div>
        <h2 id="first" className="first-title">
          {say('home.first')}
        </h2>
        <p>{say('home.first.text')}</p>
        <Button tone={wide ? 'go' : 'plain'} size={wide ? 'large' : 'normal'} onClick={begin}>
          {say('home.first.go')}
        </Button>
        {children}
      </div>
    </section>
  );
}
