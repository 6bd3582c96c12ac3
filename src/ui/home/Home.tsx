import { Suspense, lazy, useEffect, useState } from 'react';
import { Ground } from '../parts/Ground';
import { LanguageChoice } from '../parts/LanguageChoice';
import { Tools } from '../parts/Tools';
import { useWindowIs } from '../parts/media';
import { asideMatches, listedMatches, type MatchSummary } from '../session/matchList';
import { useText } from '../text';
import { AsideGames } from './AsideGames';
import { DropNotice } from './DropNotice';
import { FileButton } from './FileButton';
import { FirstTime } from './FirstTime';
import { ImportNotice } from './ImportNotice';
import { useSittings } from '../online/sittings';
import { WayCard } from './WayCard';
import { useGameFiles } from './useGameFiles';
import { KNOWN_WAYS, WAYS } from './ways';
import './home.css';

const MyGames = lazy(() => import('./MyGames'));
const MyGamesOfHouse = lazy(() => import('./MyGamesOfHouse'));

/** Where everything lies in one column: there a newcomer begins with the first game, in what is read as well. */
const COLUMN = '(max-width: 640px)';

/** What waits first: the games of whoever has some, or a first game for newcomers; then the ways to play. */
export default function Home() {
  const { say } = useText();
  const [matches, setMatches] = useState(listedMatches);
  // somebody new is shown one way in
  const sits = useSittings().length > 0;
  const newcomer = !sits && matches.length === 0;
  const { imported, take, dropping } = useGameFiles(() => setMatches(listedMatches()));
  const games = { matches, onChange: setMatches, onFile: take };
  useEffect(() => {
    void withThoseThatCameBack().then(found => found && setMatches(found));
  }, []);
  const column = useWindowIs(COLUMN);
  const aside = [
    <ImportNotice key="imported" imported={imported} matches={matches} />,
    newcomer && (
      <FirstTime key="first">
        <FileButton onFile={take} />
      </FirstTime>
    ),
  ];
  return (
    <>
      <Ground />
      {dropping && <DropNotice />}
      <div className={newcomer ? 'home' : 'home home-known'}>
        <header className="home-head">
          <div>
            <h1 className="logo">{say('app.name')}</h1>
            <p className="tagline">{say('app.tagline')}</p>
          </div>
          <div className="home-tools">
            <Tools />
            <LanguageChoice />
          </div>
        </header>
        <main className="home-main">
          <h2 className="out-of-sight">{say('home.title')}</h2>
          {column && aside}
          {!newcomer && (
            <Suspense fallback={<div className="panel my-games" />}>
              {sits ? <MyGamesOfHouse {...games} /> : <MyGames {...games} />}
            </Suspense>
          )}
          <ul className="ways">
            {(newcomer ? WAYS : KNOWN_WAYS).map(way => (
              <WayCard key={way.id} way={way} />
            ))}
          </ul>
          <AsideGames key={matches.length} />
          {!column && aside}
        </main>
      </div>
    </>
  );
}

/** The games of this device, where some that had been set aside may be among them again: only the rules know it. */
async function withThoseThatCameBack(): Promise<MatchSummary[] | undefined> {
  if (asideMatches().length === 0) return undefined;
  const { hasUntried } = await import('../session/untried');
  return hasUntried() ? (await import('../session/savedMatches')).listMatches() : undefined;
}
