import { useLocation } from 'wouter';
import { Button } from '../parts/Button';
import { CharacterPicture } from '../pictures/People';
import { changeSettings } from '../session/settings';
import { firstGame } from '../newGame/firstGame';
import { useText } from '../text';

/** The way in for newcomers: a game that starts at once, with the coach. */
export function FirstTime({ wide }: { wide: boolean }) {
  const text = useText();
  const { say } = text;
  const [, navigate] = useLocation();
  const begin = (): void => {
    changeSettings({ coach: true });
    // the engine of the game comes when it is wanted
    void import('../newGame/start').then(({ startGame }) => navigate(`/play/${startGame(firstGame(text))}`));
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
        <Button onClick={begin}>{say('home.first.go')}</Button>
      </div>
    </section>
  );
}
